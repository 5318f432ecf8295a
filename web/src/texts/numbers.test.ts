// @vitest-environment node
/** Numbers as people read them: decimals by language, a true minus sign, and one of a thing is one thing. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "de" }));
const { voice } = await import("./voice.svelte");

const FILES = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
// Things that are counted, more than one of them.
const THINGS = {
  de: "Punkte|Chips|Runden|Partien|Sekunden|Minuten|Plätze|Spiele|Würfe|Schritte|Tische|Nachrichten|Leute",
  en: "players|points|chips|seconds|minutes|games|rounds|seats|steps|tables|messages|people",
} as const;
// Where the number is never one, or comes with decimals.
const FINE = ["web-waiting-many", "web-hint-points", "web-hint-chips", "web-me-kniffel-help"];

it.each(["de", "en"] as const)("says one of a thing as one thing (%s)", (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const ids: [string, Record<string, number>][] = [];
  for (const [path, source] of Object.entries(FILES)) {
    if (!path.endsWith(`${language}.ftl`)) continue;
    const resource = new FluentResource(source);
    bundle.addResource(resource);
    for (const { id, value } of resource.body) {
      const names = [...JSON.stringify(value ?? "").matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name!);
      ids.push([id, Object.fromEntries(names.map((name) => [name, 1]))]);
    }
  }
  expect(ids.length).toBeGreaterThan(400);
  const wrong = new RegExp(`(?<![\\w.,–-])1 (${THINGS[language]})(?!\\p{L})`, "u");
  const told = ids.map(([id, facts]) => [id, bundle.formatPattern(bundle.getMessage(id)!.value ?? "", facts, [])]);
  expect(told.filter(([id, text]) => wrong.test(text!) && !FINE.includes(id!))).toEqual([]);
});

it("writes decimals and thousands as the language does, and a true minus sign", async () => {
  await voice.learn();
  expect([voice.number(-1.26, 1), voice.number(1234), voice.number(-0.04, 1)]).toEqual(["−1,3", "1.234", "0,0"]);
  expect([-3, 12, 1234, -2500].map((place) => voice.line("web-place-of", { place }))).toEqual(
    ["−3", "12", "1.234", "−2.500"].map((place) => `${place}. Platz`),
  );
  voice.language = "en";
  expect([voice.number(-1.26, 1), voice.number(1234)]).toEqual(["−1.3", "1,234"]);
});

it("writes small numbers without the formats of the language, whose first use takes a browser long", async () => {
  await voice.learn();
  const formats = vi.spyOn(Intl, "NumberFormat");
  voice.language = "de";
  expect(voice.line("web-found", { count: 102 })).toContain("102");
  expect(voice.line("web-place-of", { place: 999 })).toBe("999. Platz");
  expect(formats).not.toHaveBeenCalled();
  formats.mockRestore();
});
