import { expect, it } from "vitest";
import { saidAt, saidOnFelt } from "./said";
import type { Announcement, Bets, Scene } from "../net/protocol";

const said = (id: string, at: string | null): Announcement => ({
  type: "announcement",
  id,
  phrase: { type: "phrase", key: id, facts: {} },
  at,
});
const board: Bets = { type: "bets", id: "bets", fields: [], rows: [], caption: null };
const scene = (...widgets: Scene["widgets"]): Scene => ({ widgets }) as unknown as Scene;

it("stands beside what it explains, where that lies on the table", () => {
  const with_board = scene(board, said("round", null), said("lucky", "bets"));
  expect(saidOnFelt(with_board).map(({ id }) => id)).toEqual(["round"]);
  expect(saidAt(with_board, "bets").map(({ id }) => id)).toEqual(["lucky"]);
});

it("is said on the felt where that is not there", () => {
  expect(saidOnFelt(scene(said("lucky", "bets"))).map(({ id }) => id)).toEqual(["lucky"]);
});
