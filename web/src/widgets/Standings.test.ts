// @vitest-environment node
/** What lies before somebody and what they have scored are two numbers, to whoever has them read out as well. */
import { render } from "svelte/server";
import { expect, it, vi } from "vitest";
import type { Scene } from "../lib/net/protocol";
import type { Table } from "../lib/table/table.svelte";

vi.hoisted(() => {
  vi.stubGlobal("navigator", { language: "de" });
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
});
const { voice } = await import("../texts/voice.svelte");
const { default: Standings } = await import("./Standings.svelte");

const scene = (unit: "chips" | "discs") =>
  ({
    ...{ game: "einundzwanzig", turn: [1], result: null },
    widgets: [
      { type: "piles", id: "piles", unit, piles: [1, 8].map((chips, owner) => ({ id: `${owner}`, owner, chips })) },
      {
        ...{ type: "standings", id: "standings", unit: "points" },
        rows: [1, 12].map((score, seat) => ({ seat, score, note: null, out: false })),
      },
    ],
  }) as unknown as Scene;
const table = {
  info: { seats: [0, 1].map((seat) => ({ seat, kind: "bot", present: true })) },
  viewer: 0,
  name: (seat: number) => ["Anna", "Ben"][seat],
  say: () => "",
} as unknown as Table;

it.each([
  ["de", "chips", ["Anna 1 Chip 1 Punkt", "Ben ist dran 8 Chips 12 Punkte"]],
  ["de", "discs", ["Anna 1 Deckel 1 Punkt", "Ben ist dran 8 Deckel 12 Punkte"]],
  ["en", "chips", ["Anna 1 chip 1 point", "Ben is to play 8 chips 12 points"]],
] as const)("are told apart (%s, %s)", async (language, unit, told) => {
  await voice.learn("einundzwanzig", language);
  voice.language = language;
  const { body } = render(Standings, { props: { table, scene: scene(unit) } });
  const seats = body.split("<li").slice(1);
  const words = (seat: string) => `<li${seat}`.replace(/<!--.*?-->/g, "").replace(/<[^>]*>/g, " ");
  expect(seats.map((seat) => words(seat).split(/\s+/).filter(Boolean).join(" "))).toEqual(told);
});
