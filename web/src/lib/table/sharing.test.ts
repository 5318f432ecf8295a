import { expect, it } from "vitest";
import type { Scene, View } from "../net/protocol";
import { heldBy, openTo, toPlay } from "./sharing";

const view = (viewer: number | null, turn: number[] = [], result: unknown = null): View => ({
  viewer,
  scene: { turn, result } as unknown as Scene,
  lines: [],
  settlement: null,
});

it("knows the holder's own view, and nobody else's", () => {
  const views = [view(null), view(1)];
  expect(heldBy(views, 1)).toBe(views[1]);
  expect(heldBy(views, 0)).toBeNull();
  expect(heldBy(views, null)).toBeNull();
});

it("knows what everybody may see, where that is told", () => {
  const views = [view(null), view(1)];
  expect(openTo(views)).toBe(views[0]);
  expect(openTo([view(0), view(1)])).toBeNull();
});

it("lets the holder go on, and then the others at the device, but nobody who sits elsewhere", () => {
  expect(toPlay([view(null, [0, 1])], [0, 1], 1)).toBe(1);
  expect(toPlay([view(null, [0, 1])], [0, 1], null)).toBe(0);
  expect(toPlay([view(null, [0])], [0, 1], 1)).toBe(0);
  expect(toPlay([view(null, [2])], [0, 1], 1)).toBeNull();
  expect(toPlay([view(null, [0], {})], [0, 1], 1)).toBeNull();
  expect(toPlay([], [0, 1], null)).toBeNull();
});
