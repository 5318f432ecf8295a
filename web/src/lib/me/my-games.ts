/** One's own finished games, counted: by game, by luck, in a row. All of it follows from the list that the house keeps. */

import type { MyGame } from "../net/protocol";
import { knownAs } from "../setup/catalogue";

export type Company = "people" | "bots" | "alone";
export type Filter = { game: string | null; days: number | null; company: Company | null };
export const ALL: Filter = { game: null, days: null, company: null };
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether nobody was ahead and yet nobody has won, as at the end of a show or of a draw. */
export const hasNoWinner = (game: MyGame): boolean => game.place === 1 && !game.won && !game.lost;

/** Whether there was something to win: alone, and where nobody wins, no win can be counted and no streak broken. */
export const couldBeWon = (game: MyGame): boolean => game.seats > 1 && !hasNoWinner(game);

export const companyOf = (game: MyGame): Company => (game.people ? "people" : game.seats > 1 ? "bots" : "alone");

/** The games that somebody wants to look at. */
export function chosen(games: readonly MyGame[], filter: Filter, now: number): MyGame[] {
  const since = filter.days === null ? 0 : now - filter.days * DAY_MS;
  return games.filter(
    (each) =>
      (filter.game === null || knownAs(each) === filter.game) &&
      each.ended >= since &&
      (filter.company === null || companyOf(each) === filter.company),
  );
}

/**
 * How somebody has fared at a game. `rated` are those in which there was something to win; `course` are points, or else
 * net chips, from the first game to the last.
 */
export type GameRow = {
  game: string;
  played: number;
  rated: number;
  won: number;
  lost: number;
  unit: "points" | "chips" | null;
  best: number | null;
  mean: number | null;
  course: number[];
  last: number;
};

/** Every game that was played, the one played most first. */
export function byGame(games: readonly MyGame[]): GameRow[] {
  return [...grouped(games, knownAs).values()].map(rowOf).sort((a, b) => b.played - a.played || b.last - a.last);
}

function rowOf(games: MyGame[]): GameRow {
  const past = inOrder(games);
  const unit = past.some((each) => each.points !== null) ? "points" : chipsIn(past);
  const course = unit === null ? [] : past.flatMap((each) => each[unit] ?? []);
  const best = fewestWin(games) ? Math.min(...course) : Math.max(...course);
  return {
    game: knownAs(past[0]!),
    played: past.length,
    rated: past.filter(couldBeWon).length,
    won: past.filter((each) => couldBeWon(each) && each.won).length,
    lost: past.filter((each) => each.lost).length,
    unit,
    best: course.length ? best : null,
    mean: meanOf(course),
    course,
    last: past.at(-1)!.ended,
  };
}

const chipsIn = (games: MyGame[]): "chips" | null => (games.some((each) => each.chips !== null) ? "chips" : null);

function grouped<T>(things: readonly T[], by: (thing: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things) found.set(by(thing), [...(found.get(by(thing)) ?? []), thing]);
  return found;
}

/** Whether the fewest points win at a game, as those who won there show. */
export function fewestWin(games: readonly MyGame[]): boolean {
  return games.reduce((sum, each) => sum + Math.sign(each.lead ?? 0), 0) < 0;
}

export function meanOf(numbers: readonly number[]): number | null {
  return numbers.length ? numbers.reduce((sum, each) => sum + each, 0) / numbers.length : null;
}

/** Wins in a row: now, and the longest. */
export function streaks(games: readonly MyGame[]): { now: number; longest: number } {
  let [now, longest] = [0, 0];
  for (const each of inOrder(games.filter(couldBeWon))) {
    now = each.won ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/** From the first game to the last. */
export const inOrder = (games: readonly MyGame[]): MyGame[] =>
  games.toSorted((a, b) => a.ended - b.ended || a.number - b.number);

/** What dice brought and decisions gave away, on average over the analysed games that count the same. */
export type Luck = { unit: string; games: number; luck: number; losses: number; decisions: number };

export function luckByUnit(games: readonly MyGame[]): Luck[] {
  const analysed = games.flatMap((each) => each.luck ?? []);
  return [...grouped(analysed, (each) => each.unit)].map(([unit, some]) => ({
    unit,
    games: some.length,
    luck: meanOf(some.map((each) => each.luck))!,
    losses: meanOf(some.map((each) => each.losses))!,
    decisions: some.reduce((sum, each) => sum + each.decisions, 0),
  }));
}

/** Shares by steps of points, from the lowest step that anybody reached to the highest. */
export type Bar = { low: number; own: number; best: number };
export type Counted = { games: number; step: number; mean: number; counts: Record<string, number> };

export function distribution(points: readonly number[], best: Counted): Bar[] {
  const own = new Map<number, number>();
  for (const each of points) {
    const low = Math.floor(each / best.step) * best.step;
    own.set(low, (own.get(low) ?? 0) + 1);
  }
  const lows = Object.entries(best.counts).flatMap(([low, count]) =>
    count / best.games >= 0.002 ? [Number(low)] : [],
  );
  const [first, last] = [Math.min(...lows, ...own.keys()), Math.max(...lows, ...own.keys())];
  return Array.from({ length: (last - first) / best.step + 1 }, (_, index) => {
    const low = first + index * best.step;
    return {
      low,
      own: points.length ? (own.get(low) ?? 0) / points.length : 0,
      best: (best.counts[String(low)] ?? 0) / best.games,
    };
  });
}
