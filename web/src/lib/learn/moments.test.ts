import { describe, expect, it } from "vitest";
import type { HintInfo, Move, Offer, Phrase, Scene, Space, Tray, Widget } from "../net/protocol";
import { GUIDED } from "./lesson.svelte";
import { judged, questionOf, thingsOn, toldIn } from "./moments";

const TEXTS = import.meta.glob<string>("@texts/*/games/*.ftl", { query: "?raw", import: "default" });
const phrase: Phrase = { type: "phrase", key: "your-turn", facts: {} };
const offer = (choice: object): Offer => ({ choice: choice as Move | Space, label: phrase, at: null, gives_up: false });
const scene = (offers: Offer[], more: Partial<Scene> = {}): Scene => ({
  game: "schocken",
  viewer: 0,
  turn: [0],
  headline: phrase,
  widgets: [],
  offers,
  throws: 0,
  due: [],
  clocks: [],
  result: null,
  by: "hand",
  ...more,
});
const tray = (more: Partial<Tray>): Tray => ({
  type: "tray",
  id: "tray",
  owner: 0,
  dice: [],
  cup: "none",
  throws: null,
  allowed: null,
  stacked: false,
  ...more,
});

describe("what is asked", () => {
  it("is named after what is offered, the most particular name first", () => {
    expect(questionOf(scene([offer({ type: "keeps" }), offer({ type: "press", button: "stand" })]))).toEqual([
      "keeps-stand",
      "keeps",
      "choose",
    ]);
    const buttons = ["throw", "stop"].map((button) => offer({ type: "press", button }));
    expect(questionOf(scene(buttons))).toEqual(["press-stop-throw", "press"]);
    expect(questionOf(scene([offer({ type: "say", value: "31" }), offer({ type: "say", value: "32" })]))).toEqual([
      "say",
      "choose",
    ]);
  });

  it("is a throw, for the start or in the game, or nothing while others play", () => {
    expect(questionOf(scene([], { throws: 3 }))).toEqual(["throw"]);
    expect(questionOf(scene([], { throws: 1, widgets: [tray({ id: "start-0" })] }))).toEqual(["start", "throw"]);
    expect(questionOf(scene([], { turn: [1] }))).toEqual(["wait"]);
  });
});

it("finds what can be explained on the table, one's own cup and what is paid with", () => {
  const piles = { type: "piles", id: "piles", piles: [], unit: "discs" } as Widget;
  expect(thingsOn(scene([], { widgets: [tray({ cup: "covered" }), piles] }))).toEqual(["cup", "thing-discs"]);
  expect(thingsOn(scene([], { widgets: [tray({ owner: 1, cup: "covered" })] }))).toEqual([]);
  expect(thingsOn(scene([], { widgets: [tray({ owner: 1, cup: "lifted" })] }))).toEqual(["lifted"]);
  expect(toldIn([phrase])).toEqual(["your-turn"]);
});

describe("a kind word", () => {
  const hint = (value: number): HintInfo => ({
    move: { type: "press", button: "stop" },
    value,
    unit: "points",
    why: phrase,
  });
  const hints = [hint(20), hint(19.5), hint(15)];
  const called = ["best", "near", "worse"];

  it("praises what was advised, and says nothing where it hardly matters", () => {
    expect(judged(hints, called, "best")).toBe("good");
    expect(judged(hints, called, "near")).toBeNull();
  });

  it("says what would have been better, also than what is not among the best", () => {
    expect(judged(hints, called, "worse")).toBe("less");
    expect(judged(hints, called, "something else")).toBe("less");
    expect(judged([], [], "best")).toBeNull();
  });
});

it("has words of its own for every guided game, in both languages", async () => {
  for (const game of GUIDED) {
    for (const language of ["de", "en"]) {
      const path = Object.keys(TEXTS).find((each) => each.endsWith(`/${language}/games/${game}.ftl`))!;
      expect(await TEXTS[path]!()).toMatch(new RegExp(`^${game}-learn-[a-z-]+ = `, "m"));
    }
  }
});
