import { beforeEach, expect, it, vi } from "vitest";
import file from "../fixtures/fairness.json";
import { storage } from "../device/storage";
import type { FairnessFile, TableInfo } from "../net/protocol";
import { memoryOf, noteSeals } from "./seals";

const fresh = (): FairnessFile => structuredClone(file) as FairnessFile;
const told = (roots: string[], borders: string[]) =>
  noteSeals({ id: file.table, roots, borders } as unknown as TableInfo);
const [root, border] = [file.roots["0"], file.borders["0"]];

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it("knows the seals that were told at the table", () => {
  told([root], [border]);
  expect(memoryOf(fresh())).toBe("same");
});

it("claims nothing where it was not at the table, or came too late for a block", () => {
  expect(memoryOf(fresh())).toBe("unknown");
  told([root], [border]);
  expect(memoryOf({ ...fresh(), roots: { "0": root, "1": root } })).toBe("unknown");
  expect(memoryOf({ ...fresh(), roots: {}, borders: {} })).toBe("unknown");
});

it.each([
  ["roots", { roots: { "0": "00" } }],
  ["borders", { borders: { "0": "00" } }],
])("finds other %s in a file", (_, other) => {
  told([root], [border]);
  expect(memoryOf({ ...fresh(), ...other })).toBe("other");
});

it("keeps what it was told first", () => {
  told([root], [border]);
  told(["00", "11"], ["00", "22"]);
  expect(storage.seals(file.table)).toEqual({ roots: [root, "11"], borders: [border, "22"] });
});

it("finds a seed whose promise is not the one that was told", () => {
  told([root], [border]);
  storage.keepPromises(file.table, file.number, file.promises);
  expect(memoryOf(fresh())).toBe("same");
  expect(memoryOf({ ...fresh(), promises: [...file.promises].reverse() })).toBe("other");
  expect(memoryOf({ ...fresh(), number: file.number + 1, promises: [] })).toBe("same");
});
