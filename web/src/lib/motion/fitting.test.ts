import { expect, it } from "vitest";
import { zoomFor } from "./fitting";

it("fills the narrower side, in steps and within bounds", () => {
  expect(zoomFor(2.57, 1.98)).toBe(1.9);
  expect(zoomFor(9, 8)).toBe(3.2);
  expect(zoomFor(0.2, 5)).toBe(0.6);
});
