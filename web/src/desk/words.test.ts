// @vitest-environment node
import { expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "de" }));
const { bandsOf, byWhatIsLeft, isTonight, timeOfDay, whenOf } = await import("./words");

const NOW = new Date(2026, 10, 18, 20, 0).getTime();
const HOUR = 3600_000;

it("says the time of tonight, also after midnight, and the day of another evening", () => {
  expect(whenOf(NOW + HOUR, NOW)).toBe(timeOfDay(NOW + HOUR));
  expect(isTonight(NOW + 5 * HOUR, NOW)).toBe(true);
  expect(isTonight(NOW + 7 * 24 * HOUR, NOW)).toBe(false);
  expect(whenOf(NOW + 7 * 24 * HOUR, NOW)).toMatch(/25/);
});

it("puts whoever has more bands, then more chips, ahead; in the final chips count alone", () => {
  const order = (round: "main" | "final") => {
    const has = (number: number, chips: number, bands: number) => ({ number, chips, bands, round });
    return byWhatIsLeft([has(1, 1, 2), has(2, 3, 1), has(3, 2, 2), has(4, 3, 1)]).map(({ number }) => number);
  };
  expect(order("main")).toEqual([3, 1, 2, 4]);
  expect(order("final")).toEqual([2, 4, 3, 1]);
  expect(bandsOf({ round: "final", bands: 2 })).toBe(null);
});
