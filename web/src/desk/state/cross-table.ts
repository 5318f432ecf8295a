/** Everybody against everybody: how each game ended, one row a player. */

import type { DeskBoard, StageRow } from "../../lib/net/protocol";

/** `cells` stand in the order of the rows: the results of the row's player against each, `212 : 198`. */
export type CrossRow = { player: number; number: number; name: string; cells: string[] };

const EVERYBODY_MEETS = ["round_robin", "league"];

export function crossTable(board: Pick<DeskBoard, "format" | "stages" | "players">): CrossRow[] {
  if (!EVERYBODY_MEETS.includes(board.format.id) || !board.stages.length) return [];
  const met = meetings(board.stages);
  const sat = new Set(board.stages.flatMap(({ tables }) => tables.flatMap(({ seats }) => seats.map((s) => s.player))));
  const who = board.players.filter(({ player }) => sat.has(player));
  return who.map(({ player, number, name }) => ({
    player,
    number,
    name,
    cells: who.map((other) => (met.get(`${player}/${other.player}`) ?? []).join(", ")),
  }));
}

/** Every game between two, seen by either of them. */
function meetings(stages: readonly StageRow[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { seats } of stages.flatMap((stage) => stage.tables))
    for (const one of seats)
      for (const other of seats)
        if (one !== other && one.score !== null && other.score !== null) {
          const key = `${one.player}/${other.player}`;
          found.set(key, [...(found.get(key) ?? []), `${one.score} : ${other.score}`.replaceAll("-", "\u2212")]);
        }
  return found;
}
