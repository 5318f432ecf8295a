/** Tables that go from this device to the server, or along with it. */

import { storage } from "../device/storage";
import { call, known, Refusal } from "../net/api";
import type { MyTable, TableLink } from "../net/protocol";
import { isHere, pocket } from "../net/transport";

const ID_BYTES = 9;
// What a house says that cannot be asked now, and may be asked again.
const NOT_NOW = ["no-connection", "too-many-requests", "busy", "unreachable"];
const PAUSE_MS = 5000;
const MOST_WAITS = 12;

/** The file of a table on its way: nobody here reads more of it than where it goes. */
type TableFile = { to: string };

/** The house that was to have the table does not take it; it goes on at home, under another id. */
export class CameHome extends Error {
  constructor(
    readonly why: Refusal,
    readonly home: TableLink,
  ) {
    super(why.code);
  }
}

/** An id that nobody can guess, as a house gives them. */
function newId(here: boolean): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(ID_BYTES))];
  return (here ? "hier-" : "") + bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const arrive = (file: TableFile, friends: boolean): Promise<TableLink> =>
  known<TableLink>("POST", `/api/tables/${file.to}/arrival${friends ? "?friends=true" : ""}`, file);

/**
 * Let a table go on in the other house: from this device at the server, from the server on this device. It is closed
 * where it was before the other house has it; whoever asks again, after whatever went wrong, goes on where it stopped.
 */
export async function move(table: string, friends: boolean): Promise<TableLink> {
  const file = await known<TableFile>("POST", `/api/tables/${table}/departure`, { to: newId(!isHere(table)) });
  keepSeeds(table, file.to);
  try {
    return await arrive(file, friends);
  } catch (why) {
    if (!(why instanceof Refusal) || NOT_NOW.includes(why.code)) throw why;
    const home = { ...file, to: newId(isHere(table)) };
    keepSeeds(table, home.to);
    throw new CameHome(why, await arrive(home, false));
  }
}

/** What this device has promised for the next game, it can open at the new table as well. */
function keepSeeds(from: string, to: string): void {
  for (let seat = 0; seat < 16; seat++) {
    const seed = storage.seed(from, seat);
    if (seed !== null) storage.keepSeed(to, seat, seed);
  }
}

/** The tables on this device at which games were played to their end, and none is going on. */
export async function finishedHere(): Promise<MyTable[]> {
  const tables = await call<MyTable[]>("GET", "/api/me/tables", undefined, pocket);
  return tables.filter(({ phase, games }) => games.length && (phase === "over" || phase === "closed"));
}

/** Hand these tables over to the server, one after the other; `told` hears how many are done. */
export async function handIn(tables: MyTable[], told: (done: number) => void): Promise<void> {
  for (const [done, { table }] of tables.entries()) {
    told(done);
    await patiently(() => move(table, false));
  }
  told(tables.length);
}

/** A house that is asked too much is asked again after a while, but not for ever. */
async function patiently<T>(ask: () => Promise<T>, waits = MOST_WAITS): Promise<T> {
  try {
    return await ask();
  } catch (why) {
    if (!(why instanceof Refusal) || why.code !== "too-many-requests" || !waits) throw why;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return patiently(ask, waits - 1);
  }
}
