import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const FILES = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const keys = (language: string): string[] =>
  Object.entries(FILES)
    .filter(([path]) => path.endsWith(`${language}.ftl`))
    .flatMap(([, source]) => new FluentResource(source).body.map((message) => message.id));

it("says everything in both languages", () => {
  expect(keys("de").toSorted()).toEqual(keys("en").toSorted());
});

it("says nothing twice", () => {
  const seen = keys("de");
  expect(seen.filter((key, index) => seen.indexOf(key) !== index)).toEqual([]);
});
