/** A club as this page shows it: asked for when it is opened, looked at again, and after everything written down. */

import { Refusal } from "../../lib/net/api";
import type { ClubPage, ClubRequest } from "../../lib/net/protocol";
import { reason } from "../../lib/net/reason";
import { storage } from "../../lib/device/storage";
import { ClubDoor } from "./club-api";
import { visits } from "./visits";

export class ClubStore {
  readonly door: ClubDoor;
  page: ClubPage | null = $state.raw(null);
  trouble: string | null = $state(null);
  /** The link does not hold: trying again would not help. */
  refused = $state(false);
  busy = $state(false);
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
      const { club, token } = this.door;
      visits.keep({ club, token, role: page.role, name: page.name });
    } catch (why) {
      this.refused = why instanceof Refusal && why.code === "no-such-club";
      if (this.refused) visits.drop(this.door.token);
      this.trouble = reason(why);
    }
  }

  /** Write something down; whether it was. One thing at a time: a second tap is not a second mark. */
  async write(request: ClubRequest): Promise<boolean> {
    return this.doing(() => this.door.write(request, storage.name));
  }

  /** Delete the club; whether it is gone. */
  async delete(name: string): Promise<boolean> {
    const gone = await this.doing(() => this.door.delete(name), false);
    if (gone) visits.drop(this.door.token);
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
      this.trouble = reason(why);
      return false;
    } finally {
      this.busy = false;
    }
  }

  nameOf(member: number): string {
    return this.page?.members[member]?.name ?? "";
  }
}
