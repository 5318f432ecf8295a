// @vitest-environment node
import { expect, it } from "vitest";
import type { Phrase, Scene, Tray } from "../net/protocol";
import { linesOf, type LogEntry } from "./telling";

const name = (seat: number) => ({ type: "name" as const, seat });
const pips = { type: "pips" as const, kind: "d6", faces: [6, 2] };
const phrase = (key: string, facts: Phrase["facts"]): Phrase => ({ type: "phrase", key, facts });
const threw = phrase("told-throw", { who: name(0), faces: pips });
const turned = phrase("told-turned-for-you", { who: name(0), faces: pips });
const laid = phrase("told-laid-out", { who: name(1), faces: pips });
const said = phrase("told-say", { who: name(0), value: 21 });
const hidden = phrase("told-throw-hidden", { who: name(0) });

const scene = (cup: Tray["cup"], stacked = false): Scene =>
  ({ widgets: [{ type: "tray", id: "tray", owner: 0, dice: [], cup, stacked }] }) as never;
const log: LogEntry[] = [
  { seq: 1, lines: [threw], covered: true },
  { seq: 2, lines: [said], covered: false },
  { seq: 3, lines: [threw, turned, said], covered: true },
  { seq: 4, lines: [laid], covered: true },
];
const told = (at: Scene, viewer: number | null) => log.map((entry) => linesOf(entry, { log, scene: at, viewer }));

it("does not name the dice under the own cup while it stands, and still tells what everybody hears", () => {
  expect(told(scene("covered"), 0)).toEqual([[threw], [said], [hidden, said], [laid]]);
});

it("names them once the cup is up, to everybody else as they were told, and where a tower stands", () => {
  const all = log.map(({ lines }) => lines);
  expect(told(scene("lifted"), 0)).toEqual(all);
  expect(told(scene("covered"), 1)).toEqual(all);
  expect(told(scene("covered"), null)).toEqual(all);
  expect(told(scene("covered", true), 0)).toEqual(all);
});
