// @vitest-environment node
/** Words on the table: only what somebody has said of one is marked. */
import { render } from "svelte/server";
import { expect, it, vi } from "vitest";
import type { Term } from "../lib/net/protocol";
import Terms from "./Terms.svelte";
import { voice } from "../texts/voice.svelte";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "de" }));

const row = async (status: Term["status"]) => {
  await voice.learn("stadt-land-fluss-schnapp");
  const term = { id: "0", text: "Surfen", authors: [1], status, points: null, accepts: 0, rejects: 0 };
  const table = { name: () => "Ben", falling: null, info: { game: "stadt-land-fluss-schnapp" } };
  const props = { widget: { type: "terms", terms: [term] }, table, hand: { marksFor: () => [] } } as never;
  const body = render(Terms, { props }).body.replace(/<!--.*?-->/g, "");
  return body
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
};

it("begin with the word, and bear a mark once somebody has challenged them", async () => {
  expect(await row("open")).toBe("Surfen Ben · offen");
  expect(await row("rejected")).toMatch(/^Surfen Ben · ✗ /);
});
