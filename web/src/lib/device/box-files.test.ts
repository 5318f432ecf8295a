import { expect, it } from "vitest";
import { belongs, boxName, digestsOf, filesOf, isFixed, megabytes, useless, weightOf } from "./box-files";

const APP = { "assets/index-abc.js": 300, "icon.svg": 20 };
const POCKET = { files: { "engine-abc.zip": 5000, "runtime-abc/pyodide.mjs": 80 } };
const FILES = filesOf({ app: APP, pocket: POCKET });

it("lists app and pocket, with the page and the pocket's own list", () => {
  expect(Object.keys(FILES).toSorted()).toEqual(
    ["", "assets/index-abc.js", "icon.svg"]
      .concat(["pocket/engine-abc.zip", "pocket/manifest.json", "pocket/runtime-abc/pyodide.mjs"])
      .toSorted(),
  );
  expect(weightOf(FILES)).toBe(5400);
});

it("knows what is in every file of which the builders say it", () => {
  const told = { app: APP, appDigests: { "icon.svg": "1" }, pocket: { ...POCKET, digests: { "engine-abc.zip": "2" } } };
  expect(digestsOf(told)).toEqual({ "icon.svg": "1", "pocket/engine-abc.zip": "2" });
  expect(digestsOf({ app: APP, pocket: POCKET })).toEqual({});
});

it("names a box by what is in it, in whatever order it was listed", () => {
  const turned = Object.fromEntries(Object.entries(FILES).toReversed());
  expect(boxName(turned)).toBe(boxName(FILES));
  const others = [
    { ...FILES, "assets/new-1.js": 1 },
    { ...FILES, "icon.svg": 21 },
    filesOf({ app: APP, pocket: { files: { ...POCKET.files, "engine-abd.zip": 5000 } } }),
  ];
  expect(new Set([FILES, ...others].map((files) => boxName(files))).size).toBe(4);
  expect(new Set(["1", "2"].map((digest) => boxName(FILES, { "icon.svg": digest }))).size).toBe(2);
});

it("takes a page only with the files that it names", () => {
  for (const root of ["/", "./"]) {
    expect(belongs(`<script src="${root}assets/index-abc.js"></script></html>\n`, FILES)).toBe(true);
    expect(belongs(`<script src="${root}assets/index-abc.js"></script><p>and so`, FILES)).toBe(false);
    expect(belongs(`<script src="${root}assets/index-new.js"></script></html>`, FILES)).toBe(false);
  }
  expect(belongs("<h1>Bitte melden Sie sich im WLAN an</h1>", FILES)).toBe(false);
});

it("clears away what nobody uses, and nothing that is not a box", () => {
  const here = ["knobel-shell", "knobel-boxes", "knobel-box-old", "knobel-box-now", "knobel-box-half"];
  expect(useless(here, ["knobel-box-now", undefined])).toEqual(["knobel-box-old", "knobel-box-half"]);
});

it("takes from an older box only what cannot have changed", () => {
  const names = ["assets/index-abc.js", "pocket/engine-abc.zip", "pocket/manifest.json", "icon.svg", ""];
  expect(names.map(isFixed)).toEqual([true, true, false, false, false]);
});

it("speaks of whole megabytes, and never of none", () => {
  expect([0, 400_000, 1_600_000, 9_100_000].map(megabytes)).toEqual([1, 1, 2, 9]);
});
