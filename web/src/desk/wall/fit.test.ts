import { expect, it } from "vitest";
import { largest, sheetsOf } from "./fit";

it("finds the largest size that holds, and the least where none does", () => {
  expect(largest(2, 6, (size) => size <= 4.55)).toBeCloseTo(4.5);
  expect(largest(2, 6, () => true)).toBeCloseTo(6);
  expect(largest(2, 6, () => false)).toBe(2);
});

it("lays a list on about equal sheets, and none of them is empty", () => {
  const tables = (count: number, sheets: number) =>
    sheetsOf([...Array(count).keys()], sheets).map((sheet) => sheet.length);
  expect(tables(0, 1)).toEqual([0]);
  expect(tables(9, 1)).toEqual([9]);
  expect(tables(16, 2)).toEqual([8, 8]);
  expect(tables(22, 3)).toEqual([8, 8, 6]);
  expect(tables(5, 4)).toEqual([2, 2, 1]);
});
