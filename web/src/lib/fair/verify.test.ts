// @vitest-environment node
import { expect, it } from "vitest";
import file from "../fixtures/fairness.json";
import type { FairnessFile } from "../net/protocol";
import { fileOf, readFile } from "./files";
import { follows, saidPlace, verdictOn } from "./verify";

// A whole game of Mäxchen as its first player may check it; made by the server (tests/server/test_web_fixtures.py).
const fresh = (): FairnessFile => structuredClone(file) as FairnessFile;

it("finds a fair game fair, and tells what is sealed", async () => {
  const verdict = await verdictOn(fresh());
  expect(verdict.name).toBe("partly-sealed");
  const states = verdict.throws.map((each) => each.state);
  expect(new Set(states)).toEqual(new Set(["fair", "sealed"]));
  expect(states).toHaveLength(file.throws.length);
  expect(verdict.reasons[0]).toEqual({ code: "sealed", place: states.filter((each) => each === "sealed").length });
});

it("finds a face that was turned, and that one only", async () => {
  const forged = fresh();
  const at = forged.throws.findIndex((each) => each.key !== null);
  forged.throws[at]!.faces![0] = (forged.throws[at]!.faces![0]! % 6) + 1;
  const verdict = await verdictOn(forged);
  expect(verdict.name).toBe("not-fair");
  expect(verdict.throws.flatMap((each, index) => (each.state === "failed" ? [index] : []))).toEqual([at]);
  expect(verdict.throws[at]!.faults).toEqual(["faces", "record-faces"]);
});

it("names who opened another seed, and who promised one and opened none", async () => {
  const forged = fresh();
  forged.seeds = [forged.seeds[1]!, ""];
  const { reasons } = await verdictOn(forged);
  expect(reasons).toContainEqual({ code: "another-seed", place: 0 });
  expect(reasons).toContainEqual({ code: "unopened", place: 1 });
  expect(saidPlace({ code: "unopened", place: 1 })).toBe(2);
  expect(saidPlace({ code: "sealed", place: 1 })).toBe(1);
});

it("sees whether a game begins where the one before it ended", () => {
  const next = { ...fresh(), number: 1, throws: [], start: fresh().end };
  expect(follows(next, fresh())).toBe(true);
  const later = { ...next, start: { ...next.start!, throw: next.start!.throw + 1 } };
  expect(follows(later, fresh())).toBe(false);
  expect(follows({ ...next, number: 2 }, fresh())).toBe(false);
  expect(follows({ ...next, table: "t2" }, fresh())).toBe(false);
  expect(follows(next, { ...fresh(), throws: fresh().throws.slice(0, -1) })).toBe(false);
});

it("has nothing to say of a game with real dice", async () => {
  const real = { ...fresh(), throws: [], roots: {}, borders: {}, start: null, end: null };
  expect(await verdictOn(real)).toMatchObject({ name: "nothing-to-check", throws: [] });
});

it("does not call a file of the first format fair: it has no record", async () => {
  const old = { ...fresh(), format: 1, record: null, throws: [], promises: [], seeds: [] };
  expect((await verdictOn(old)).reasons.map((each) => each.code)).toContain("no-record");
});

it.each([
  [null],
  [7],
  ["text"],
  [[]],
  [{}],
  [{ ...file, format: 3 }],
  [{ ...file, throws: [{}] }],
  [{ ...file, seeds: [] }],
])("reads nothing into %j", (thing) => {
  expect(fileOf(thing)).toBe(null);
  expect(readFile(JSON.stringify(thing))).toBe(null);
});

it.each(["", "{", "[".repeat(100_000), '{"a":1,"a":1}', "NaN", "\ud800"])("reads nothing into a text", (text) => {
  expect(readFile(text)).toBe(null);
});

it("knows a fairness file, however it is written", () => {
  expect(fileOf(fresh())).not.toBe(null);
  expect(readFile(JSON.stringify(fresh(), null, 4))).toEqual(fresh());
});
