/** A result that is known already, written down in a club: of a tournament, or of a game at a table. */

import { storage } from "../../lib/device/storage";
import type { ClubVisit } from "../../lib/device/visits";
import { dayOf } from "../days";
import { ClubDoor } from "./club-api";

/** Where a result stands, for whoever may look at it. */
export type ResultOf = { desk: string; token: string } | { table: string; number: number; invitation: string | null };
/** What was written down as which entry; without one, nobody of the club was there. */
export type Entered = { seq: number | null; count: number; unknown: string[] };

/** The name of a result, by which a club knows that it has it already. */
const sourceOf = (from: ResultOf): string => ("desk" in from ? from.desk : `${from.table}/${from.number}`);

export async function enter(visit: ClubVisit, from: ResultOf, title: string): Promise<Entered> {
  const door = new ClubDoor(visit.club, visit.token);
  const found = await ("desk" in from ? door.tournament(from.desk, from.token) : door.game(from));
  const { places, game = "", at } = found;
  if (!places.length) return { seq: null, count: 0, unknown: found.unknown };
  const date = dayOf(at ? new Date(at) : new Date());
  const evening = { type: "record_evening", date, title, game, places, source: sourceOf(from) } as const;
  const { seq } = await door.write(evening, storage.name);
  return { seq, count: places.length, unknown: found.unknown };
}

export const takeBack = (visit: ClubVisit, seq: number): Promise<unknown> =>
  new ClubDoor(visit.club, visit.token).write({ type: "undo_entry", entry: seq }, storage.name);
