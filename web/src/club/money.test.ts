import { expect, test } from "vitest";
import { centsIn } from "./money";

test.each([
  ["5", 500],
  ["5,50", 550],
  ["5.5", 550],
  [" 0,10 € ", 10],
  ["12,34", 1234],
])("%s is %i cents", (text, cents) => expect(centsIn(text)).toBe(cents));

test.each(["", "x", "-5", "1,234", "1.000,00", "99999", "5,5,5"])("%s is no amount", (text) =>
  expect(centsIn(text)).toBeNull(),
);
