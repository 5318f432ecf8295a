import { expect, it } from "vitest";
import { againstBots, found, type Wanted } from "./box";
import type { GameInfo } from "./protocol";

const game = (id: string, name: string, aliases: string[], least: number, dice: number): GameInfo => ({
  id,
  family: "bluff",
  name: { de: name, en: name },
  line: { de: "", en: "" },
  aliases,
  least,
  most: 8,
  dice: Array<string>(dice).fill("d6"),
  hidden: false,
  decisions: true,
  version: 1,
  options: [],
  presets: {},
});
const BOX = [game("maexchen", "Mäxchen", ["Meiern"], 2, 2), game("kniffel", "Kniffel", ["Yahtzee"], 1, 5)];
const ALL: Wanted = { text: "", players: null, dice: null, decisions: null };
const ids = (wanted: Partial<Wanted>) => found(BOX, { ...ALL, ...wanted }, "de").map((each) => each.id);

it.each(["mäx", "maex", "maxchen", "MEIERN"])("finds Mäxchen as %s", (text) => {
  expect(ids({ text })).toEqual(["maexchen"]);
});

it("finds games by players and dice", () => {
  expect(ids({ players: 1 })).toEqual(["kniffel"]);
  expect(ids({ dice: "many" })).toEqual(["kniffel"]);
  expect(ids({ dice: "2" })).toEqual(["maexchen"]);
});

it("fills a table with as many bots as the game needs", () => {
  expect(againstBots(game("sonne", "Sonne", [], 3, 2), "Ich", ["A", "B", "C"]).map((seat) => seat.kind)).toEqual([
    "me",
    "bot",
    "bot",
  ]);
});
