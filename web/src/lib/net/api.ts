/** What is asked of the server over HTTP. */

import type {
  AnalysisAnswer,
  DaysInfo,
  DayStanding,
  Ending,
  Fact,
  FairnessFile,
  GameInfo,
  Language,
  Liking,
  LobbyRow,
  Me,
  MyGames,
  MyTable,
  NewTable,
  Replay,
  RuleCard,
  TableLink,
  Value,
} from "./protocol";
import { storage } from "../device/storage";
import { fetchPocket, houseOf, isHere, pocket, type Answer } from "./transport";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, Fact> = {},
  ) {
    super(code);
  }
}

/** The words of an answer; a refusal says of itself what it is, and without that, nobody was there who could. */
export function heard({ status, told }: Answer): string {
  if (status < 400) return told;
  const said = readable(told) as Record<string, unknown>;
  throw new Refusal(
    String(said["code"] ?? said["detail"] ?? "no-connection"),
    (said["facts"] ?? {}) as Refusal["facts"],
  );
}

/** What JSON says; where it is none, nothing. */
function readable(told: string): unknown {
  try {
    return JSON.parse(told);
  } catch {
    return {};
  }
}

/** Nobody has answered. */
export function unreachable(): never {
  throw new Refusal("no-connection");
}

// What a house of this device can say instead of one that cannot be reached.
const ALSO_HERE = /^\/api\/(games|minds|me$)/;

export async function call<T>(method: string, path: string, body?: unknown, house = houseOf(path)): Promise<T> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const isAlsoHere = storage.kept && method === "GET" && ALSO_HERE.test(path);
  const instead = isAlsoHere ? () => pocket.ask(method, path) : unreachable;
  return readable(heard(await house.ask(method, path, text).catch(instead))) as T;
}

/** Asked once; after a failure asked again. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () =>
    (answer ??= ask().catch((trouble: unknown) => {
      answer = undefined;
      throw trouble;
    }));
}

/** A page of a finished game. */
function past<T>(what: string, table: string, game: number, invitation: string | null): Promise<T> {
  const query = invitation ? `?${new URLSearchParams({ invitation })}` : "";
  return known<T>("GET", `/api/tables/${encodeURIComponent(table)}/${what}/${game}${query}`);
}

/** As somebody whom the house knows: the first answer also brings the cookie. */
export async function known<T>(method: string, path: string, body?: unknown): Promise<T> {
  await acquainted(path);
  return call<T>(method, path, body);
}

/** Whether the house that has this table or path knows this device by now; a pocket always does. */
export const acquainted = async (at: string): Promise<unknown> => isHere(at) || api.me();

/** The same of the server and, where this device has a house of its own, of that one too. */
async function mine<T>(method: string, path: string, body?: unknown): Promise<T> {
  const there = known<T>(method, path, body);
  return storage.pocket && !isHere("") ? (await fetchPocket()).joined(there, method, path, body) : there;
}

export const api = {
  me: once(() => call<Me>("GET", "/api/me")),
  games: once(() => call<GameInfo[]>("GET", "/api/games")),
  minds: once(() => call<string[]>("GET", "/api/minds")),
  publicTables: (): Promise<LobbyRow[]> => call<LobbyRow[]>("GET", "/api/tables"),
  /** Open a table: `here` in this device's pocket, and also where that is all there is. */
  openTable: async (table: NewTable, here = false): Promise<TableLink> => {
    const there = here ? null : known<TableLink>("POST", "/api/tables", table);
    const link = there && !storage.kept ? await there : await (await fetchPocket()).openTable(table, there);
    // Whoever shows the tokens with the first hello sits there at once.
    storage.keepTokens(link.table, Object.values(link.tokens ?? {}));
    return link;
  },
  join: (code: string): Promise<TableLink> => known<TableLink>("POST", "/api/join", { code }),
  rename: (name: string): Promise<Me> => mine<Me>("PUT", "/api/me", { name }),
  favourites: (): Promise<string[]> => known<string[]>("GET", "/api/me/favourites"),
  like: (changes: Liking): Promise<string[]> => known<string[]>("PUT", "/api/me/favourites", changes),
  exported: (): Promise<unknown> => mine("GET", "/api/me/export"),
  forget: (): Promise<unknown> => mine("DELETE", "/api/me"),
  myTables: (): Promise<MyTable[]> => mine<MyTable[]>("GET", "/api/me/tables"),
  days: (): Promise<DaysInfo> => known<DaysInfo>("GET", "/api/days"),
  day: (date: string): Promise<DayStanding> => known<DayStanding>("GET", `/api/days/${encodeURIComponent(date)}`),
  dayFile: (date: string): Promise<unknown> => known("GET", `/api/days/${encodeURIComponent(date)}/file`),
  playDay: (date: string): Promise<TableLink> =>
    known<TableLink>("POST", `/api/days/${encodeURIComponent(date)}/play`, {}),
  myGames: (): Promise<MyGames> => mine<MyGames>("GET", "/api/me/games"),
  replay: (table: string, game: number, invitation: string | null): Promise<Replay> =>
    past("replays", table, game, invitation),
  fairness: (table: string, game: number, invitation: string | null): Promise<FairnessFile> =>
    past("fairness", table, game, invitation),
  ending: (table: string, game: number, invitation: string | null): Promise<Ending> =>
    past("endings", table, game, invitation),
  analysis: (table: string, game: number, invitation: string | null): Promise<AnalysisAnswer> =>
    past("analysis", table, game, invitation),
  rules: (game: string, lang: Language, options: Record<string, Value>, seats: number | null): Promise<RuleCard> => {
    const query = new URLSearchParams({ lang, options: JSON.stringify(options) });
    if (seats !== null) query.set("seats", String(seats));
    return call<RuleCard>("GET", `/api/games/${game}/rules?${query}`);
  },
};
