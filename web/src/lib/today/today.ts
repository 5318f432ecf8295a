/** The dice of the day: where one stands, what may be told of it, and the calendar around it. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { DayInfo } from "../net/protocol";

/** Among all who have played: the place, and how many of the others did worse. */
export type Standing = { place: number; players: number; beaten: number };

export function standingOf(result: number, results: readonly number[]): Standing {
  const higher = results.filter((each) => each > result).length;
  const lower = results.filter((each) => each < result).length;
  return { place: higher + 1, players: results.length, beaten: results.length > 1 ? lower / (results.length - 1) : 0 };
}

const DICE = 6;
/** A row of dice that says how well it went and nothing of what fell: by the others, or else by the best play. */
export function diceRow(result: number, results: readonly number[], best: number | null): string {
  const { beaten, players } = standingOf(result, results);
  const share =
    players > 1 ? beaten : best !== null && best > 0 ? result / best : Number(best === null || result >= best);
  const count = Math.max(1, Math.min(DICE, Math.round(share * DICE)));
  return "🎲".repeat(count) + "▫️".repeat(DICE - count);
}

/** Results in so many steps from the lowest to the highest, each with how many fell there and whether one's own did. */
export type Step = { low: number; high: number; count: number; mine: boolean };

export function stepsOf(results: readonly number[], mine: number | null, most = 10): Step[] {
  const all = mine === null ? results : [...results, mine];
  if (!all.length) return [];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const size = Math.max(1, Math.ceil((high - low + 1) / most));
  return Array.from({ length: Math.ceil((high - low + 1) / size) }, (_, index) => {
    const from = low + index * size;
    const within = (each: number) => each >= from && each < from + size;
    return {
      low: from,
      high: from + size - 1,
      count: results.filter(within).length,
      mine: mine !== null && within(mine),
    };
  });
}

const DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * The days up to today in weeks that begin on Monday, the latest week first; null where there is no day, and no week
 * where there is none at all: a house that was closed for long has sealed nothing in that time.
 */
export function weeksOf(days: readonly DayInfo[], today: string): (DayInfo | null)[][] {
  const weeks = new Map<number, (DayInfo | null)[]>();
  for (const day of days.filter(({ date }) => date <= today)) {
    const at = new Date(`${day.date}T12:00:00Z`);
    const weekday = (at.getUTCDay() + 6) % DAYS;
    const monday = Math.floor(at.getTime() / DAY_MS) - weekday;
    const week = weeks.get(monday) ?? Array<DayInfo | null>(DAYS).fill(null);
    week[weekday] = day;
    weeks.set(monday, week);
  }
  return [...weeks.values()].reverse();
}

/** Whether a moment is midnight where this device is. The days of a house end at midnight where the house is. */
export function isMidnight(moment: number): boolean {
  const at = new Date(moment);
  return at.getHours() === 0 && at.getMinutes() === 0;
}

/** Whether the seed of a past day is the one that had been sealed. */
export function isSealedSeed(day: DayInfo): boolean {
  if (!day.seed) return false;
  const told = concatBytes(hexToBytes(day.seed), utf8ToBytes(`knobel/day/${day.date}/${day.game}`));
  return bytesToHex(sha256(told)) === day.commitment;
}

const MOST_SEALS = 120;
/** The seals that this device has seen, with those that are new; and the days whose seal has become another. */
export function notedSeals(
  known: Record<string, string>,
  days: readonly DayInfo[],
): { seals: Record<string, string>; changed: string[] } {
  const changed = days.filter((day) => known[day.date] && known[day.date] !== day.commitment).map((day) => day.date);
  const all = { ...Object.fromEntries(days.map((day) => [day.date, day.commitment])), ...known };
  const seals = Object.fromEntries(Object.entries(all).toSorted().slice(-MOST_SEALS));
  return { seals, changed };
}
