// @vitest-environment node
/** Dice under one's own cup are never drawn where somebody could look over one's shoulder, however they are drawn. */
import { render } from "svelte/server";
import { expect, it, vi } from "vitest";
import type { Hand } from "../lib/table/hand.svelte";
import type { Tray as TrayWidget } from "../lib/net/protocol";
import type { Table } from "../lib/table/table.svelte";
import { voice } from "../texts/voice.svelte";
import Tray from "./Tray.svelte";

vi.hoisted(() => {
  vi.stubGlobal("navigator", { language: "de" });
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
});

const widget = (cup: "covered" | "lifted"): TrayWidget =>
  ({
    type: "tray",
    id: "dice-0",
    owner: 0,
    cup,
    allowed: null,
    dice: [4, 2, 1].map((face, index) => ({ index, face, kind: "d6", held: false })),
  }) as unknown as TrayWidget;
const table = (state: string) =>
  ({
    viewer: 0,
    state,
    falling: null,
    scene: { widgets: [], by: "cup", throws: 0, viewer: 0 },
    animation: { falls: 0, flown: false },
    name: () => "Anna",
    say: () => "",
  }) as unknown as Table;
const hand = { keeps: null, kept: [], moves: [], primary: null } as unknown as Hand;
const drawn = (cup: "covered" | "lifted", small: boolean, state = "open") =>
  render(Tray, { props: { widget: widget(cup), table: table(state), hand, small } }).body;
const faces = (body: string) => body.match(/class="die /g)?.length ?? 0;

it.each([false, true])("stay under their cup until they are looked at (small: %s)", (small) => {
  expect(faces(drawn("covered", small))).toBe(0);
  expect(drawn("covered", small)).toContain('data-action="look"');
  expect(faces(drawn("lifted", small))).toBe(3);
});

it("say what lifting somebody's cup means, and do not order its owner to do it", async () => {
  await voice.learn("maexchen");
  const doubt = { label: { key: "doubt" }, at: "dice-1", choice: { type: "press", id: "doubt" } };
  const others = { ...widget("covered"), id: "dice-1", owner: 1, dice: [{ index: 0, face: null, kind: "d6" }] };
  const doubted = { ...table("open"), name: () => "Ben", say: () => "Glaube ich nicht" };
  const props = { widget: others, table: doubted, hand: { ...hand, moves: [doubt] } } as never;
  const body = render(Tray, { props }).body.replace(/<!--.*?-->/g, "");
  expect(body).toContain("Becher hochziehen heißt: „Glaube ich nicht“");
  expect(body.match(/>[^<]*Ben[^<]*</g)).toBeNull();
});

it.each([false, true])("lie open in a replay (small: %s)", (small) => {
  expect(faces(drawn("covered", small, "connecting"))).toBe(3);
});
