// @vitest-environment node
/** Sizes, spaces, corners and colours come from `tokens.css`, so that things that are alike look alike. */
import { expect, it } from "vitest";

const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const TOKENS = SOURCES["./tokens.css"]!;
const STYLES = Object.entries(SOURCES)
  .filter(([path]) => path !== "./tokens.css")
  .map(([path, source]): [string, string] => [
    path,
    path.endsWith(".css") ? source : (/<style>(.*)<\/style>/s.exec(source)?.[1] ?? ""),
  ]);

/** What is said of a property anywhere, as "file: value". */
const said = (property: string): string[] =>
  STYLES.flatMap(([path, css]) =>
    [...css.matchAll(new RegExp(`(?<![\\w-])(?:${property}):\\s*([^;]+);`, "g"))].map(
      ([, value]) => `${path}: ${value}`,
    ),
  );

it("finds the styles of components and pages", () => {
  expect(STYLES.length).toBeGreaterThan(100);
  expect(said("font-size").length).toBeGreaterThan(50);
});

it("has seven sizes of type, and nothing beside them but steps of a wall's letter", () => {
  expect([...TOKENS.matchAll(/--type-\w+:/g)]).toHaveLength(7);
  // Letters on a wall grow with it (vmin), those within a drawing with the drawing (px), those on a thing with the thing.
  const fine =
    /inherit|%|var\(--type|vmin|var\(--(size|edge|glass)\)|\b\d+px var\(|\b\d+px$|\b(0\.7|1|1\.25|1\.75|2)em\b/;
  expect(
    said("font|font-size").filter((each) => !fine.test(each) || /\drem/.test(each.replace(/clamp\(.*vmin.*/, ""))),
  ).toEqual([]);
});

it("measures letters in pixels within drawings only", () => {
  const drawn = STYLES.filter(([, css]) => /font(-size)?:(?![^;]*vmin)[^;]*\b\d+px/.test(css)).map(([path]) => path);
  expect(drawn.filter((path) => !/<svg|<text/.test(SOURCES[path]!))).toEqual([]);
});

it("measures spaces by tokens", () => {
  const spaces = said("(?:row-|column-)?gap|padding[\\w-]*|margin[\\w-]*");
  expect(spaces.filter((each) => /[\d.]rem/.test(each))).toEqual([]);
});

it("rounds corners by tokens", () => {
  expect(said("border-radius").filter((each) => /\b([3-9]|\d\d)px/.test(each))).toEqual([]);
});

it("gives a colour that two files need a name", () => {
  const files = new Map<string, Set<string>>();
  for (const [path, css] of [...STYLES, ["./tokens.css", TOKENS] as const])
    for (const [colour] of css.matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{8})\b/g))
      files.set(colour, (files.get(colour) ?? new Set()).add(path));
  expect([...files].filter(([, paths]) => paths.size > 1).map(([colour, paths]) => [colour, ...paths])).toEqual([]);
});

it("uses no token that there is not", () => {
  const known = new Set([...TOKENS.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const used = STYLES.flatMap(([path, css]) =>
    [...css.matchAll(/var\((--(?:type|space|radius|shadow)[\w-]*)/g)].map(([, name]) => [path, name!] as const),
  );
  expect(used.length).toBeGreaterThan(300);
  expect(used.filter(([, name]) => !known.has(name))).toEqual([]);
});
