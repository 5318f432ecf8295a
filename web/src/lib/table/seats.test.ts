import { expect, test } from "vitest";
import { unitIn } from "./seats";

test.each([
  ["12 Punkte", "Punkte"],
  ["1.051 Punkte", "Punkte"],
  ["-1,051 points", "points"],
  ["0 lives", "lives"],
])("the unit of %s stands without its number", (words, unit) => {
  expect(unitIn(words)).toBe(unit);
});
