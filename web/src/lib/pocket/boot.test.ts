// @vitest-environment node
/** What everybody is answered comes from files, and the rest from the house. */
import { expect, it } from "vitest";
import { writtenAnswer, type Source } from "./boot";

const FILES: Record<string, string> = {
  "manifest.json": JSON.stringify({ answers: { "/api/games": "games-1.json" } }),
  "games-1.json": "[]",
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
