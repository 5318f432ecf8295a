import { expect, test } from "vitest";
import { placesOf, tappedOf } from "./places";

test("whoever shares a place has that of the one before, and the next one is left out", () => {
  const tapped = [
    { member: 4, shares: true },
    { member: 1, shares: false },
    { member: 2, shares: true },
    { member: 0, shares: false },
  ];
  const places = placesOf(tapped);
  expect(places.map(({ place }) => place)).toEqual([1, 2, 2, 4]);
  expect(placesOf(tappedOf(places))).toEqual(places);
});
