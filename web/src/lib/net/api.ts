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
  PositionPage,
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

// What a house of this device can say or do instead of one that cannot be reached.
const ALSO_HERE = /^(GET \/api\/(games|minds|me$|days$|desks\/form$)|POST \/api\/desks(\/import)?$)/;

/** The answer of the house that a path belongs to, or of this device's own where the box is kept and nobody answers. */
export function asked(
  method: string,
  path: string,
  body?: BodyInit,
  token?: string | null,
  house = houseOf(path),
): Promise<Answer> {
  const isAlsoHere = storage.kept && ALSO_HERE.test(`${method} ${path}`);
  const instead = async () => (await fetchPocket()).instead(method, path, body, token);
  return house.ask(method, path, body, token).catch(isAlsoHere ? instead : unreachable);
}

export async function call<T>(method: string, path: string, body?: unknown, house = houseOf(path)): Promise<T> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return readable(heard(await asked(method, path, text, null, house))) as T;
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

/** An answer that is heard only once the pocket is loaded: a refusal may come before that, and is not lost. */
function awaited<T>(answer: Promise<T>): Promise<T> {
  answer.catch(() => undefined);
  return answer;
}

/** The same of the server and, where this device has a house of its own, of that one too. */
async function mine<T>(method: string, path: string, body?: unknown): Promise<T> {
  const there = awaited(known<T>(method, path, body));
  return storage.pocket && !isHere("") ? (await fetchPocket()).joined(there, method, path, body) : there;
}

/** The calendar of days, and whether it is that of this device: then so is everything that is asked of a day. */
export type Days = DaysInfo & { here: boolean };

async function days(): Promise<Days> {
  await acquainted("/api/days");
  const answer = await asked("GET", "/api/days");
  return { ...(readable(heard(answer)) as DaysInfo), here: isHere("") || !!answer.instead };
}

function ofDay<T>(method: string, here: boolean, date: string, what = "", body?: unknown): Promise<T> {
  const path = `/api/days/${encodeURIComponent(date)}${what}`;
  return here ? call<T>(method, path, body, pocket) : known<T>(method, path, body);
}

export const api = {
  me: once(() => call<Me>("GET", "/api/me")),
  games: once(() => call<GameInfo[]>("GET", "/api/games")),
  minds: once(() => call<string[]>("GET", "/api/minds")),
  publicTables: (): Promise<LobbyRow[]> => call<LobbyRow[]>("GET", "/api/tables"),
  /** Open a table: `here` in this device's pocket, and also where that is all there is. */
  openTable: async (table: NewTable, here = false): Promise<TableLink> => {
    const there = here ? null : awaited(known<TableLink>("POST", "/api/tables", table));
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
  days,
  day: (date: string, here: boolean): Promise<DayStanding> => ofDay("GET", here, date),
  dayFile: (date: string, here: boolean): Promise<unknown> => ofDay("GET", here, date, "/file"),
  playDay: (date: string, here: boolean, name: string): Promise<TableLink> =>
    ofDay("POST", here, date, "/play", { name }),
  myGames: (): Promise<MyGames> => mine<MyGames>("GET", "/api/me/games"),
  replay: (table: string, game: number, invitation: string | null): Promise<Replay> =>
    past("replays", table, game, invitation),
  fairness: (table: string, game: number, invitation: string | null): Promise<FairnessFile> =>
    past("fairness", table, game, invitation),
  ending: (table: string, game: number, invitation: string | null): Promise<Ending> =>
    past("endings", table, game, invitation),
  analysis: (table: string, game: number, invitation: string | null): Promise<AnalysisAnswer> =>
    past("analysis", table, game, invitation),
  position: (line: string): Promise<PositionPage> => known<PositionPage>("POST", "/api/positions", { line }),
  rules: (game: string, lang: Language, options: Record<string, Value>, seats: number | null): Promise<RuleCard> => {
    const query = new URLSearchParams({ lang, options: JSON.stringify(options) });
    if (seats !== null) query.set("seats", String(seats));
    return call<RuleCard>("GET", `/api/games/${game}/rules?${query}`);
  },
};
