import { describe, expect, it } from "vitest";
import type { DieView, Phrase, Scene, Tray, View } from "../net/protocol";
import { dueTray, fallBetween, mainTrayOf } from "./throws";

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
  stacked: false,
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
  by: "hand",
});
const told = (...faces: number[]): Phrase => ({
  type: "phrase",
  key: "told-throw",
  facts: { who: { type: "name", seat: 0 }, faces: { type: "pips", kind: "d6", faces } },
});
const view = (after: Scene, ...lines: Phrase[]): View => ({ viewer: 0, scene: after, lines, settlement: null });

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

  it("keeps everybody's dice in sight with the last throw for the start, and knows who begins", () => {
    const start = (seat: number, face: number | null): Tray => ({
      ...tray(die(0, face)),
      id: `start-${seat}`,
      owner: seat,
    });
    const before = { ...scene(1, start(0, 2), start(1, null)), turn: [1] };
    const begins: Phrase = { type: "phrase", key: "told-begins", facts: { who: { type: "name", seat: 1 } } };
    const fall = fallBetween(before, view(scene(5), told(6), begins));
    expect(fall!.trays.map((each) => [each.owner, each.dice[0]!.face])).toEqual([
      [0, 2],
      [1, 6],
    ]);
    expect([...fall!.dice]).toEqual(["start-1/0"]);
    expect([fall!.passing, fall!.start]).toEqual([true, { begins: 1 }]);
    const tie = fallBetween(before, view(scene(1, start(0, null), start(1, null)), told(2)));
    expect([tie!.trays.map((each) => each.dice[0]!.face), tie!.start]).toEqual([[2, 2], { begins: null }]);
  });

  it("rattles under the cup where the faces are not told", () => {
    const hidden: Tray = { ...tray(die(0, null), die(1, null)), cup: "covered" };
    const fall = fallBetween(scene(2, tray(die(0, null), die(1, null))), view(scene(0, hidden)));
    expect(fall!.dice.size).toBe(2);
  });
});

describe("the tray that matters most", () => {
  const of = (id: string, owner: number, ...dice: DieView[]): Tray => ({ ...tray(...dice), id, owner });

  it("is the one that dice are chosen from, before all others", () => {
    const table = scene(0, of("mine", 0, die(0, 1)), of("shared", 1, die(0, 2)));
    expect(mainTrayOf(table, "shared", null)!.id).toBe("shared");
  });

  it("is the one in which dice fall", () => {
    const table = scene(0, of("mine", 0, die(0, 1)), of("theirs", 1, die(0, 2)));
    expect(mainTrayOf(table, null, new Set(["theirs/0"]))!.id).toBe("theirs");
  });

  it("is my own in my turn, though others show their dice", () => {
    const table = scene(1, of("theirs", 1, die(0, 6)), of("mine", 0, die(0, null)));
    expect(mainTrayOf(table, null, null)!.id).toBe("mine");
  });
});

describe("dice that lie ready", () => {
  it("are of the kind that will be thrown", () => {
    const due: DieView[] = [{ ...die(0, null), kind: "d10", colour: "red" }];
    expect(dueTray({ ...scene(1), due })!.dice[0]).toMatchObject({ kind: "d10", colour: "red", face: null });
  });

  it("are none where nothing is to be thrown", () => {
    expect(dueTray(scene(0))).toBeNull();
  });
});
