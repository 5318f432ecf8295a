import { beforeEach, expect, it, vi } from "vitest";
import { storage } from "../device/storage";
import type { SeatInfo, TableInfo } from "../net/protocol";
import { promiseOf, Seeds, unpromised } from "./seeds";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const seat = (number: number, kind: SeatInfo["kind"], promised = false): SeatInfo => ({
  seat: number,
  kind,
  name: "",
  mind: null,
  covered_by: null,
  present: true,
  promised,
  promise: promised ? promiseOf(`0${number}`) : null,
  opened: false,
  host: false,
  muted: false,
  advised: 0,
});
const table = (seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t",
  game: "kniffel",
  version: 1,
  options: {},
  phase: "lobby",
  dice: "digital",
  public: false,
  spectators: true,
  unshown: "sealed",
  pace: "human",
  hints: false,
  cover_after: 0,
  chat: "on",
  hurried: false,
  games: 0,
  seats,
  roots: [],
  borders: [],
  unopened: [],
  keep_code: false,
  nod: false,
  ...more,
});
const types = (seeds: Seeds, info: TableInfo, own: number[]) => seeds.due(info, own).map((each) => each.type);

it("promises what sha256 says of the seed's bytes", () => {
  expect(promiseOf("00")).toBe("6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d");
});

it("promises once for each seat of this device, and not for bots or others", () => {
  const seeds = new Seeds("t");
  const info = table([seat(0, "person"), seat(1, "local"), seat(2, "bot"), seat(3, "person")]);
  expect(seeds.due(info, [0, 1]).map((each) => "seat" in each && each.seat)).toEqual([0, 1]);
  expect(types(seeds, info, [0, 1])).toEqual([]);
});

it("opens only when the table is full and everybody has promised", () => {
  const seeds = new Seeds("t");
  expect(types(seeds, table([seat(0, "person"), seat(1, "empty")]), [0])).toEqual(["promise"]);
  expect(types(seeds, table([seat(0, "person", true), seat(1, "empty")]), [0])).toEqual([]);
  expect(types(seeds, table([seat(0, "person", true), seat(1, "person")]), [0])).toEqual([]);
  expect(types(seeds, table([seat(0, "person", true), seat(1, "person", true)]), [0])).toEqual(["open"]);
  expect(types(seeds, table([seat(0, "person", true), seat(1, "person", true)]), [0])).toEqual([]);
});

it("names whoever is waited for, at a full table only, and never a bot or somebody who is away", () => {
  const waiting = [seat(0, "person", true), seat(1, "person"), seat(2, "local"), seat(3, "bot")];
  const named = (seats: SeatInfo[], present: number[], more: Partial<TableInfo> = {}) =>
    unpromised(table(seats, more), present);
  expect(named(waiting, [0, 1, 2])).toEqual([1, 2]);
  expect(named(waiting, [0, 1, 2], { phase: "over" })).toEqual([1, 2]);
  expect(named(waiting, [0, 1, 2], { phase: "playing" })).toEqual([]);
  expect(named(waiting, [0, 1, 2], { dice: "real" })).toEqual([]);
  expect(named([...waiting, seat(4, "empty")], [0, 1, 2])).toEqual([]);
  expect(named(waiting, [0])).toEqual([]);
  expect(named([{ ...seat(0, "person", true), opened: true }, seat(1, "person")], [0, 1])).toEqual([]);
});

it("does not wait for a device that is away, and asks again once a newcomer has promised", () => {
  const seeds = new Seeds("t");
  const away = { ...seat(1, "person"), present: false };
  expect(types(seeds, table([seat(0, "person"), away]), [0])).toEqual(["promise"]);
  expect(types(seeds, table([seat(0, "person", true), away]), [0])).toEqual(["open"]);
  // It was refused, because the other one had just come in.
  expect(types(seeds, table([seat(0, "person", true), seat(1, "person")]), [0])).toEqual([]);
  expect(types(seeds, table([seat(0, "person", true), seat(1, "person", true)]), [0])).toEqual(["open"]);
});

it("opens nothing twice, and promises nothing once a seed is open", () => {
  const open = { ...seat(0, "person", true), opened: true };
  expect(types(new Seeds("t"), table([open, seat(1, "person")]), [0, 1])).toEqual([]);
});

it("promises anew where another game has made the promise void", () => {
  const seeds = new Seeds("t");
  expect(types(seeds, table([seat(0, "person")]), [0])).toEqual(["promise"]);
  expect(types(seeds, table([seat(0, "person", true), seat(1, "empty")]), [0])).toEqual([]);
  expect(types(seeds, table([seat(0, "person"), seat(1, "empty")], { game: "chicago" }), [0])).toEqual(["promise"]);
});

it("notes what all have promised before it opens its own", () => {
  const seeds = new Seeds("t");
  const [promised] = seeds.due(table([seat(0, "person"), seat(1, "person", true)]), [0]);
  seeds.due(table([seat(0, "person", true), seat(1, "person", true)]), [0]);
  const own = promised?.type === "promise" ? promised.promise : "";
  expect(storage.promises("t", 0)).toEqual([own, promiseOf("01")]);
});

it("opens the seed that it promised, also after a reload", () => {
  const [promised] = new Seeds("t").due(table([seat(0, "person")]), [0]);
  const [opened] = new Seeds("t").due(table([seat(0, "person", true)]), [0]);
  expect(promised).toMatchObject({ type: "promise" });
  expect(opened).toMatchObject({ type: "open" });
  if (promised?.type === "promise" && opened?.type === "open") expect(promiseOf(opened.seed)).toBe(promised.promise);
});

it("begins anew for the next game, and rests while one is played or the dice are real", () => {
  const seeds = new Seeds("t");
  const seats = [seat(0, "person"), seat(1, "bot")];
  expect(types(seeds, table(seats), [0])).toEqual(["promise"]);
  expect(types(seeds, table(seats, { phase: "playing", games: 1 }), [0])).toEqual([]);
  expect(types(seeds, table(seats, { phase: "over", games: 1 }), [0])).toEqual(["promise"]);
  expect(types(new Seeds("t"), table(seats, { dice: "real" }), [0])).toEqual([]);
});

it("promises and opens in one go where nobody else is waited for", () => {
  const requests = new Seeds("t").atOnce(table([seat(0, "person"), seat(1, "bot")]), [0]);
  expect(requests.map((each) => each.type)).toEqual(["promise", "open"]);
});
