import { expect, it } from "vitest";
import { largest, sheetsOf } from "./fit";

it("finds the largest size that holds, and the least where none does", () => {
  expect(largest(2, 6, (size) => size <= 4.55)).toBeCloseTo(4.5);
  expect(largest(2, 6, () => true)).toBeCloseTo(6);
  expect(largest(2, 6, () => false)).toBe(2);
});

it("lays sixteen tables on two sheets of eight, and twenty-two on three", () => {
  const tables = (count: number) => sheetsOf([...Array(count).keys()], 9).map((sheet) => sheet.length);
  expect(tables(0)).toEqual([0]);
  expect(tables(9)).toEqual([9]);
  expect(tables(16)).toEqual([8, 8]);
  expect(tables(22)).toEqual([8, 8, 6]);
});
