/** What somebody has on this device and what the server has of them, as one. */

import { call, heard, Refusal } from "../net/api";
import type { MyGame, MyGames, MyTable, NewTable, TableLink } from "../net/protocol";
import { pocket, type Answer } from "../net/transport";
import { notice } from "./notice.svelte";
import { ask, look } from "./pocket";

type Join = (there: never, here: never) => unknown;

const newestFirst = (there: MyTable[], here: MyTable[]): MyTable[] =>
  [...there, ...here].sort((one, other) => other.changed - one.changed);
const gameKey = ({ game, number, seat, ended }: MyGame): string => [game, number, seat, ended].join("/");
/** A game whose table has gone from one house to the other is known to both: the server's word stands. */
function lastFirst(there: MyGames, here: MyGames): MyGames {
  const known = new Set(there.games.map(gameKey));
  const games = [...there.games, ...here.games.filter((game) => !known.has(gameKey(game)))];
  return {
    ...there,
    games: games.sort((one, other) => other.ended - one.ended),
    unread: there.unread + here.unread,
  };
}

/** How two answers become one; what is not here has the server's. */
const JOINS: Record<string, Join> = {
  "/api/me/tables": newestFirst,
  "/api/me/games": lastFirst,
  "/api/me/export": (there: object, here: object) => ({ ...there, device: here }),
};

/** The server's answer with that of this device. To look at, one of them is enough; what is changed is changed in both. */
export async function joined<T>(there: Promise<T>, method: string, path: string, body?: unknown): Promise<T> {
  if (method !== "GET") await there;
  const here = look(method, path, body === undefined ? "" : JSON.stringify(body)).then((answer) =>
    own<T>(heard(answer)),
  );
  const [far, near] = await Promise.allSettled([there, here]);
  if (far.status === "rejected" && near.status === "rejected") throw far.reason;
  if (far.status === "rejected") return (near as PromiseFulfilledResult<T>).value;
  const join = JOINS[path] as ((there: T, here: T) => T) | undefined;
  return join && near.status === "fulfilled" ? join(far.value, near.value) : far.value;
}

const own = <T>(told: string): T => JSON.parse(told) as T;

/** What this device says or does because the server does not answer; whoever goes on here is told so. */
export async function instead(...[method, ...rest]: Parameters<typeof ask>): Promise<Answer> {
  const answer = await ask(method, ...rest);
  if (method !== "GET" && answer.status < 400) void notice.tell("here");
  return { ...answer, instead: true };
}

/** Open a table on this device: at once, or where the server does not answer and nobody else is expected. */
export async function openTable(table: NewTable, there: Promise<TableLink> | null): Promise<TableLink> {
  try {
    if (there) return await there;
  } catch (why) {
    const isAway = why instanceof Refusal && why.code === "no-connection";
    if (!isAway || table.seats.some(({ kind }) => kind === "open")) throw why;
    void notice.tell("here");
  }
  return call<TableLink>("POST", "/api/tables", table, pocket);
}
