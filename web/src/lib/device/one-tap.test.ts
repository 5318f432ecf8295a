// @vitest-environment node
import { expect, it } from "vitest";
import { isAnother, type Tap } from "./one-tap";

const LEAVE: Tap = { at: 1000, x: 300, y: 200, control: "button", says: "press:leave Gehen" };
const next = (change: Partial<Tap>): Tap => ({ ...LEAVE, at: 1150, ...change });

it("takes what has come under the finger meanwhile for a tap that nobody meant", () => {
  expect(isAnother(LEAVE, next({ control: "another button" }))).toBe(true);
  expect(isAnother(LEAVE, next({ says: "throw 3 Würfel werfen" }))).toBe(true);
  expect(isAnother(LEAVE, next({ control: null, says: "", x: 310, y: 190 }))).toBe(true);
});

it("lets the same control be tapped as fast as anybody likes", () => {
  expect(isAnother(LEAVE, next({ at: 1040 }))).toBe(false);
});

it("lets another control be tapped at once, and the same place once it has been looked at", () => {
  expect(isAnother(LEAVE, next({ control: "another button", y: 230 }))).toBe(false);
  expect(isAnother(LEAVE, next({ control: "another button", at: 1400 }))).toBe(false);
  expect(isAnother(null, LEAVE)).toBe(false);
});
