import { describe, expect, it } from "vitest";
import { flightsOf, flightsBetween } from "./flights";

const held = (piles: Record<string, number>) => new Map(Object.entries(piles));

describe("chips between two scenes", () => {
  it("travel from the giver to the taker", () => {
    expect(flightsBetween(held({ middle: 13, anna: 0 }), held({ middle: 9, anna: 4 }))).toEqual([
      { from: "middle", to: "anna", chips: 4 },
    ]);
  });

  it("come from several givers", () => {
    const flights = flightsBetween(held({ a: 3, b: 2, c: 0 }), held({ a: 0, b: 0, c: 5 }));
    expect(flights.map((flight) => [flight.from, flight.chips])).toEqual([
      ["a", 3],
      ["b", 2],
    ]);
  });

  it("stay where nobody gave", () => {
    expect(flightsBetween(held({ a: 3 }), held({ a: 3, b: 4 }))).toEqual([]);
  });
});

it("lets paid chips travel from giver to taker, and from the middle where nobody gives", () => {
  const payments = [
    { chips: 2, giver: 0, taker: 3 },
    { chips: 1, giver: null, taker: 3 },
  ];
  expect(flightsOf(payments)).toEqual([
    { from: "seat:0", to: "seat:3", chips: 2 },
    { from: "table", to: "seat:3", chips: 1 },
  ]);
});
