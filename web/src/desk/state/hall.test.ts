// @vitest-environment node
import { expect, it } from "vitest";
import type { DeskBoard } from "../../lib/net/protocol";
import { placesIn } from "./hall";

const board = (tables: number, places: number[], expected: number) =>
  ({
    format: { options: { tables } },
    stage: places.length ? { tables: places.map((place) => ({ place })) } : null,
    forecast: [{ expected: { tables: expected } }],
  }) as unknown as DeskBoard;

it("counts the tables of the hall, else those in use, else those to come", () => {
  expect(placesIn(board(2, [1, 2, 1], 3))).toEqual([1, 2]);
  expect(placesIn(board(0, [1, 2, 3], 5))).toEqual([1, 2, 3]);
  expect(placesIn(board(0, [], 4))).toEqual([1, 2, 3, 4]);
});
