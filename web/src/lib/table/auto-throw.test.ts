import { expect, it } from "vitest";
import type { Offer, Scene } from "../net/protocol";
import { undecided } from "./auto-throw";

const scene = (changes: Partial<Scene>): Scene => ({
  game: "finke",
  viewer: 0,
  turn: [0],
  headline: { type: "phrase", key: "your-turn", facts: {} },
  widgets: [],
  offers: [],
  throws: 0,
  due: [],
  clocks: [],
  result: null,
  by: "hand",
  ...changes,
});
const offer = (choice: Offer["choice"]): Offer => ({
  choice,
  label: { type: "phrase", key: "press", facts: {} },
  at: null,
  gives_up: false,
});
const stop = offer({ type: "press", button: "stop" });
const again = offer({ type: "press", button: "throw" });

it("throws where a throw is due from this seat", () => {
  expect(undecided(scene({ throws: 2 }))).toBe("roll");
  expect(undecided(scene({ throws: 2, turn: [1] }))).toBeNull();
  expect(undecided(scene({ throws: 2, viewer: null }))).toBeNull();
});

it("makes the only move there is, and never chooses between two", () => {
  expect(undecided(scene({ offers: [stop] }))).toEqual(stop.choice);
  expect(undecided(scene({ offers: [stop, again] }))).toBeNull();
});

it("leaves every space of moves to the player", () => {
  const keeps = offer({ type: "keeps", free: [0, 1], least: 0, most: 1, held: [], groups: [] });
  expect(undecided(scene({ offers: [keeps] }))).toBeNull();
});

it("does nothing before a game has begun", () => {
  expect(undecided(null)).toBeNull();
});
