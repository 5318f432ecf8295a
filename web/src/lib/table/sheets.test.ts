import { describe, expect, it } from "vitest";
import { fits, halvesOf, isLong, neededFor, ownersOf, partsOf } from "./sheets";
import type { Phrase, Sheet, SheetRow } from "../net/protocol";

const phrase = (key: string): Phrase => ({ type: "phrase", key, facts: {} });
const row = (id: string, section: string | null, kind: SheetRow["kind"] = "box"): SheetRow => ({
  id,
  label: phrase(id),
  kind,
  section,
  values: [],
});
const column = (id: string, owner: number, factor = 1) => ({ id, owner, factor });
const rows = (section: string | null, count: number) =>
  Array.from({ length: count }, (_, index) => row(`${section}-${index}`, section));

const sheet = (given: SheetRow[], sections: string[] = [], columns = [column("0", 0), column("1", 1)]): Sheet => ({
  type: "sheet",
  id: "sheet",
  rows: given,
  columns,
  cells: [],
  sections: sections.map((id) => ({ id, label: phrase(`section-${id}`) })),
});

const kniffel = sheet(
  [
    ...rows("upper", 6),
    row("upper", "upper", "sum"),
    row("bonus", "upper", "sum"),
    ...rows("lower", 7),
    row("lower", "lower", "sum"),
    row("total", null, "sum"),
  ],
  ["upper", "lower"],
);

describe("a sheet with halves", () => {
  it("keeps them apart, each with its sums, and what counts for all below", () => {
    expect(partsOf(kniffel).map((part) => [part.id, part.rows.length])).toEqual([
      ["upper", 8],
      ["lower", 8],
      ["", 1],
    ]);
  });

  it("lies in two halves side by side on a phone", () => {
    const { halves, foot, beside } = halvesOf(kniffel);
    expect(halves.map((half) => half.rows.map((each) => each.section))).toEqual([
      Array(8).fill("upper"),
      Array(8).fill("lower"),
    ]);
    expect(foot.map((each) => each.id)).toEqual(["total"]);
    expect(beside).toBe(true);
  });

  it("lies one half below the other where one is very long", () => {
    expect(halvesOf(sheet([...rows("upper", 8), ...rows("lower", 17)], ["upper", "lower"])).beside).toBe(false);
  });
});

describe("a sheet without halves", () => {
  const plain = sheet([...rows(null, 7), row("total", null, "sum")]);
  it("is one block of boxes, with its sums below", () => {
    const { halves, foot } = halvesOf(plain);
    expect(halves.map((half) => half.rows.length)).toEqual([7]);
    expect(foot.map((each) => each.id)).toEqual(["total"]);
    expect(isLong(plain)).toBe(false);
  });
});

it("puts the columns of one player under one name", () => {
  const three = [1, 2, 3].flatMap((factor) => [column(`0:${factor}`, 0, factor)]);
  const columns = [...three, column("1:1", 1)];
  expect(ownersOf(sheet([], [], columns)).map((each) => [each.owner, each.columns.length])).toEqual([
    [0, 3],
    [1, 1],
  ]);
  expect(ownersOf(sheet([], [], columns), 1).map((each) => each.owner)).toEqual([1, 0]);
});

it("shows all columns where there is room for them", () => {
  expect(fits(kniffel, neededFor(2))).toBe(true);
  expect(fits(kniffel, neededFor(2) - 0.1)).toBe(false);
});
