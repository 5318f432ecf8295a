import { describe, expect, it } from "vitest";
import { Layout } from "./layout.svelte";

const layout = () => new Layout(() => ({ type: "layouts", letters: ["A", "B", "ABC", "A"], reach: 4 }));
const word = (of: Layout) => of.tiles.map((tile) => `${tile.letter}${tile.row},${tile.column}`);

describe("a crossword being laid", () => {
  it("is typed to the right, and down after a step down", () => {
    const laid = layout();
    laid.type("A");
    laid.type("B");
    expect(word(laid)).toEqual(["A0,0", "B0,1"]);
    laid.move(0, -1);
    laid.move(1, 0);
    laid.type("A");
    expect(word(laid)).toContain("A1,1");
    expect(laid.cursor).toEqual({ row: 2, column: 1 });
  });

  it("takes a die that fits any letter only when no other is left", () => {
    const laid = layout();
    laid.type("B");
    laid.type("B");
    expect(laid.tiles.map((tile) => tile.die)).toEqual([1, 2]);
    expect(laid.type("B")).toBe(false);
  });

  it("gives back what lay under a die", () => {
    const laid = layout();
    laid.put(0, { row: 0, column: 0 });
    laid.put(1, { row: 0, column: 0 });
    expect(laid.free).toEqual([0, 2, 3]);
  });

  it("rubs out backwards", () => {
    const laid = layout();
    laid.type("A");
    laid.type("B");
    laid.rubOut();
    laid.rubOut();
    expect(laid.tiles).toEqual([]);
    expect(laid.cursor).toEqual({ row: 0, column: 0 });
  });

  it("shows a margin around the words, as far as they may reach", () => {
    const laid = layout();
    laid.put(0, { row: 0, column: 4 });
    expect(laid.window.columns.high).toBe(4);
    laid.put(1, { row: -3, column: 0 });
    expect(laid.window.rows.low).toBe(-4);
    expect(laid.window.rows.high - laid.window.rows.low).toBeGreaterThanOrEqual(6);
  });

  it("refuses what is out of reach", () => {
    const laid = layout();
    laid.put(0, { row: 5, column: 0 });
    expect(laid.tiles).toEqual([]);
  });
});
