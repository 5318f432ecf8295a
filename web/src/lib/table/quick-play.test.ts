import { expect, it, vi } from "vitest";
import type { TableInfo } from "../net/protocol";
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
  const name = (seat: number) => ["Anna", "Ben"][seat]!;
  expect(quickLine(info({ quick: true, quick_by: 1 }), name)).toBe("Schnell: Ben lässt für alle würfeln.");
  expect(quickLine(info({ quick: true }), name)).toBe("Schnell: Das Haus würfelt für alle.");
});
