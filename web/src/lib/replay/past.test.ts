// @vitest-environment node
import { expect, it, vi } from "vitest";
import type { Replay, Scene } from "../net/protocol";

vi.mock("../../texts/voice.svelte", () => ({ voice: { line: (key: string) => key } }));
const { amountPhrase, courseOf, pastPlace, scale, turningSteps } = await import("./past");

const scene = (...scores: (number | null)[]): Scene => ({
  game: "g",
  viewer: null,
  turn: [],
  headline: { type: "phrase", key: "k", facts: {} },
  widgets: [
    {
      type: "standings",
      id: "standings",
      unit: "points",
      rows: scores.map((score, seat) => ({ seat, score, note: null, out: false })),
    } as Scene["widgets"][number],
  ],
  offers: [],
  throws: 0,
  due: [],
  clocks: [],
  result: null,
  by: "hand",
});
const replay = (...scenes: Scene[]): Replay => ({
  game: "g",
  options: {},
  names: ["Anna", "Ben"],
  viewer: null,
  preset: null,
  steps: scenes.map((each, number) => ({ number, lines: [], scene: each, position: null })),
});

it("follows everybody's points, and keeps the last ones where a step tells none", () => {
  const course = courseOf(replay(scene(0, 0), scene(5, 0), scene(null, 3)));
  expect(course).toEqual({
    unit: "points",
    rows: [
      [0, 0],
      [5, 0],
      [5, 3],
    ],
  });
});

it("has no course where nothing ever changes, and a line would say that nobody won", () => {
  expect(courseOf(replay(scene(0, 0), scene(null, 0), scene(0, 0)))).toBeNull();
  expect(courseOf(replay(scene(0, 0), scene(0, 1)))).not.toBeNull();
});

it("follows the chips where there are some, and not the sum of a round", () => {
  const pile = (owner: number, chips: number) => ({ id: `${owner}`, owner, chips, label: null });
  const withChips = (one: number, other: number, ...sums: (number | null)[]): Scene => {
    const at = scene(...sums);
    const piles = { type: "piles", id: "piles", unit: "chips", piles: [pile(0, one), pile(1, other)] };
    return { ...at, widgets: [...at.widgets, piles as never] };
  };
  const course = courseOf(replay(withChips(5, 5, null, null), withChips(5, 5, 17, null), withChips(6, 4, 17, 22)));
  expect(course).toEqual({
    unit: "chips",
    rows: [
      [5, 5],
      [5, 5],
      [6, 4],
    ],
  });
});

it("draws nothing where nothing is counted", () => {
  expect(courseOf(replay(scene(null, null), scene(null, null)))).toBeNull();
});

it("reads a course at its turns only", () => {
  expect(
    turningSteps([
      [0, 0],
      [0, 0],
      [4, 0],
      [4, 0],
      [4, 0],
    ]),
  ).toEqual([0, 2, 4]);
});

it.each([
  [0, 1],
  [-3, 7],
  [12, 312],
  [5, 5],
  [0.31, 0.62],
])("marks a scale from %d to %d with few round numbers", (low, high) => {
  const marks = scale(low, high);
  expect(marks[0]).toBeLessThanOrEqual(low);
  expect(marks.at(-1)).toBeGreaterThanOrEqual(high);
  expect(marks.length).toBeLessThanOrEqual(6);
});

it.each([
  [0, 1],
  [0, 2],
  [5, 5],
  [-1, 1],
])("marks what is counted from %d to %d with whole numbers", (low, high) => {
  expect(scale(low, high, 1).filter((mark) => !Number.isInteger(mark))).toEqual([]);
});

it("says values as the house does", () => {
  expect(amountPhrase(-0.1234, "chance").facts).toEqual({ sign: "−", whole: 12, tenth: 3 });
  expect(amountPhrase(2.06, "chips", true).facts).toEqual({ sign: "+", whole: 2, tenth: 1 });
  expect(amountPhrase(-0.001, "points").facts).toEqual({ sign: "", whole: 0, tenth: 0 });
});

it("names the exact step, and takes an invitation along", () => {
  expect(pastPlace("replay", "t1", 2, { step: 17, invitation: "inv" })).toBe("#/replay/t1/2/17?inv");
  expect(pastPlace("fair", "t1", 2)).toBe("#/fair/t1/2");
});
