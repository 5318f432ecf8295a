// @vitest-environment node
import { expect, it } from "vitest";
import type { DeskBoard } from "../../lib/net/protocol";
import { crossTable } from "./cross-table";

const seat = (player: number, score: number | null) => ({ player, score });
const stage = (...tables: ReturnType<typeof seat>[][]) => ({ tables: tables.map((seats) => ({ seats })) });
const board = (id: string, ...stages: ReturnType<typeof stage>[]) =>
  ({
    format: { id },
    stages,
    players: ["Anna", "Ben", "Cem", "Dora"].map((name, player) => ({ player, number: player + 1, name })),
  }) as unknown as DeskBoard;

it("has both sides of every game, also of a return match, and nobody who never sat down", () => {
  const first = stage([seat(0, 212), seat(1, -5)]);
  const second = stage([seat(1, 1), seat(0, 0)], [seat(2, null), seat(0, null)]);
  const rows = crossTable(board("league", first, second));
  expect(rows.map((row) => row.name)).toEqual(["Anna", "Ben", "Cem"]);
  expect(rows[0]!.cells).toEqual(["", "212 : −5, 0 : 1", ""]);
  expect(rows[1]!.cells).toEqual(["−5 : 212, 1 : 0", "", ""]);
});

it("is there only where everybody meets everybody", () => {
  expect(crossTable(board("points_rounds", stage([seat(0, 2), seat(1, 1)])))).toEqual([]);
  expect(crossTable(board("round_robin"))).toEqual([]);
});
