/**
 * A picture of how a game has ended, to be shared: what is drawn where, as data. How wide a text is, is asked of whoever
 * will draw it.
 */

import type { DieView } from "../net/protocol";

export const [WIDTH, HEIGHT] = [1080, 1350];
const EDGE = 84;
const INNER = WIDTH - 2 * EDGE;
const COLUMN = 190;
const [LARGEST_ROW, SMALLEST_LETTER] = [112, 24];
const MOST_DICE = 8;

export type Face = "serif" | "sans";
export type Ink = "ink" | "soft" | "brass" | "cream" | "pip";
export type Text = {
  type: "text";
  text: string;
  x: number;
  y: number;
  size: number;
  weight: number;
  face: Face;
  ink: Ink;
  align: "left" | "center" | "right";
};
export type Box = {
  type: "box";
  x: number;
  y: number;
  width: number;
  height: number;
  fill: "paper" | "shade" | "line";
};
export type Die = { type: "die"; x: number; y: number; size: number; turn: number; pips: number; sign: string };
export type Thing = Text | Box | Die;

/** Everything that stands on the picture; nothing else does. */
export type Facts = {
  game: string;
  date: string;
  headline: string;
  columns: string[];
  rows: { place: string; name: string; amounts: string[]; first: boolean }[];
  throw: { title: string; words: string; dice: { die: DieView; sign: string }[] } | null;
  mark: string;
};
export type Measure = (text: string, size: number, weight: number, face: Face) => number;

/** A text in the largest letters in which it has room, and cut only where even small ones have none. */
export function fitted(text: string, room: number, like: Omit<Text, "type" | "text">, measure: Measure): Text {
  const width = (words: string, size: number) => measure(words, size, like.weight, like.face);
  let size = like.size;
  while (size > SMALLEST_LETTER && width(text, size) > room) size -= 2;
  let shown = text;
  while (shown.length > 1 && width(shown, size) > room) shown = `${shown.replace(/…$/, "").slice(0, -1).trimEnd()}…`;
  return { type: "text", text: shown, ...like, size };
}

export function cardOf(facts: Facts, measure: Measure): Thing[] {
  const centre = { x: WIDTH / 2, align: "center" as const };
  const head: Thing[] = [
    fitted(facts.game, INNER, { ...centre, y: 132, size: 60, weight: 700, face: "serif", ink: "cream" }, measure),
    fitted(facts.date, INNER, { ...centre, y: 192, size: 34, weight: 450, face: "sans", ink: "cream" }, measure),
    { type: "box", x: EDGE - 34, y: 240, width: INNER + 68, height: 952, fill: "paper" },
    fitted(facts.headline, INNER, { ...centre, y: 346, size: 72, weight: 750, face: "serif", ink: "ink" }, measure),
  ];
  const foot = fitted(
    facts.mark,
    INNER,
    { ...centre, y: 1280, size: 34, weight: 600, face: "serif", ink: "cream" },
    measure,
  );
  const bottom = facts.throw ? 900 : 1150;
  return [...head, ...places(facts, 400, bottom, measure), ...(facts.throw ? thrown(facts.throw, measure) : []), foot];
}

/** A line for everybody: place, name, and every amount in its own column below its unit. */
function places({ rows, columns }: Facts, top: number, bottom: number, measure: Measure): Thing[] {
  const first = columns.length ? top + 50 : top;
  const height = Math.min(LARGEST_ROW, (bottom - first) / Math.max(1, rows.length));
  const size = Math.min(54, Math.max(SMALLEST_LETTER, height * 0.56));
  const right = (index: number) => WIDTH - EDGE - (columns.length - 1 - index) * COLUMN;
  const units = columns.map((unit, index) =>
    fitted(
      unit,
      COLUMN - 16,
      { x: right(index), y: top + 30, size: 30, weight: 450, face: "sans", ink: "soft", align: "right" },
      measure,
    ),
  );
  const lines = rows.flatMap((row, index): Thing[] => {
    const y = first + index * height + height * 0.7;
    const like = { y, size, weight: row.first ? 750 : 500, ink: "ink" as const };
    const room = INNER - 96 - columns.length * COLUMN;
    return [
      { type: "box", x: EDGE, y: first + (index + 1) * height - 1, width: INNER, height: 2, fill: "line" },
      fitted(row.place, 80, { ...like, x: EDGE, face: "serif", align: "left" }, measure),
      fitted(row.name, room, { ...like, x: EDGE + 96, face: "sans", align: "left" }, measure),
      ...row.amounts.map((amount, column) =>
        fitted(amount, COLUMN - 16, { ...like, x: right(column), face: "serif", align: "right" }, measure),
      ),
    ];
  });
  return [...units, ...lines];
}

/** The throw of the game: its dice in a row, as they fell, with what it was and whose. */
function thrown({ title, words, dice }: NonNullable<Facts["throw"]>, measure: Measure): Thing[] {
  const shown = dice.slice(0, MOST_DICE);
  const size = Math.min(112, (INNER - 80) / shown.length - 18);
  const left = WIDTH / 2 - ((shown.length - 1) * (size + 18)) / 2;
  const centre = { x: WIDTH / 2, align: "center" as const };
  return [
    { type: "box", x: EDGE - 34, y: 924, width: INNER + 68, height: 268, fill: "shade" },
    fitted(title, INNER, { ...centre, y: 968, size: 30, weight: 600, face: "sans", ink: "soft" }, measure),
    ...shown.map(({ die, sign }, index): Thing => ({
      type: "die",
      x: left + index * (size + 18),
      y: 1048,
      size,
      turn: ((index * 37 + (die.face ?? 0) * 11) % 13) - 6,
      pips: die.kind === "d6" ? (die.face ?? 0) : 0,
      sign,
    })),
    fitted(words, INNER, { ...centre, y: 1164, size: 40, weight: 700, face: "serif", ink: "brass" }, measure),
  ];
}
