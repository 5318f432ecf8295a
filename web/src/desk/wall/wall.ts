/** What stands on the wall: which tables, which names. */

import type { DeskBoard, TableRow } from "../../lib/net/protocol";

/** With more tables than this nobody finds the own one at a glance. */
export const TABLES = 9;

/** A name in a list: with a number or a mark, and whether it stands back; `rank` is its place in the final list, and
 * `value` what it goes by. */
export type WallName = {
  player: number;
  mark: string;
  name: string;
  soft?: boolean;
  rank?: number | null;
  value?: number;
};

/** The tables of the stage. Where there are too many for one sheet, those that are over make room. */
export function tablesOf(board: DeskBoard): TableRow[] {
  const all = board.phase === "over" || isPausing(board) ? [] : (board.stage?.tables ?? []);
  const open = all.filter((table) => !table.over);
  return all.length > TABLES && open.length ? open : all;
}

/** Between two rounds everybody wants to know how they stand. */
export const isPausing = (board: DeskBoard): boolean => board.phase === "between" && board.standings.length > 0;

/** Whoever looks for the own table among many finds it by name. */
export const isSearching = (board: DeskBoard): boolean =>
  board.phase === "drawn" && (board.stage?.tables.length ?? 0) > TABLES;

export function namesOf(board: DeskBoard, language: string): WallName[] {
  if (isSearching(board)) return seated(board, language);
  if (isPausing(board))
    return board.standings.map((row) => ({ ...row, mark: String(row.place ?? "–"), rank: row.place }));
  if (board.phase === "over")
    return board.ranking.map(({ player, name, place }) => ({ player, name, mark: String(place ?? "–"), rank: place }));
  return board.players.map(({ player, name, status }) => {
    const here = status === "checked_in";
    return { player, name, mark: here ? "✓" : "·", soft: !here };
  });
}

function seated(board: DeskBoard, language: string): WallName[] {
  return board.players
    .filter((player) => player.table !== null)
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
    .map(({ player, name, table }) => ({ player, name, mark: String(table) }));
}
