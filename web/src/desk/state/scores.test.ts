// @vitest-environment node
import { describe, expect, it } from "vitest";
import { tally, turned, typed } from "./scores";

describe("a number from a paper sheet", () => {
  it.each([
    ["", null],
    [" 212 ", 212],
    ["1.204", 1204],
    ["1 204", 1204],
    ["-30", -30],
    ["−30", -30],
    ["0", 0],
    ["−0", 0],
  ])("reads %j as %s", (text, number) => expect(typed(text)).toBe(number));
  it.each(["12a", "1,5", "--3", "−", "12345678"])("takes %j for none", (text) => expect(typed(text)).toBe("bad"));
  it("changes its sign and back", () => expect([turned("30"), turned(turned("30"))]).toEqual(["−30", "30"]));
});

describe("the numbers of a table", () => {
  it("are sent only when every seat has one", () => {
    expect(tally(["212", "", "198"])).toEqual({ scores: null, sum: 410, missing: 1, bad: false });
    expect(tally(["212", "0", "198"])).toEqual({ scores: [212, 0, 198], sum: 410, missing: 0, bad: false });
  });
  it("may be below zero, but are numbers", () => {
    expect(tally(["-5", "5"])).toMatchObject({ scores: [-5, 5], sum: 0, bad: false });
    expect(tally(["−", "5"])).toMatchObject({ scores: null, bad: true });
  });
});
