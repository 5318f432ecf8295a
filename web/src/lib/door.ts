/** The front door: what is asked over HTTP. */

import type { GameInfo, Language, Me, NewTable, TableLink, Value } from "./protocol";

export class Refusal extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new Refusal("no-connection");
  });
  const told = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  if (!answer.ok) throw new Refusal(String(told["code"] ?? told["detail"] ?? "no-connection"));
  return told as T;
}

let known: Promise<Me> | undefined;
let box: Promise<GameInfo[]> | undefined;

export const door = {
  /** Who this device is; asked once, because the answer also brings the cookie. */
  me: (): Promise<Me> => (known ??= call<Me>("GET", "/api/me")),
  games: (): Promise<GameInfo[]> =>
    (box ??= call<GameInfo[]>("GET", "/api/games").catch((trouble: unknown) => {
      box = undefined;
      throw trouble;
    })),
  openTable: async (table: NewTable): Promise<TableLink> => {
    await door.me();
    return call<TableLink>("POST", "/api/tables", table);
  },
  join: async (code: string): Promise<TableLink> => {
    await door.me();
    return call<TableLink>("POST", "/api/join", { code });
  },
  rules: async (game: string, lang: Language, options: Record<string, Value>): Promise<string> => {
    const query = new URLSearchParams({ lang, options: JSON.stringify(options) });
    return (await call<{ text: string }>("GET", `/api/games/${game}/rules?${query}`)).text;
  },
};
