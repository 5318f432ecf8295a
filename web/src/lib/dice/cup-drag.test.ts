import { describe, expect, it } from "vitest";
import { CupDrag, type Deed } from "./cup-drag";

/** What a hand does that goes through these places, one every 40 ms, and how often the dice rattle on the way. */
function by(...places: [number, number][]): { deed: Deed | null; rattles: number } {
  const drag = new CupDrag(100, 100, 0);
  const rattles = places.filter(([x, y]) => drag.move(100 + x, 100 + y)).length;
  return { deed: drag.end(40 * (places.length + 1)), rattles };
}

describe("a hand on the cup", () => {
  it("throws when it has gone to and fro, and lets go", () => {
    expect(by([30, 0], [0, -4], [32, 0], [2, 3])).toEqual({ deed: "throw", rattles: 3 });
    expect(by([2, -30], [0, 0], [1, -32])).toEqual({ deed: "throw", rattles: 2 });
  });

  it("throws when it comes down hard", () => {
    expect(by([2, 20], [3, 50])).toEqual({ deed: "throw", rattles: 0 });
  });

  it("lifts when it goes up", () => {
    expect(by([2, -20], [4, -40])).toEqual({ deed: "lift", rattles: 0 });
  });

  it("taps when it stays, and only for a moment", () => {
    expect(by()).toEqual({ deed: "tap", rattles: 0 });
    expect(by([2, 1], [1, 3])).toEqual({ deed: "tap", rattles: 0 });
    expect(by(...Array<[number, number]>(12).fill([1, 1]))).toEqual({ deed: null, rattles: 0 });
  });

  it("trembles without shaking, and may think better of it", () => {
    expect(by([5, 0], [-5, 0], [6, 0], [-6, 0], [20, 0])).toEqual({ deed: null, rattles: 0 });
    expect(by([40, 0], [10, 0])).toEqual({ deed: null, rattles: 1 });
  });
});
