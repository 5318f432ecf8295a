/** What lies in front of each seat: its pile of chips, its score, and the mark by which it is told from the others. */

import type { DieView, Pile, Piles, Scene, Seat, Standing, Standings } from "../net/protocol";
import { traysOf } from "../dice/throws";
import { voice } from "../../texts/voice.svelte";

/** A shape for every seat, so that nobody needs colours to tell them apart; drawn in a field of 20 by 20. */
export const MARKS = [
  "M10 3a7 7 0 1 0 .01 0Z",
  "M4 4h12v12H4Z",
  "M10 3 18 17H2Z",
  "M10 2 18 10 10 18 2 10Z",
  "M7.5 3h5v4.500H17v5h-4.500V17h-5v-4.500H3v-5h4.500Z",
  "M10 2l2.4 5.4 5.6.6-4.2 3.9 1.2 5.7-5-3-5 3 1.2-5.700L2 8l5.6-.600Z",
  "M5.5 3h9L19 10l-4.5 7h-9L1 10Z",
  "M2 7c0-5 7-5 8 0 1-5 8-5 8 0 0 5-5 8-8 11-3-3-8-6-8-11Z",
  "M10 17 2 3h16Z",
  "M2 12a8 8 0 0 1 16 0v3H2Z",
  "M5 2h10l-3 8 3 8H5l3-8Z",
  "M2 6h16v8H2Z",
];

/** More seats than these need a second row above the felt, and leave less height for it. */
export const ONE_ROW = 4;

/** The dice that somebody else has laid out beside a cup that still stands: where many sit, they are shown at the seat. */
export function laidOut(scene: Scene, seat: Seat): DieView[] {
  const tray = traysOf(scene).find((each) => each.owner === seat && each.cup === "covered");
  return seat === scene.viewer ? [] : (tray?.dice.filter((die) => die.held && die.face !== null) ?? []);
}

export function markOf(seat: Seat): string {
  return MARKS[seat % MARKS.length]!;
}

export function pileOf(scene: Scene, seat: Seat): { pile: Pile; unit: Piles["unit"] } | null {
  for (const widget of scene.widgets) {
    if (widget.type !== "piles") continue;
    const pile = widget.piles.find((each) => each.owner === seat);
    if (pile) return { pile, unit: widget.unit };
  }
  return null;
}

export function standingsOf(scene: Scene): Standings | null {
  return scene.widgets.find((widget): widget is Standings => widget.type === "standings") ?? null;
}

/** The score in words, or the last sum of the seat's column where the game keeps a sheet; empty where chips tell it. */
export function scoreOf(scene: Scene, seat: Seat, standing: Standing | null): { number: number; unit: string } | null {
  const standings = standingsOf(scene);
  if (standings && standing && standing.score !== null) {
    // What is counted by what lies there stands there once; a sum that happens to be as high is another number.
    const own = pileOf(scene, seat);
    if (own?.unit === standings.unit && own.pile.chips === standing.score) return null;
    return { number: standing.score, unit: standings.unit };
  }
  const total = sheetTotal(scene, seat);
  return total === null ? null : { number: total, unit: "points" };
}

function sheetTotal(scene: Scene, seat: Seat): number | null {
  const sheet = scene.widgets.find((widget) => widget.type === "sheet");
  const sum = sheet?.rows.filter((row) => row.kind === "sum").at(-1);
  if (!sheet || !sum) return null;
  const own = new Set(sheet.columns.filter((column) => column.owner === seat).map((column) => column.id));
  return sheet.cells
    .filter((cell) => cell.row === sum.id && own.has(cell.column))
    .reduce((total, cell) => total + (cell.value ?? 0), 0);
}

/** "Punkte": the words without the number, however it is written. */
export function unitIn(words: string): string {
  return words.replace(/^\P{L}+/u, "");
}

/** "12 Punkte": the house's own words for a standing, less the name. */
export function scoreInWords(score: { number: number; unit: string }, game: string): string {
  return voice.line("read-standing", { unit: score.unit, who: "", score: score.number }, game).replace(/^\s*:\s*/, "");
}
