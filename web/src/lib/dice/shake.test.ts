import { expect, it } from "vitest";
import { Shaking } from "./shake";

/** The measurements after which a shake was felt, one every 100 ms. */
function shakes(...lengths: number[]): number[] {
  const shaking = new Shaking();
  return lengths.flatMap((length, index) => (shaking.feel(length, 0, 0, index * 100) ? [index] : []));
}

it("feels three hard jerks", () => {
  expect(shakes(25, 9.8, 24, 9.8, 26)).toEqual([4]);
});

it("takes lying still, walking and free fall for no shake", () => {
  expect(shakes(9.8, 9.8, 9.8, 9.8)).toEqual([]);
  expect(shakes(14, 6, 15, 5, 14, 7)).toEqual([]);
  expect(shakes(25, 9.8, 9.8, 9.8, 9.8, 9.8, 9.8, 9.8, 9.8, 9.8, 25)).toEqual([]);
});

it("throws once for one shake", () => {
  expect(shakes(25, 25, 25, 25, 25, 25, 25, 25)).toEqual([2]);
});
