import { expect, test } from "vitest";
import { dayOf, longDay } from "./days";

test("a day is that of the calendar on the wall, also late in the evening", () => {
  expect(dayOf(new Date(2026, 0, 5, 0, 1))).toBe("2026-01-05");
  expect(dayOf(new Date(2026, 10, 15, 23, 59))).toBe("2026-11-15");
});

test("says a day in words, the same wherever the device is", () => {
  expect(longDay("2026-11-15", "de")).toBe("15. November 2026");
  expect(longDay("2026-01-01", "en")).toBe("January 1, 2026");
});
