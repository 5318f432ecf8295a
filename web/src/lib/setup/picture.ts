/** A small picture of a game, made from its facts: its own dice as they might lie, and what lies beside them. */

import type { GameInfo } from "../net/protocol";

export type DrawnDie = { kind: string; face: number; x: number; y: number; turn: number };
export type Prop = "cup" | "pad" | "discs" | "board" | "track" | "none";
export type GamePicture = { dice: DrawnDie[]; prop: Prop; size: number };

const [WIDTH, HEIGHT] = [96, 60];
const MOST_DICE = 6;
const ROW = 3;
const PROPS: Record<string, Prop> = {
  ...{
    cup: "cup",
    bluff: "cup",
    sheet: "pad",
    word: "pad",
    chips: "discs",
    poker: "discs",
    bank: "board",
    race: "track",
    total: "track",
  },
};

/** The same picture for the same game, always, and hardly ever the same for two. */
export function pictureOf({
  id,
  dice,
  hidden,
  family,
}: Pick<GameInfo, "id" | "dice" | "hidden" | "family">): GamePicture {
  const next = numbers(id);
  const prop: Prop = hidden ? "cup" : (PROPS[family] ?? "none");
  const room = prop === "none" ? WIDTH : WIDTH - 34;
  const kinds = dice.slice(0, MOST_DICE);
  const rows = Math.ceil(kinds.length / ROW);
  const columns = Math.ceil(kinds.length / Math.max(1, rows));
  return {
    prop,
    // As large as there is room for.
    size: Math.min(1.6, room / columns / 20, HEIGHT / rows / 22),
    dice: kinds.map((kind, index) => ({
      kind,
      face: 1 + next(6),
      x: (room * ((index % columns) + 0.5)) / columns + next(5) - 2,
      y: (HEIGHT * (Math.floor(index / columns) + 0.5)) / rows + next(7) - 3,
      turn: next(41) - 20,
    })),
  };
}

/** A stream of numbers below a bound that depends on a text alone. */
function numbers(text: string): (below: number) => number {
  let state = 2166136261;
  const mix = (value: number) => (state = Math.imul(state ^ value, 16777619) >>> 0);
  for (const letter of text) mix(letter.charCodeAt(0));
  return (below) => mix(97) % below;
}
