/** What the pages of a club ask over HTTP. */

import { api, call, known, Refusal } from "../../lib/net/api";
import { ask, fileAt, told } from "../../lib/net/linked";
import type {
  ClubDone,
  ClubLinks,
  ClubPage,
  ClubRequest,
  GameOfTable,
  JoinedClub,
  MyClub,
  NewClubRequest,
  TakenOver,
} from "../../lib/net/protocol";
import { newKey } from "../../lib/net/socket";
import { reach } from "../../lib/route/reach.svelte";

const isLost = (why: unknown): boolean => why instanceof Refusal && why.code === "no-connection";

export type ClubFile = "export" | "book.csv" | "season.csv" | "games.csv";

/** A club as whoever holds this link sees it. */
export class ClubDoor {
  // What was sent since the page was last seen, with its key: whoever taps the same again means the same.
  private readonly unseen = new Map<string, string>();

  constructor(
    readonly club: string,
    readonly token: string,
  ) {}

  /** Whoever sees the page knows what is written down: what they tap from then on is something else. */
  async page(season: number | null): Promise<ClubPage> {
    const page = await this.told<ClubPage>("GET", season === null ? "page" : `page?season=${season}`);
    this.unseen.clear();
    return page;
  }
  links(): Promise<ClubLinks> {
    return this.told("GET", "links");
  }
  /** Written down once, however often it has to be sent. */
  async write(request: ClubRequest, by: string): Promise<ClubDone> {
    const says = JSON.stringify(request);
    const asked = { key: this.unseen.get(says) ?? newKey(), request, by };
    this.unseen.set(says, asked.key);
    try {
      return await this.told("POST", "requests", asked);
    } catch (why) {
      if (!isLost(why)) this.unseen.delete(says);
      // Whether it arrived is not known; the same key is not written down twice.
      if (isLost(why)) return this.told("POST", "requests", asked);
      throw why;
    }
  }
  join(name: string, key: string): Promise<JoinedClub> {
    return this.told("POST", "join", { name, key });
  }
  tournament(desk: string, token: string): Promise<TakenOver> {
    return this.told("POST", "tournament", { desk, token });
  }
  game(game: GameOfTable): Promise<TakenOver> {
    return this.told("POST", "game", game);
  }
  /** Let the house remember that this device comes by this link. */
  async tie(): Promise<void> {
    await api.me();
    await ask("POST", this.at("tie"), this.token);
  }
  forget(member: number): Promise<ClubDone> {
    return this.told("POST", "forget", { member });
  }
  delete(name: string): Promise<ClubDone> {
    return this.told("POST", "delete", { name });
  }
  file(what: ClubFile, query = ""): Promise<Blob> {
    return fileAt(this.at(what) + query, this.token);
  }

  private told<T>(method: string, what: string, body?: unknown): Promise<T> {
    return told<T>(method, this.at(what), this.token, body);
  }
  private at(what: string): string {
    return `/api/clubs/${encodeURIComponent(this.club)}/${what}`;
  }
}

export const clubs = {
  /** The clubs of whoever holds this device. */
  mine: (): Promise<MyClub[]> => known<MyClub[]>("GET", "/api/me/clubs"),
  /** Let the house forget that this person has been at a club. */
  part: (club: string): Promise<unknown> => call("DELETE", `/api/clubs/${encodeURIComponent(club)}/tie`),
  found: async (club: NewClubRequest): Promise<ClubLinks> => {
    await api.me();
    return told("POST", "/api/clubs", null, club);
  },
  restore: async (file: Blob): Promise<ClubLinks> => {
    await api.me();
    return JSON.parse(await ask("POST", "/api/clubs/import", null, file)) as ClubLinks;
  },
};

export const clubHash = (club: string, token: string): string => `#/club/${club}?${token}`;
/** The address of a club's page, for others. */
export const clubLink = (club: string, token: string): string | null => reach.link(clubHash(club, token));
