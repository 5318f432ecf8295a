import { expect, it } from "vitest";
import { fling, flickAt, type Stroke } from "./fling";

const at = (x: number, y: number, ms = 0): Stroke => ({ x, y, at: ms });
const DIE = { left: 80, top: 80, width: 40, height: 40 };

it("flings away from us, and where it goes", () => {
  expect(fling(at(100, 200), at(130, 140, 200))).toBe(0.5);
  expect(fling(at(100, 200), at(0, 140, 200))).toBe(-1);
  expect(fling(at(100, 200), at(130, 180, 200))).toBeNull();
  expect(fling(at(100, 200), at(100, 260, 200))).toBeNull();
  expect(fling(at(100, 200), at(130, 140, 900))).toBeNull();
});

it("flicks the die that it hits, in any direction", () => {
  expect(flickAt(at(100, 140), at(100, 90, 120), DIE)).toBe(0);
  expect(flickAt(at(60, 100), at(110, 100, 120), DIE)).toBe(1);
  expect(flickAt(at(110, 90), at(60, 140, 120), DIE)).toBe(-1);
  expect(flickAt(at(100, 100), at(100, 160, 120), DIE)).toBe(0);
});

it("flicks nothing where it misses, is slow, is short, or no die lies", () => {
  expect(flickAt(at(300, 140), at(300, 90, 120), DIE)).toBeNull();
  expect(flickAt(at(100, 140), at(100, 90, 600), DIE)).toBeNull();
  expect(flickAt(at(100, 100), at(105, 108, 120), DIE)).toBeNull();
  expect(flickAt(at(100, 140), at(100, 90, 120), undefined)).toBeNull();
});
