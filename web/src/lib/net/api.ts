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

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, Fact> = {},
  ) {
    super(code);
  }
}

/** What a refusal says of itself; without that, nobody was there who could. */
export function refusal(told: Record<string, unknown>): Refusal {
  const code = String(told["code"] ?? told["detail"] ?? "no-connection");
  return new Refusal(code, (told["facts"] ?? {}) as Record<string, Fact>);
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new Refusal("no-connection");
  });
  const told = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  if (!answer.ok) throw refusal(told);
  return told as T;
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
  await api.me();
  return call<T>(method, path, body);
}

export const api = {
  me: once(() => call<Me>("GET", "/api/me")),
  games: once(() => call<GameInfo[]>("GET", "/api/games")),
  minds: once(() => call<string[]>("GET", "/api/minds")),
  publicTables: (): Promise<LobbyRow[]> => call<LobbyRow[]>("GET", "/api/tables"),
  openTable: (table: NewTable): Promise<TableLink> => known<TableLink>("POST", "/api/tables", table),
  join: (code: string): Promise<TableLink> => known<TableLink>("POST", "/api/join", { code }),
  rename: (name: string): Promise<Me> => known<Me>("PUT", "/api/me", { name }),
  favourites: (): Promise<string[]> => known<string[]>("GET", "/api/me/favourites"),
  like: (changes: Liking): Promise<string[]> => known<string[]>("PUT", "/api/me/favourites", changes),
  exported: (): Promise<unknown> => known("GET", "/api/me/export"),
  forget: (): Promise<unknown> => known("DELETE", "/api/me"),
  myTables: (): Promise<MyTable[]> => known<MyTable[]>("GET", "/api/me/tables"),
  days: (): Promise<DaysInfo> => known<DaysInfo>("GET", "/api/days"),
  day: (date: string): Promise<DayStanding> => known<DayStanding>("GET", `/api/days/${encodeURIComponent(date)}`),
  dayFile: (date: string): Promise<unknown> => known("GET", `/api/days/${encodeURIComponent(date)}/file`),
  playDay: (date: string): Promise<TableLink> =>
    known<TableLink>("POST", `/api/days/${encodeURIComponent(date)}/play`, {}),
  myGames: (): Promise<MyGames> => known<MyGames>("GET", "/api/me/games"),
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
