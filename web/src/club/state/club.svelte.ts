/** A club as this page shows it: asked for when it is opened, looked at again, and after everything written down. */

import { api, Refusal } from "../../lib/net/api";
import type { ClubPage, ClubRequest, GameInfo } from "../../lib/net/protocol";
import { reason } from "../../lib/net/reason";
import { storage } from "../../lib/device/storage";
import { clubVisits } from "../../lib/device/visits";
import { cardOf, titleOf } from "../../lib/setup/catalogue";
import { voice } from "../../texts/voice.svelte";
import { ClubDoor } from "./club-api";

export class ClubStore {
  readonly door: ClubDoor;
  page: ClubPage | null = $state.raw(null);
  trouble: string | null = $state(null);
  /** The link does not hold: trying again would not help. */
  refused = $state(false);
  busy = $state(false);
  /** All games; null until they are here. */
  box: readonly GameInfo[] | null = $state.raw(null);
  season: number | null = $state(null);

  constructor(club: string, token: string) {
    this.door = new ClubDoor(club, token);
  }

  get writes(): boolean {
    return this.page?.role === "keeper" || this.page?.role === "scribe";
  }
  get keeps(): boolean {
    return this.page?.role === "keeper";
  }

  async look(season: number | null = this.season): Promise<void> {
    try {
      const page = await this.door.page(season);
      this.season = season;
      this.page = page;
      this.trouble = null;
      this.remember(page);
    } catch (why) {
      this.refused = why instanceof Refusal && why.code === "no-such-club";
      if (this.refused) clubVisits.drop(this.door.token);
      this.trouble = reason(why);
    }
  }

  /** This device knows the way back; and where it comes by a link of one's own, the house does, too. */
  private remember({ role, name }: ClubPage): void {
    const { club, token } = this.door;
    const visit = { club, token, role, name, tied: clubVisits.by(token)?.tied ?? false };
    clubVisits.keep(visit);
    if (visit.tied || role === "guest" || role === "public") return;
    this.door.tie().then(
      () => clubVisits.keep({ ...visit, tied: true }),
      // The next time that somebody looks.
      () => undefined,
    );
  }

  /** Write something down; whether it was. One thing at a time: a second tap is not a second mark. */
  async write(request: ClubRequest): Promise<boolean> {
    return this.doing(() => this.door.write(request, storage.name));
  }

  /** Let a member's name stand nowhere any more; whether it does not. */
  async forget(member: number): Promise<boolean> {
    return this.doing(() => this.door.forget(member));
  }

  /** Delete the club; whether it is gone. */
  async delete(name: string): Promise<boolean> {
    const gone = await this.doing(() => this.door.delete(name), false);
    if (gone) clubVisits.drop(this.door.token);
    return gone;
  }

  private async doing(work: () => Promise<unknown>, looks = true): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      await work();
      if (looks) await this.look();
      return true;
    } catch (why) {
      // What the person has seen is not so any more.
      if (why instanceof Refusal && why.code === "club-owes-otherwise") await this.look();
      this.trouble = reason(why);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Whether the house would take back an entry for whoever looks at the page. */
  undoable(seq: number): boolean {
    return this.page?.undoable.includes(seq) ?? false;
  }

  /** The games of the box, for the names of what was played. */
  async openBox(): Promise<void> {
    this.box = await api.games().catch(() => []);
  }

  titleOf(game: string): string {
    const card = cardOf(this.box ?? [], game);
    // What a game is called inside is for nobody to read, unless there is nothing better.
    return card ? titleOf(card, voice.language) : this.box || !game ? game : "…";
  }

  nameOf(member: number): string {
    return this.page?.members[member]?.name ?? "";
  }
}
