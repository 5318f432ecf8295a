import { expect, it } from "vitest";
import type { PatchStep } from "../../lib/net/protocol";
import { patched } from "./patch";

const add = (path: string, value: unknown): PatchStep => ({ op: "add", path, value });
const remove = (path: string): PatchStep => ({ op: "remove", path, value: null });
const replace = (path: string, value: unknown): PatchStep => ({ op: "replace", path, value });

it("takes one step after the other", () => {
  const page = { log: [{ seq: 2 }, { seq: 1 }], counts: { a: 1, b: 2 }, now: 5 };
  const steps = [
    add("/log/0", { seq: 3 }),
    remove("/log/2"),
    replace("/log/1/seq", 9),
    remove("/counts/a"),
    add("/counts/x~1y~0", null),
    replace("/now", 6),
  ];
  expect(patched(page, steps)).toEqual({ log: [{ seq: 3 }, { seq: 9 }], counts: { b: 2, "x/y~": null }, now: 6 });
  expect(page).toEqual({ log: [{ seq: 2 }, { seq: 1 }], counts: { a: 1, b: 2 }, now: 5 });
});

it("shares what has not changed", () => {
  const page = { one: { deep: [1] }, other: 2 };
  expect(patched(page, [replace("/other", 3)]).one).toBe(page.one);
});

it("replaces everything where the path is empty", () => {
  expect(patched<unknown>({ a: 1 }, [replace("", [2])])).toEqual([2]);
});
