// @vitest-environment node
import { describe, expect, it } from "vitest";
import file from "./fixtures/fairness.json";
import { hashes, OWN } from "./hashes";
import type { FairnessFile } from "./protocol";
import { follows, isFairnessFile, verdictOn } from "./verify";

// A whole game of Mäxchen as its first player may check it; made by the server (tests/server/test_web_fixtures.py).
const fresh = (): FairnessFile => structuredClone(file) as FairnessFile;

describe.each([
  ["the browser's hashes", hashes()],
  ["our own hashes", OWN],
])("by %s", (_, by) => {
  it("finds a fair game fair, and tells what is sealed", async () => {
    const verdict = await verdictOn(fresh(), by);
    expect(verdict).toMatchObject({ fair: true, seeds: [], gap: false, cut: [], bordered: true });
    const states = verdict.throws.map((each) => each.state);
    expect(new Set(states)).toEqual(new Set(["fair", "sealed"]));
    expect(states).toHaveLength(file.throws.length);
  });

  it("finds a face that was turned, and that one only", async () => {
    const forged = fresh();
    const at = forged.throws.findIndex((each) => each.key !== null);
    forged.throws[at]!.faces![0] = (forged.throws[at]!.faces![0]! % 6) + 1;
    const verdict = await verdictOn(forged, by);
    expect(verdict.fair).toBe(false);
    expect(verdict.throws.flatMap((each, index) => (each.state === "failed" ? [index] : []))).toEqual([at]);
    expect(verdict.throws[at]!.faults).toEqual(["faces"]);
  });
});

type Forgery = [string, (file: FairnessFile) => void];
const first = (file: FairnessFile) => file.throws.find((each) => each.key !== null)!;
const faults = async (forge: (file: FairnessFile) => void) => {
  const forged = fresh();
  forge(forged);
  const verdict = await verdictOn(forged);
  return { ...verdict, faults: new Set(verdict.throws.flatMap((each) => each.faults)) };
};

it.each<Forgery>([
  ["another root", (forged) => (forged.roots["0"] = "00".repeat(32))],
  ["no root", (forged) => (forged.roots = {})],
  ["another table", (forged) => (forged.table = "t2")],
  ["a shortened path", (forged) => first(forged).path!.pop()],
  [
    "another key",
    (forged) => (first(forged).key = first(forged).key!.replace(/^../, (pair) => (pair === "00" ? "01" : "00"))),
  ],
])("does not let %s pass for the published one", async (_, forge) => {
  const verdict = await faults(forge);
  expect(verdict.fair).toBe(false);
  expect(verdict.faults).toContain("root");
});

it.each<Forgery>([
  ["swapped seeds", (forged) => forged.seeds.reverse()],
  ["another seat", (forged) => (first(forged).seat += 1)],
  ["another version of the rules", (forged) => (forged.version += 1)],
  ["a die more", (forged) => first(forged).dice.push([1, 2, 3, 4, 5, 6])],
])("sees by the faces that there is %s", async (_, forge) => {
  const verdict = await faults(forge);
  expect(verdict.fair).toBe(false);
  expect(verdict.faults).toContain("faces");
});

it("names the seats whose seeds are not the promised ones", async () => {
  expect((await faults((forged) => forged.seeds.reverse())).seeds).toEqual([0, 1]);
  expect((await faults((forged) => (forged.promises[1] = null))).seeds).toEqual([1]);
});

it("misses a throw that was taken out", async () => {
  expect(await faults((forged) => forged.throws.splice(1, 1))).toMatchObject({ fair: false, gap: true });
  expect(await faults((forged) => forged.throws.splice(1, 0, forged.throws[1]!))).toMatchObject({ gap: true });
});

it.each<[string, string[], (file: FairnessFile) => void]>([
  ["the first throw", ["start"], (forged) => forged.throws.shift()],
  ["the first three", ["start"], (forged) => forged.throws.splice(0, 3)],
  ["the last throw", ["end"], (forged) => forged.throws.pop()],
  ["both ends", ["start", "end"], (forged) => (forged.throws = forged.throws.slice(1, -1))],
  ["everything", ["start", "end"], (forged) => (forged.throws = [])],
  ["throws before the first game", ["start"], (forged) => (forged.throws.shift(), forged.start!.throw++)],
])("misses %s", async (_, cut, forge) => {
  expect(await faults(forge)).toMatchObject({ fair: false, cut });
});

it("lets nobody move a border, nor a throw pass for one", async () => {
  const moved = await faults((forged) => (forged.throws.pop(), forged.end!.throw--));
  expect(moved).toMatchObject({ fair: false, cut: ["end"] });
  const borrowed = await faults((forged) => {
    const at = forged.throws.findLastIndex((each) => each.key !== null);
    const { throw: number, key, path } = forged.throws[at]!;
    Object.assign(forged, { throws: forged.throws.slice(0, at), borders: forged.roots });
    forged.end = { throw: number, key: key!, path: path! };
  });
  expect(borrowed).toMatchObject({ fair: false, cut: ["start", "end"] });
});

it("says when nothing shows where the game began and ended", async () => {
  expect(await faults((forged) => (forged.start = null))).toMatchObject({ fair: false, bordered: false, cut: [] });
  expect(await faults((forged) => (forged.end = null))).toMatchObject({ fair: false, bordered: false });
});

it("sees whether a game begins where the one before it ended", async () => {
  const next = { ...fresh(), number: 1, throws: [], start: fresh().end };
  expect(await follows(next, fresh())).toBe(true);
  const later = { ...next, start: { ...next.start!, throw: next.start!.throw + 1 } };
  expect(await follows(later, fresh())).toBe(false);
  expect(await follows({ ...next, number: 2 }, fresh())).toBe(false);
  expect(await follows({ ...next, table: "t2" }, fresh())).toBe(false);
  expect(await follows(next, { ...fresh(), throws: fresh().throws.slice(0, -1) })).toBe(false);
});

it("has nothing against a game with real dice", async () => {
  const real = { throws: [], roots: {}, borders: {}, start: null, end: null };
  expect(await faults((forged) => Object.assign(forged, real))).toMatchObject({ fair: true, throws: [] });
});

it.each([[null], [7], ["text"], [{}], [{ ...file, format: 2 }], [{ ...file, throws: [{}] }], [{ ...file, seeds: [] }]])(
  "reads nothing into %j",
  (thing) => expect(isFairnessFile(thing)).toBe(false),
);

it("knows a fairness file", () => expect(isFairnessFile(fresh())).toBe(true));
