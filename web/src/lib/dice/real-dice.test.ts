import { expect, it } from "vitest";
import type { DieView, Scene, TableInfo, Tray } from "../net/protocol";
import { kindsDue, throwsFor, typed } from "./real-dice";

const die = (index: number, kind = "d6", held = false): DieView => ({
  index,
  face: held ? 1 : null,
  kind,
  colour: "ivory",
  held,
});
const tray = (owner: number | null, ...dice: DieView[]): Tray => ({
  type: "tray",
  id: `tray-${owner}`,
  owner,
  dice,
  cup: "none",
  throws: null,
  allowed: null,
  stacked: false,
});
const scene = (throws: number, ...widgets: Tray[]): Scene => ({
  game: "kniffel",
  viewer: 0,
  turn: [0],
  headline: { type: "phrase", key: "", facts: {} },
  widgets,
  offers: [],
  throws,
  due: [],
  clocks: [],
  result: null,
  by: "hand",
});

it("asks for the dice that are not held", () => {
  const own = tray(0, die(0, "d6", true), die(1), die(2, "d10"));
  expect(kindsDue(scene(2, tray(1, die(0, "poker"), die(1, "poker")), own), [])).toEqual(["d6", "d10"]);
});

it("asks for the dice that lie ready, where the scene tells them", () => {
  expect(kindsDue({ ...scene(1), due: [die(0, "d10")] }, ["d6"])).toEqual(["d10"]);
});

it("asks for the usual dice before any lie on the table", () => {
  expect(kindsDue(scene(2), ["poker", "poker"])).toEqual(["poker", "poker"]);
  expect(kindsDue(scene(1), ["d6", "d6", "d6"])).toEqual(["d6"]);
});

it("reads a throw typed in one go", () => {
  expect(typed("3 5,1", ["d6", "d6", "d6"])).toEqual([3, 5, 1]);
  expect(typed("351", ["d6", "d6"])).toEqual([3, 5]);
  expect(typed("70", ["d6", "d10"])).toEqual([]);
  expect(typed("60", ["d6", "d10"])).toEqual([6, 0]);
  expect(typed("9bda", ["poker", "poker", "poker", "poker"])).toEqual([1, 3, 4, 6]);
  expect(typed("äQ", ["letter", "letter"])).toEqual([196, 81]);
});

it("has anybody throw for a bot and for the table, and nobody for a person, a lot or a bot's cup", () => {
  const seats = [{ kind: "person" }, { kind: "bot" }, { kind: "person", covered_by: "greedy" }];
  const info = { dice: "real", seats } as TableInfo;
  const turn = (...seats: number[]): Scene => ({ ...scene(1), turn: seats });
  expect([turn(0), turn(1), turn(2), turn()].map((each) => throwsFor(info, each))).toEqual([null, 1, 2, -1]);
  expect(throwsFor({ ...info, dice: "digital" }, turn(1))).toBe(null);
  expect(throwsFor(info, { ...turn(), due: [die(0, "lot")] })).toBe(null);
  expect(throwsFor(info, { ...turn(1), throws: 0 })).toBe(null);
  expect(throwsFor(info, { ...turn(1), by: "cup" })).toBe(null);
});
