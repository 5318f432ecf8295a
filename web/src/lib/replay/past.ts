/** Finished games: where their pages are, how they went in numbers, and what an analysis says in words. */

import type { Analysis, Phrase, Replay, Scene, Seat } from "../net/protocol";
import { pileOf, scoreOf, standingsOf } from "../table/seats";

/** A line for every seat over the steps of a game; `unit` is what is counted. */
export type Course = { unit: string; rows: number[][] };

/** The address of a page after the game. */
export function pastPlace(page: "replay" | "fair", table: string, game: number, more: PastWish = {}): string {
  const step = page === "replay" ? `/${more.step ?? 0}` : "";
  return `#/${page}/${table}/${game}${step}${more.invitation ? `?${more.invitation}` : ""}`;
}
export type PastWish = { step?: number; invitation?: string | null };

/**
 * The points or chips of every seat after each step; null where a game counts neither, or where they never change.
 * Where chips lie before the seats, the game is about them, and what else is counted is only the sum of a round.
 */
export function courseOf(replay: Replay): Course | null {
  const seats = replay.names.map((_, seat) => seat);
  const chips = replay.steps.some(({ scene }) => seats.some((seat) => pileOf(scene, seat)));
  const amountOf = chips ? chipsIn : scoreIn;
  const amounts = replay.steps.map(({ scene }) => seats.map((seat) => amountOf(scene, seat)));
  if (!amounts.some((row) => row.some((amount) => amount !== null))) return null;
  const unit = replay.steps.map(({ scene }) => standingsOf(scene)?.unit).find(Boolean) ?? "points";
  const rows = amounts.map((_, step) => seats.map((s) => latest(amounts, step, s)));
  const [first] = rows;
  return rows.some((row) => row.some((amount, seat) => amount !== first![seat]))
    ? { unit: chips ? "chips" : unit, rows }
    : null;
}

function chipsIn(scene: Scene, seat: Seat): number | null {
  return pileOf(scene, seat)?.pile.chips ?? null;
}

function scoreIn(scene: Scene, seat: Seat): number | null {
  return scoreOf(scene, seat, standingsOf(scene)?.rows.find((row) => row.seat === seat) ?? null)?.number ?? null;
}

/** What a seat had last, where a scene does not tell. */
function latest(amounts: (number | null)[][], step: number, seat: Seat): number {
  for (let at = step; at >= 0; at--) {
    const amount = amounts[at]![seat];
    if (amount !== null && amount !== undefined) return amount;
  }
  return 0;
}

/** The steps at which somebody's amount changed, and the first and the last: enough to read a course as a table. */
export function turningSteps(rows: number[][]): number[] {
  const last = rows.length - 1;
  return rows.flatMap((row, step) =>
    step === 0 || step === last || row.some((amount, seat) => amount !== rows[step - 1]![seat]) ? [step] : [],
  );
}

/** Round numbers from at most `low` to at least `high`, at most five of them, and no closer than `least`. */
export function scale(low: number, high: number, least = 0): number[] {
  const span = Math.max(high - low, 1e-9);
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const unit = [1, 2, 5, 10].map((factor) => factor * power).find((each) => span / each <= 4 && each >= least) ?? least;
  const marks: number[] = [];
  for (let mark = Math.floor(low / unit); mark * unit < high + unit; mark++)
    marks.push(Number((mark * unit).toFixed(9)));
  return marks;
}

/** A value in words, rounded to tenths, as the house says it. */
export function amountPhrase(value: number, unit: Analysis["unit"], signed = false): Phrase {
  const tenths = Math.round(Math.abs(value) * (unit === "chance" ? 1000 : 10));
  const sign = !tenths ? "" : value < 0 ? "−" : signed ? "+" : "";
  return { type: "phrase", key: `amount-${unit}`, facts: { sign, whole: Math.floor(tenths / 10), tenth: tenths % 10 } };
}

/** The page of a position. A line has strokes of its own, which are no parts of an address. */
export const positionHash = (line: string): string => `#/stellung/${encodeURIComponent(line)}`;
