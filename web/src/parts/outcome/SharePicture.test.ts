// @vitest-environment node
/** The button says what becomes of the picture on this device. */
import { render } from "svelte/server";
import { expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "de" }));
const { voice } = await import("../../texts/voice.svelte");
const { default: SharePicture } = await import("./SharePicture.svelte");

it.each([
  ["nothing", undefined, "Bild speichern"],
  ["links alone", ({ files }: ShareData) => !files, "Bild speichern"],
  ["pictures", () => true, "Bild teilen"],
])("where a device can share %s", async (_, canShare, said) => {
  await voice.open("ending");
  vi.stubGlobal("navigator", { language: "de", canShare });
  expect(render(SharePicture, { props: {} as never }).body).toContain(`>${said}</button>`);
});
