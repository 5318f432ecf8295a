import { describe, expect, it } from "vitest";
import type { DieView, Phrase, Scene, Tray, View } from "./protocol";
import { fallBetween } from "./throws";

const headline: Phrase = { type: "phrase", key: "your-turn", facts: {} };
const die = (index: number, face: number | null, held = false): DieView => ({
  index,
  face,
  kind: "d6",
  colour: "ivory",
  held,
});
const tray = (...dice: DieView[]): Tray => ({
  type: "tray",
  id: "tray",
  owner: 0,
  dice,
  cup: "none",
  throws: 1,
  allowed: 3,
});
const scene = (throws: number, ...widgets: Tray[]): Scene => ({
  game: "kniffel",
  viewer: 0,
  turn: [0],
  headline,
  widgets,
  offers: [],
  throws,
  due: [],
  clocks: [],
  result: null,
});
const told = (...faces: number[]): Phrase => ({
  type: "phrase",
  key: "told-throw",
  facts: { who: { type: "name", seat: 0 }, faces: { type: "pips", kind: "d6", faces } },
});
const view = (after: Scene, ...lines: Phrase[]): View => ({ viewer: 0, scene: after, lines });

describe("what falls between two scenes", () => {
  it("is nothing where no throw was due", () => {
    expect(fallBetween(scene(0, tray(die(0, 3))), view(scene(0, tray(die(0, 3)))))).toBeNull();
  });

  it("is every die that was not held", () => {
    const before = scene(1, tray(die(0, 5, true), die(1, null)));
    const fall = fallBetween(before, view(scene(0, tray(die(0, 5, true), die(1, 2))), told(2)));
    expect([...fall!.dice]).toEqual(["tray/1"]);
  });

  it("lies on a tray of its own where the next scene has cleared the dice away", () => {
    const fall = fallBetween(scene(2), view(scene(2, tray(die(0, null), die(1, null))), told(4, 6)));
    expect(fall!.passing).toBe(true);
    expect(fall!.trays[0]!.dice.map((each) => each.face)).toEqual([4, 6]);
  });

  it("rattles under the cup where the faces are not told", () => {
    const hidden: Tray = { ...tray(die(0, null), die(1, null)), cup: "covered" };
    const fall = fallBetween(scene(2, tray(die(0, null), die(1, null))), view(scene(0, hidden)));
    expect(fall!.dice.size).toBe(2);
  });
});
