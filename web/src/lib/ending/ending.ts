/** How a game has ended, as data: what kind of end it is, who stands where, and which words are chosen for it. */

import type { Ending, Result, Seat } from "../net/protocol";

/**
 * `lost` is the end of a game in which it matters who has lost; in a `draw` all are equal, while in one that `nobody`
 * has won they are not; a `performance` was nobody's against anybody; `stopped` was ended by a bound on its length;
 * `given-up` has no result.
 */
export type Kind = "won" | "shared" | "lost" | "draw" | "nobody" | "performance" | "solo" | "stopped" | "given-up";
export type Row = {
  seat: Seat;
  /** None where nobody played against anybody. */
  place: number | null;
  points: number | null;
  chips: number | null;
  won: boolean;
  lost: boolean;
};
/** What is counted, each in a column of its own. */
export type Column = { of: "points" | "chips"; signed: boolean };

// So many teases are there of each kind, and so many words for whoever has played alone.
export const TEASES = 12;
export const SOLO_WORDS = 4;

/** Who has won; where a game names only who has lost, the one who came through, if that was only one. */
export function winnersOf({ winners, losers, places }: Result): Seat[] {
  if (winners.length || !losers.length) return [...winners];
  const through = places.flatMap((_, seat) => (losers.includes(seat) ? [] : [seat]));
  return through.length === 1 ? through : [];
}

export function kindOf(result: Result | null): Kind {
  if (!result) return "given-up";
  if (result.flags.includes("stopped_by_limit")) return "stopped";
  if (result.flags.includes("performance")) return "performance";
  if (result.places.length === 1) return "solo";
  const winners = winnersOf(result);
  if (result.losers.length && winners.length > result.losers.length) return "lost";
  if (winners.length === 1) return "won";
  if (winners.length === result.places.length) return "draw";
  if (winners.length) return "shared";
  if (result.losers.length) return "lost";
  return new Set(result.points).size > 1 ? "nobody" : "draw";
}

/** Everybody, the best first; those on one place as they sit. Where no chips are left over, gains and losses count. */
export function rowsOf(result: Result): Row[] {
  const chips = result.chips ?? result.nets;
  const winners = winnersOf(result);
  const ranked = kindOf(result) !== "performance";
  return result.places
    .map((place, seat) => ({
      seat,
      place: ranked ? place : null,
      points: result.points?.[seat] ?? null,
      chips: chips?.[seat] ?? null,
      won: winners.includes(seat),
      lost: result.losers.includes(seat),
    }))
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || a.seat - b.seat);
}

export function columnsOf(result: Result): Column[] {
  const points: Column[] = result.points?.some((each) => each !== null) ? [{ of: "points", signed: false }] : [];
  const chips: Column[] = (result.chips ?? result.nets) ? [{ of: "chips", signed: !result.chips }] : [];
  return [...points, ...chips];
}

/** Whom a kind word is for: the losers that the game names, else those on the last place; nobody where all are equal. */
export function lastOf(result: Result): Seat[] {
  if (result.losers.length) return [...result.losers];
  const last = Math.max(...result.places);
  return last > 1 ? result.places.flatMap((place, seat) => (place === last ? [seat] : [])) : [];
}

/** A number below a bound that everybody at a table has alike after one of its games. */
export function lot(table: string, game: number, below: number): number {
  let state = 2166136261;
  for (const letter of `${table}/${game}`) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return ((state ^ (state >>> 15)) >>> 0) % below;
}

/** The key of the tease, or of the words for whoever has played alone; null where nothing of the kind is said. */
export function teaseKey(result: Result | null, table: string, game: number): string | null {
  const kind = kindOf(result);
  if (!result || ["draw", "nobody", "performance", "stopped"].includes(kind)) return null;
  if (kind === "solo") return `web-ending-alone-${lot(table, game, SOLO_WORDS) + 1}`;
  if (!lastOf(result).length) return null;
  return `web-ending-${result.losers.length ? "loser" : "last"}-${lot(table, game, TEASES) + 1}`;
}

/** The best results that are worth a line: one's own comes first, and is not told again as the table's. */
export function bestsOf(ending: Ending | null): { of: "own" | "table"; seat: Seat; points: number; before: number }[] {
  const { own, table } = ending ?? { own: null, table: null };
  return [
    ...(own ? [{ of: "own" as const, ...own }] : []),
    ...(table && table.seat !== own?.seat ? [{ of: "table" as const, ...table }] : []),
  ];
}
