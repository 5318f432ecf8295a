import { expect, it } from "vitest";
import type { Fact, Phrase, Scene, View } from "../net/protocol";
import { heldBy, openLines } from "./sharing";

const line = (key: string, facts: Record<string, Fact> = {}): Phrase => ({ type: "phrase", key, facts });
const pips: Fact = { type: "pips", kind: "d6", faces: [4, 2, 1] };
const view = (viewer: number | null, ...lines: Phrase[]): View => ({
  viewer,
  scene: {} as Scene,
  lines,
  settlement: null,
});

it("shows the holder's own view, and nobody else's", () => {
  const views = [view(0), view(1)];
  expect(heldBy(views, 1)).toBe(views[1]);
  expect(heldBy(views, 5)).toBeNull();
  expect(heldBy(views, null)).toBeNull();
});

it("logs what all are told alike", () => {
  expect(openLines([view(0, line("a")), view(1, line("a"))], [0])).toEqual([line("a")]);
  expect(openLines([view(0, line("a", { pips }), line("b")), view(1, line("b"))], [0])).toEqual([line("b")]);
});

it("logs a hidden throw as the others are told it", () => {
  const views = [view(0, line("threw", { pips })), view(1, line("threw-hidden"))];
  expect(openLines(views, [0])).toEqual([line("threw-hidden")]);
});

it("logs nothing rather than somebody's hidden dice", () => {
  const nested = line("told", { what: line("saw", { pips }) });
  expect(openLines([view(0, line("threw", { pips })), view(1, nested)], [0])).toEqual([]);
});
