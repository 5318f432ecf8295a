/** Real dice on a real table: which faces can be typed in, and what was typed. */

import type { Scene, Seat, TableInfo } from "../net/protocol";
import { traysOf } from "./throws";

const FACES: Record<string, number[]> = {
  d6: [1, 2, 3, 4, 5, 6],
  d10: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  poker: [1, 2, 3, 4, 5, 6],
};
// Nine, ten, jack, queen, king, ace, as they stand on German and English dice.
const POKER: Record<string, number> = { "9": 1, "0": 2, X: 2, T: 2, B: 3, J: 3, D: 4, Q: 4, K: 5, A: 6 };

// The seat named in a throw that nobody in particular makes.
const TABLE: Seat = -1;

/**
 * For whom anybody at the table types in what fell: a bot, which has no hands, or the table. The house draws lots, and
 * what a bot has under its cup: whoever threw that would know it.
 */
export function throwsFor(info: TableInfo | null, { turn, throws, due, result, by }: Scene): Seat | null {
  if (info?.dice !== "real" || !throws || result || due.some(({ kind }) => kind === "lot")) return null;
  const [seat] = turn;
  if (seat === undefined) return TABLE;
  const of = info.seats[seat];
  return by !== "cup" && (of?.kind === "bot" || of?.covered_by) ? seat : null;
}

/** The kinds of the dice that are to be thrown now, in their order. `usual` are those with which the game begins. */
export function kindsDue(scene: Scene, usual: readonly string[]): string[] {
  if (scene.due.length === scene.throws) return scene.due.map((die) => die.kind);
  const own = traysOf(scene).find((tray) => tray.owner === null || scene.turn.includes(tray.owner));
  const loose = own?.dice.filter((die) => !die.held).map((die) => die.kind) ?? [];
  if (loose.length === scene.throws) return loose;
  if (own?.dice.length === scene.throws) return own.dice.map((die) => die.kind);
  return usual.length === scene.throws ? [...usual] : Array<string>(scene.throws).fill(usual[0] ?? "d6");
}

/** The faces for which there are keys; letters are typed. */
export const facesOf = (kind: string): number[] => FACES[kind] ?? [];

/** A whole throw typed in one go: as many faces as could be read, in the order of the dice. */
export function typed(text: string, kinds: readonly string[]): number[] {
  const faces: number[] = [];
  for (const sign of text.toUpperCase().replace(/[\s,.;-]/g, "")) {
    const face = faceOf(sign, kinds[faces.length] ?? "");
    if (face !== null) faces.push(face);
  }
  return faces;
}

function faceOf(sign: string, kind: string): number | null {
  if (kind === "poker") return POKER[sign] ?? null;
  if (kind === "letter") return /^\p{L}$/u.test(sign) ? sign.codePointAt(0)! : null;
  const face = Number(sign);
  return facesOf(kind).includes(face) ? face : null;
}
