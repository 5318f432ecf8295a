/**
 * What can be said of a file's record without the rules: which throws it tells of. Which dice a game has comes from the
 * catalogue itself, never from the file; `python -m knobel.fair.box` writes that down.
 */

import type { CheckedThrow, FairnessFile } from "../net/protocol";
import box from "./box-dice.json";
import { FORMAT } from "./files";
import { headerOf } from "./keys";

type Option = { values?: (string | number | boolean)[]; range?: number[]; depends?: boolean };
export type Game = {
  kinds: string[];
  most: number;
  hidden: boolean;
  players: number[];
  words: boolean;
  options: Record<string, Option>;
};
const TABLE = -1;
const LETTERS_FROM = 65;

/** What the catalogue knows of a game's dice; null for rules that it has not. */
export const gameOf = (id: string, version: number): Game | null => {
  const versions = Object.hasOwn(box.games, id) ? (box.games as Record<string, Record<string, Game>>)[id]! : {};
  return Object.hasOwn(versions, String(version)) ? versions[String(version)]! : null;
};

/** Whether a game has such dice at all. Lots are drawn by the table, one at a time. */
export function isThrownIn(game: Game, { seat, dice }: CheckedThrow): boolean {
  const lot = dice[0]?.every((side, place) => side === place);
  if (seat === TABLE && dice.length === 1 && lot) return true;
  const known = new Set(game.kinds.flatMap((kind) => (box.kinds as Record<string, number[][]>)[kind]!.map(String)));
  return dice.length >= 1 && dice.length <= game.most && dice.every((sides) => known.has(String(sides)));
}

/** The lines of a record behind its header. */
export const linesOf = (file: FairnessFile): string[] =>
  file.format === FORMAT ? file.record!.slice(headerOf(file.record!).length).split("\n").filter(Boolean) : [];

export const isThrowLine = (line: string): boolean => line.split(" ", 1)[0] === "~";
export const isUnshown = (line: string): boolean => line.endsWith(" ?") && !line.startsWith("!");

/** Whether a line of the record tells of this throw. */
export function tells(line: string, { faces }: CheckedThrow): boolean {
  const told = faces === null ? ["?"] : faces.map((face) => (face < LETTERS_FROM ? `${face}` : letter(face)));
  return line === ["~", ...told].join(" ");
}

const letter = (face: number): string => (face <= 0x10ffff ? String.fromCodePoint(face) : "");
