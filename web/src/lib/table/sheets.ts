/** Score sheets as paper has them: halves that stay halves, and the columns of everybody side by side. */

import type { Phrase, Sheet, SheetCell, SheetColumn, SheetRow } from "../net/protocol";

/** Rows that stand together; without a label they count for the whole sheet. */
export type SheetPart = { id: string; label: Phrase | null; rows: SheetRow[] };
/** The columns of one player, side by side. */
export type Owned = { owner: number | null; columns: SheetColumn[] };

// Halves of so many rows stand side by side on a phone; longer ones lie below each other, each in two blocks.
const SHORT_HALF = 9;
// A sheet without halves that is longer than this is broken in the middle.
const LONG = 9;
// What a column of labels and a column of numbers need, in letters of the page (rem).
const LABELS_REM = 9;
const NUMBERS_REM = 4;

/** The parts of a sheet from top to bottom; what stands in none comes last, or is all there is. */
export function partsOf(sheet: Sheet): SheetPart[] {
  const parts: SheetPart[] = sheet.sections.map(({ id, label }) => ({
    id,
    label,
    rows: sheet.rows.filter((row) => row.section === id),
  }));
  const rest = sheet.rows.filter((row) => !parts.some((part) => part.id === row.section));
  return rest.length ? [...parts, { id: "", label: null, rows: rest }] : parts;
}

/** The halves of one's own column as a phone shows them, and what stands below both. */
export function halvesOf(sheet: Sheet): { halves: SheetPart[]; foot: SheetRow[]; beside: boolean } {
  const parts = partsOf(sheet);
  const halves = parts.filter((part) => part.label !== null);
  const foot = parts.find((part) => part.label === null)?.rows ?? [];
  if (halves.length) return { halves, foot, beside: halves.every(({ rows }) => rows.length <= SHORT_HALF) };
  const boxes = foot.filter((row) => row.kind === "box");
  return {
    halves: [{ id: "", label: null, rows: boxes }],
    foot: foot.filter((row) => row.kind === "sum"),
    beside: false,
  };
}

/** Whether a sheet is so long that a phone shows one's own column only. */
export const isLong = (sheet: Sheet): boolean => sheet.rows.length > LONG;

/** Whether everybody's columns fit side by side into a width, measured in letters. */
export const fits = (sheet: Sheet, rem: number): boolean => rem >= neededFor(sheet.columns.length);
export const neededFor = (columns: number): number => LABELS_REM + NUMBERS_REM * columns;

/** Who has which columns, in the order of the table, or with one player's first. */
export function ownersOf(sheet: Sheet, first: number | null = null): Owned[] {
  const found: Owned[] = [];
  for (const column of sheet.columns) {
    const last = found.at(-1);
    if (last && last.owner === column.owner) last.columns.push(column);
    else found.push({ owner: column.owner, columns: [column] });
  }
  const isFirst = ({ owner }: Owned) => first !== null && owner === first;
  return [...found.filter(isFirst), ...found.filter((each) => !isFirst(each))];
}

export const keyOf = (column: SheetColumn, row: SheetRow): string => `${column.id}/${row.id}`;

export const cellsOf = (sheet: Sheet): Map<string, SheetCell> =>
  new Map(sheet.cells.map((cell) => [`${cell.column}/${cell.row}`, cell]));
