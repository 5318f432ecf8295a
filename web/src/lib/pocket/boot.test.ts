// @vitest-environment node
/** What everybody is answered comes from files, and the rest from the house; what it wants beside them is fetched. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { expect, it, vi } from "vitest";
import { bring, NotListed, writtenAnswer, type Source } from "./boot";
import type { FileSystem } from "./files";

const FILES: Record<string, string> = {
  "manifest.json": JSON.stringify({
    answers: { "/api/games": "games-1.json" },
    beside: { "knobel/data/whole.values": "whole-1.values", "knobel/data/cut.values": "cut-1.values" },
    digests: Object.fromEntries(
      ["whole-1.values", "cut-1.values"].map((name) => [name, bytesToHex(sha256(utf8ToBytes("values")))]),
    ),
  }),
  "games-1.json": "[]",
  "whole-1.values": "values",
  "cut-1.values": "val",
};
const source: Source = {
  base: "",
  read: (path) => Promise.resolve(new TextEncoder().encode(FILES[path]).buffer),
};

it("reads what is the same for everybody, and leaves the rest to the house", async () => {
  const asked = [
    ["GET", "/api/games"],
    ["POST", "/api/games"],
    ["GET", "/api/me"],
  ] as const;
  expect(await Promise.all(asked.map(([method, path]) => writtenAnswer(source, method, path)))).toEqual([
    "[]",
    null,
    null,
  ]);
});

it("puts what the house wants beside the rest where it looks for it, whole or not at all", async () => {
  const files = new Map<string, string>();
  const mkdirTree = vi.fn();
  const writeFile = (path: string, content: Uint8Array) => files.set(path, new TextDecoder().decode(content));
  const system = { mkdirTree, writeFile } as unknown as FileSystem;
  await bring(source, system, "knobel/data/whole.values");
  expect(mkdirTree).toHaveBeenCalledWith("/lib/knobel/knobel/data");
  await expect(bring(source, system, "knobel/data/cut.values")).rejects.toThrow("cut-1.values");
  await expect(bring(source, system, "knobel/data/older.values")).rejects.toThrow(NotListed);
  expect([...files]).toEqual([["/lib/knobel/knobel/data/whole.values", "values"]]);
});
