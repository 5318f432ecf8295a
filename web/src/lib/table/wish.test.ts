import { expect, it } from "vitest";
import { Wish } from "./wish";

it("asks for the second half once the first has come true and been shown", () => {
  const wish = new Wish();
  wish.make("k1", "roll");
  expect([wish.open, wish.isBefore(9)]).toEqual([true, true]);
  wish.cameTrue("another", 3);
  expect(wish.isBefore(9)).toBe(true);
  wish.cameTrue("k1", 10);
  expect([wish.isBefore(9), wish.isBefore(10)]).toEqual([true, false]);
  expect([wish.take(), wish.open, wish.take()]).toEqual(["roll", false, null]);
});

it("forgets what was wished before", () => {
  const wish = new Wish();
  wish.make("k1", "roll");
  wish.make("k2", null);
  expect(wish.open).toBe(false);
  wish.make("k3", { type: "press", button: "stop" });
  wish.drop();
  expect([wish.open, wish.isBefore(0), wish.take()]).toEqual([false, false, null]);
});
