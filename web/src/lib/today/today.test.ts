import { expect, it } from "vitest";
import type { DayInfo } from "../net/protocol";
import { diceRow, isMidnight, isSealedSeed, notedSeals, standingOf, stepsOf, weeksOf } from "./today";

const day = (date: string, more: Partial<DayInfo> = {}): DayInfo => ({
  date,
  game: "kniffel",
  commitment: `c${date}`,
  sealed: 0,
  seed: null,
  players: 0,
  mine: null,
  ...more,
});

it("says where one stands among all, equal results sharing a place", () => {
  expect(standingOf(200, [100, 150, 200, 200, 300])).toEqual({ place: 2, players: 5, beaten: 0.5 });
  expect(standingOf(200, [200])).toEqual({ place: 1, players: 1, beaten: 0 });
});

it("tells in dice how well it went, and never what fell", () => {
  expect(diceRow(300, [100, 200, 300], null)).toBe("🎲".repeat(6));
  expect(diceRow(100, [100, 200, 300], null)).toBe(`🎲${"▫️".repeat(5)}`);
  expect(diceRow(120, [120], 240)).toBe(`${"🎲".repeat(3)}${"▫️".repeat(3)}`);
  expect(diceRow(-4, [-4], -6)).toBe("🎲".repeat(6));
});

it("counts results in steps without losing one", () => {
  const results = [100, 101, 130, 180, 199];
  const steps = stepsOf(results, 130);
  expect(steps.reduce((sum, step) => sum + step.count, 0)).toBe(results.length);
  expect(steps.filter((step) => step.mine)).toHaveLength(1);
  expect(steps.length).toBeLessThanOrEqual(10);
  expect(stepsOf([], null)).toEqual([]);
  expect(stepsOf([5, 5], 5)).toEqual([{ low: 5, high: 5, count: 2, mine: true }]);
});

it("has weeks from Monday to Sunday, the latest first, and no day that has not come", () => {
  // 2026-11-16 is a Monday.
  const days = ["2026-11-14", "2026-11-15", "2026-11-16", "2026-11-17"].map((date) => day(date));
  const weeks = weeksOf(days, "2026-11-16");
  expect(weeks.map((week) => week.map((each) => each?.date ?? null))).toEqual([
    ["2026-11-16", null, null, null, null, null, null],
    [null, null, null, null, null, "2026-11-14", "2026-11-15"],
  ]);
});

it("puts no two weeks into one where no Monday was sealed between them", () => {
  const days = ["2026-09-25", "2026-09-26", "2026-11-18", "2026-11-19"].map((date) => day(date));
  const dates = weeksOf(days, "2026-11-19").map((week) => week.map((each) => each?.date ?? null));
  expect(dates).toEqual([
    [null, null, "2026-11-18", "2026-11-19", null, null, null],
    [null, null, null, null, "2026-09-25", "2026-09-26", null],
  ]);
});

it("calls midnight what is midnight here", () => {
  expect(isMidnight(new Date(2026, 10, 20, 0, 0).getTime())).toBe(true);
  expect(isMidnight(new Date(2026, 10, 20, 1, 0).getTime())).toBe(false);
  expect(isMidnight(new Date(2026, 10, 20, 0, 30).getTime())).toBe(false);
});

it("knows a seed by its seal", () => {
  // SHA-256 of 32 zero bytes and the text "knobel/day/2026-11-16/kniffel".
  const seed = "00".repeat(32);
  const commitment = "e22428dc71db6212860870d8b6b718aae265826e32a163fae4390d63886be6cd";
  expect(isSealedSeed(day("2026-11-16", { seed, commitment }))).toBe(true);
  expect(isSealedSeed(day("2026-11-16", { seed: "01".repeat(32), commitment }))).toBe(false);
  expect(isSealedSeed(day("2026-11-16", { commitment }))).toBe(false);
});

it("keeps the seal that was seen first, and says which have changed", () => {
  const first = notedSeals({}, [day("2026-11-16"), day("2026-11-17")]);
  expect(first.changed).toEqual([]);
  const later = notedSeals(first.seals, [day("2026-11-16", { commitment: "other" }), day("2026-11-18")]);
  expect(later.changed).toEqual(["2026-11-16"]);
  expect(later.seals).toEqual({
    "2026-11-16": "c2026-11-16",
    "2026-11-17": "c2026-11-17",
    "2026-11-18": "c2026-11-18",
  });
});
