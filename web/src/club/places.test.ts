import { expect, test } from "vitest";
import { bestFirst, placesOf, tappedOf } from "./places";

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

test("with as many wins whoever was on the podium more often is ahead, then who came further up on average", () => {
  const career = (member: number, wins: number, podium: number, mean_place: number) => {
    return { member, wins, podium, mean_place, evenings: 5, lanterns: 0, streak: 0, titles: 0, rounds: 0 };
  };
  const careers = [career(0, 4, 9, 3.2), career(1, 4, 15, 2.1), career(2, 6, 6, 3), career(3, 4, 9, 2.9)];
  const absent = { ...career(4, 0, 0, 0), evenings: 0, mean_place: null };
  expect(bestFirst([absent, ...careers]).map(({ member }) => member)).toEqual([2, 1, 3, 0]);
});
