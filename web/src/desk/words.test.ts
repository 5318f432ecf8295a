// @vitest-environment node
import { expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "de" }));
const { isTonight, timeOfDay, whenOf } = await import("./words");

const NOW = new Date(2026, 10, 18, 20, 0).getTime();
const HOUR = 3600_000;

it("says the time of tonight, also after midnight, and the day of another evening", () => {
  expect(whenOf(NOW + HOUR, NOW)).toBe(timeOfDay(NOW + HOUR));
  expect(isTonight(NOW + 5 * HOUR, NOW)).toBe(true);
  expect(isTonight(NOW + 7 * 24 * HOUR, NOW)).toBe(false);
  expect(whenOf(NOW + 7 * 24 * HOUR, NOW)).toMatch(/25/);
});
