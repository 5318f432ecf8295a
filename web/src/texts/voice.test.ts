// @vitest-environment node
/** The voice speaks to the viewer where he is spoken of; the catalogue of the server is held to the same cases. */
import { expect, it, vi } from "vitest";
import type { Phrase, Seat } from "../lib/net/protocol";
import table from "../lib/fixtures/addressed.json";
import { addresses } from "./addresses";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "de" }));
const { voice } = await import("./voice.svelte");

type Case = { why: string; phrase: Phrase; viewer: Seat | null; moment?: boolean; de: string; en: string };
const cases = table as unknown as Case[];
const GAME = "schocken";
const NAMES = ["Anna", "Ben", "Cem"];

it.each(["de", "en"] as const)("speaks to whoever looks (%s)", async (language) => {
  await voice.learn(GAME, language);
  voice.language = language;
  const said = cases.map(({ why, phrase, viewer, moment }) => [
    why,
    moment ? voice.moment(phrase, GAME, NAMES, viewer) : voice.say(phrase, GAME, NAMES, viewer),
  ]);
  expect(said).toEqual(cases.map((each) => [each.why, each[language]]));
});

it("finds an attribute for every fact that names the viewer", () => {
  const facts = { sent_to: { type: "names", seats: [1, 0] }, count: 2, who: { type: "name", seat: 0 } } as const;
  const phrase = { type: "phrase", key: "k", facts } as unknown as Phrase;
  expect(addresses(phrase, 0)).toEqual([
    { attribute: "you", others: [] },
    { attribute: "you-sent-to", others: [1] },
  ]);
  expect(addresses(phrase, 2)).toEqual([]);
  expect(addresses(phrase, null)).toEqual([]);
});
