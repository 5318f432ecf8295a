// @vitest-environment node
/** Every guided game as it is really played: what is asked, shown and told in it comes from the server. */
import { expect, it, vi } from "vitest";
import type { Scene, Value } from "../net/protocol";
import games from "../fixtures/lessons.json";
import { GUIDED } from "./lesson.svelte";
import { optionFacts, questionOf, thingsOn } from "./moments";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "de" }));
const { voice } = await import("../../texts/voice.svelte");

type Met = { options: Record<string, Value>; told: string[]; scenes: Scene[] };
const TEXTS = import.meta.glob<string>("@texts/*/games/*.ftl", { query: "?raw", import: "default" });
const met = (game: string) => (games as unknown as Record<string, Met>)[game]!;
// Words that say no more than that there is something to do.
const VAGUE = ["press", "choose"];

async function learn(game: string, language: "de" | "en"): Promise<void> {
  await voice.learn(game, language);
  voice.language = language;
}

it("knows of every guided game how it goes", () => {
  expect(Object.keys(games)).toEqual(GUIDED);
  for (const game of GUIDED) expect(met(game).scenes.some((scene) => scene.result)).toBe(true);
});

it.each(GUIDED.flatMap((game) => (["de", "en"] as const).map((language) => [game, language] as const)))(
  "says in %s what is asked, whatever is asked (%s)",
  async (game, language) => {
    await learn(game, language);
    expect(voice.line("goal", optionFacts(met(game).options), game)).not.toMatch(/[{}]|^goal$/);
    for (const scene of met(game).scenes) {
      const moment = questionOf(scene).find((each) => voice.has(`learn-${each}`, game));
      expect(moment, JSON.stringify(questionOf(scene))).toBeDefined();
      expect(VAGUE).not.toContain(moment);
      expect(voice.line(`learn-${moment}`, { who: "Ben" }, game)).not.toMatch(/[{}]/);
    }
  },
);

it.each(GUIDED)("has no words for %s that nobody gets to hear", async (game) => {
  const { scenes, told } = met(game);
  const heard = new Set([
    ...scenes.flatMap((scene) => [...questionOf(scene), ...thingsOn(scene)]),
    ...told.map((key) => `after-${key}`),
  ]);
  const path = Object.keys(TEXTS).find((each) => each.endsWith(`/de/games/${game}.ftl`))!;
  const written = [...(await TEXTS[path]!()).matchAll(new RegExp(`^${game}-learn-([a-z0-9-]+) =`, "gm"))];
  expect(written.map(([, moment]) => moment).filter((moment) => !heard.has(moment!))).toEqual([]);
});

it("speaks of a pot only where there is one", async () => {
  for (const game of GUIDED.filter((each) => each !== "offenes-wuerfelpoker")) {
    await learn(game, "de");
    expect(voice.line("learn-thing-chips", {}, game)).not.toContain("Pot");
  }
});
