// @vitest-environment node
import { expect, it } from "vitest";
import type { DeskForm } from "../../lib/net/protocol";
import { agreedOn, kindsOf, SCHOCK } from "./kinds";

const option = (name: string) => ({ field: { name } });
const form = {
  games: ["filzlaus", "schocken"],
  options: ["chips_stage", "close_minutes", "venue"].map(option),
  formats: [
    { id: "points_rounds", games: ["chicago", "kniffel"], options: ["rounds", "tables"].map(option) },
    { id: "knock_out", games: ["chicago"], options: ["group_size"].map(option) },
  ],
} as unknown as DeskForm;
const names = (options: { field: { name: string } }[]) => options.map(({ field }) => field.name);

it("begins with the Schock-Turnier, and offers each kind its own games", () => {
  const [schock, points, knockOut] = kindsOf(form);
  expect([schock!.id, schock!.game, points!.game, knockOut!.game]).toEqual([SCHOCK, "schocken", "kniffel", "chicago"]);
});

it("asks little outright, and of chips only where there are some", () => {
  const [schock, points] = kindsOf(form);
  expect([names(points!.first), names(points!.others)]).toEqual([["rounds"], ["tables", "close_minutes", "venue"]]);
  expect(names(schock!.others)).toEqual(["chips_stage", "close_minutes", "venue"]);
});

it("sends of all that was touched what the chosen kind knows", () => {
  const values = { rounds: 3, chips_stage: 1, close_minutes: 5, group_size: 3 };
  const [schock, points] = kindsOf(form);
  expect(agreedOn(points!, values)).toEqual({
    format: "points_rounds",
    format_options: { rounds: 3 },
    options: { close_minutes: 5 },
  });
  expect(agreedOn(schock!, values)).toEqual({
    format: "",
    format_options: {},
    options: { chips_stage: 1, close_minutes: 5 },
  });
});
