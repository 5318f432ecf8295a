// @vitest-environment node
/** Whatever a text of a game calls, this page can do: what it cannot would stand in braces before everybody. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { numberWords } from "./number-words";

const TEXTS = import.meta.glob<string>("../../../src/knobel/texts/*/**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const said = (language: "de" | "en", text: string, facts: Record<string, number | string>) => {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: numberWords(language) });
  bundle.addResource(new FluentResource(`line = ${text}`));
  return bundle.formatPattern(bundle.getMessage("line")!.value!, facts, null);
};

it("knows every function that texts call", () => {
  const known = new Set(["NUMBER", ...Object.keys(numberWords("de"))]);
  const called = Object.values(TEXTS).flatMap((source) =>
    [...source.matchAll(/\b([A-Z]+)\(/g)].map(([, name]) => name!),
  );
  expect(called.length).toBeGreaterThan(50);
  expect(called.filter((name) => !known.has(name))).toEqual([]);
});

it("says numbers as words, up to twelve", () => {
  expect([3, 12, 13].map((n) => said("de", "{ WORD($n) }", { n }))).toEqual(["drei", "zwölf", "13"]);
  expect([1, 3, 20].map((n) => said("de", "{ TIMES($n) }", { n }))).toEqual(["einmal", "dreimal", "20-mal"]);
  expect([1, 2, 5, 20].map((n) => said("en", "{ TIMES($n) }", { n }))).toEqual([
    "once",
    "twice",
    "five times",
    "20 times",
  ]);
  expect(said("de", "{ BOTH($faces) }", { faces: "1-2" })).toBe("1 und 2");
});
