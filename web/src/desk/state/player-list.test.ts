// @vitest-environment node
import { expect, it } from "vitest";
import { leftOf, listOf } from "./player-list";

const read = { names: ["Anna", "Ben"], teams: ["Eck", ""] };

it("keeps teams only where people play in teams", () => {
  expect(listOf(read, false)).toBe("Anna\nBen");
  expect(listOf(read, true)).toBe("Name\tTeam\nAnna\tEck\nBen\t");
  expect(listOf({ names: ["Anna"], teams: [] }, true)).toBe("Anna");
});

it("leaves whoever was refused with the team", () => {
  expect(leftOf("Name\tTeam\nAnna\tEck\nBen\tTor", ["Ben"])).toBe("Name\tTeam\nBen\tTor");
  expect(leftOf("Anna\n Ben  B. ", ["Ben B."])).toBe(" Ben  B. ");
  expect(leftOf("Name\tTeam\nAnna\tEck", [])).toBe("");
  expect(leftOf("Nr,Name\n1,Ben", ["Ben"])).toBe("Ben");
});
