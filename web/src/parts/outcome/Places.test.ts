// @vitest-environment node
/** Where equal numbers stand on different places, the ranking says what the order is by. */
import { render } from "svelte/server";
import { expect, it, vi } from "vitest";
import type { Result } from "../../lib/net/protocol";
import { voice } from "../../texts/voice.svelte";
import Places from "./Places.svelte";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "de" }));

const ORDER = "Wer länger dabei war, steht vorn.";
const ranking = async (game: string, places: number[], chips: number[] | null) => {
  await voice.learn(game);
  const result = { places, winners: [0], losers: [], points: null, chips, nets: null, flags: [] } as unknown as Result;
  const table = { info: { game }, viewer: 0, scene: null, name: (seat: number) => `Bot ${seat}` };
  return render(Places, { props: { result, table } as never }).body;
};

it("by what chips do not tell", async () => {
  expect(await ranking("finke", [1, 2, 3], [80, 0, 0])).toContain(ORDER);
  expect(await ranking("chicago", [1, 2, 3], null)).toContain(ORDER);
});

it("only where there is something to say", async () => {
  expect(await ranking("finke", [1, 2], [80, 0])).not.toContain(ORDER);
  expect(await ranking("glueckspeter", [1, 2, 3], [0, 4, 5])).not.toContain(ORDER);
});
