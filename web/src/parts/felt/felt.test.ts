// @vitest-environment node
/** What the felt says of a round is said to whoever it is about, and of everybody else by name. */
import { render } from "svelte/server";
import { expect, it, vi } from "vitest";
import type { Payment, Phrase, Tray } from "../../lib/net/protocol";
import type { Table } from "../../lib/table/table.svelte";

vi.hoisted(() => {
  vi.stubGlobal("navigator", { language: "de" });
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
});
const { voice } = await import("../../texts/voice.svelte");
const { default: Comparison } = await import("./Comparison.svelte");
const { default: StartThrows } = await import("./StartThrows.svelte");

const NAMES = ["Anna", "Ben"];
const table = (viewer: number | null, begins: number | null = null) =>
  ({
    viewer,
    falling: null,
    info: { game: "schocken" },
    scene: { turn: [0], viewer },
    animation: { falls: 0, flown: false, start: { begins } },
    name: (seat: number) => NAMES[seat]!,
    say: (phrase: Phrase) => voice.say(phrase, "schocken", NAMES, viewer),
  }) as unknown as Table;
const words = (body: string) => body.replace(/<!--.*?-->|<svg.*?<\/svg>/gs, "").replace(/<[^>]*>/g, "|");

const paid = (viewer: number | null, payment: Payment) => {
  const settled = { settlement: { hands: [], payments: [payment], unit: "discs" }, shown: 0, paying: true, number: 1 };
  return words(render(Comparison, { props: { table: table(viewer), settled } as never }).body);
};
const PAYMENTS: [Payment, string, string, string][] = [
  [{ chips: 2, giver: 0, taker: 1 }, "Du gibst 2 Deckel an Ben", "Anna gibt dir 2 Deckel", "Anna gibt 2 Deckel an Ben"],
  [{ chips: 1, giver: null, taker: 0 }, "Du bekommst 1 Deckel", "Anna bekommt 1 Deckel", "Anna bekommt 1 Deckel"],
  [{ chips: 3, giver: 1, taker: null }, "Ben zahlt 3 Deckel", "Du zahlst 3 Deckel", "Ben zahlt 3 Deckel"],
];
it.each(PAYMENTS)("says who pays %j", async (payment, anna, ben, others) => {
  await voice.learn("schocken");
  expect(paid(0, payment)).toContain(anna);
  expect(paid(1, payment)).toContain(ben);
  expect(paid(null, payment)).toContain(others);
});

it("says who begins", async () => {
  await voice.learn("schocken");
  const die = { index: 0, face: 6, kind: "d6", colour: "ivory", held: false };
  const trays = [0, 1].map((owner) => ({ id: `start-${owner}`, owner, dice: [die], cup: "none" }) as unknown as Tray);
  const said = (viewer: number | null) =>
    words(render(StartThrows, { props: { table: table(viewer, 0), trays } }).body);
  expect(said(0)).toContain("|Du fängst an.|");
  expect(said(1)).toContain("|Anna fängt an.|");
  expect(said(null)).toContain("|Anna fängt an.|");
});
