/** Rarer widgets and forms: fetched before they are shown, and drawn all the same where that came too late. */
import { expect, it } from "vitest";
import type { Scene } from "../net/protocol";
import { drawables } from "./drawables.svelte";

const scene = (widgets: string[], spaces: string[] = []): Scene =>
  ({
    widgets: widgets.map((type) => ({ type })),
    offers: spaces.map((type) => ({ choice: { type } })),
  }) as unknown as Scene;

it("has what a scene needs once it was fetched for it", async () => {
  await drawables.fetchFor([scene(["tray", "track"], ["bids", "press"])]);
  expect(drawables.of("track")).not.toBeNull();
  expect(drawables.of("bids")).not.toBeNull();
});

it("fetches by itself what is asked for and not there yet", async () => {
  expect(drawables.of("picture")).toBeNull();
  await expect.poll(() => drawables.of("picture")).not.toBeNull();
});

it("knows nothing of what comes with the page or is no widget", async () => {
  await drawables.fetchFor([scene(["tray", "standings"], ["press", "keeps"])]);
  expect(["tray", "standings", "press", "keeps"].map((type) => drawables.of(type))).toEqual(Array(4).fill(null));
});
