import { expect, it, vi } from "vitest";
import type { Phrase, TableInfo } from "../net/protocol";
import { voice } from "../../texts/voice.svelte";
import { isQuick, mayQuicken, quickLine } from "./quick-play";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "de" }));

const info = (changes: Partial<TableInfo>, host = true): TableInfo =>
  ({
    phase: "playing",
    seats: [
      { seat: 0, host },
      { seat: 1, host: false },
    ],
    ...changes,
  }) as TableInfo;

it("is on only where the table says so, and while a game is going on", () => {
  expect(isQuick(info({ quick: true }))).toBe(true);
  expect(isQuick(info({ quick: true, phase: "lobby" }))).toBe(false);
  expect(isQuick(info({ quick: false }))).toBe(false);
  expect(isQuick(info({}))).toBe(false);
  expect(isQuick(null)).toBe(false);
});

it("is offered to the host, and to nobody where somebody decides something", () => {
  expect(mayQuicken(info({ quick: false }), true, [0])).toBe(true);
  expect(mayQuicken(info({ quick: false }), false, [1])).toBe(false);
  expect(mayQuicken(info({}), true, [0])).toBe(false);
});

it("is offered to everybody who plays where a screen is the host, and not to those who watch", () => {
  expect(mayQuicken(info({ quick: true }, false), false, [1])).toBe(true);
  expect(mayQuicken(info({ quick: true }, false), false, [])).toBe(false);
});

it("says at whose wish the house throws", async () => {
  await voice.learn("himmel-und-hoelle");
  const to = (viewer: number | null) => (phrase: Phrase) =>
    voice.say(phrase, "himmel-und-hoelle", ["Anna", "Ben"], viewer);
  const [byBen, byNobody] = [info({ quick: true, quick_by: 1 }), info({ quick: true })];
  expect(quickLine(byBen, to(0))).toBe("Schnell: Ben lässt für alle würfeln.");
  expect(quickLine(byBen, to(1))).toBe("Schnell: Du lässt für alle würfeln.");
  expect(quickLine(byNobody, to(null))).toBe("Schnell: Das Haus würfelt für alle.");
});
