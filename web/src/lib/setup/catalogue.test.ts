import { expect, it } from "vitest";
import {
  ANY,
  askedAs,
  cardOf,
  FAMOUS,
  found,
  idOf,
  isCalled,
  lineOf,
  otherName,
  shelvesOf,
  suggested,
  titleOf,
  type Wanted,
} from "./catalogue";
import type { GameInfo, PresetInfo } from "../net/protocol";

const wording = (text: string) => ({ de: text, en: text });
const game = (id: string, name: string, aliases: string[], least: number, dice: number, minutes = 5): GameInfo => ({
  id,
  family: "bluff",
  name: wording(name),
  line: wording(`Es geht um ${name}`),
  aliases,
  least,
  most: 8,
  dice: Array<string>(dice).fill("d6"),
  hidden: false,
  decisions: true,
  minutes,
  version: 1,
  options: [],
  depends: { only: [], usually: [], refused: [] },
  schema: {},
  pad: false,
  presets: [],
});
const turnier: PresetInfo = {
  least: 2,
  most: 4,
  fixed: [],
  decisions: true,
  minutes: 12,
  id: "schocken-turnier-regeln",
  name: wording("Schocken nach Turnierregeln"),
  line: wording("Wie im Turnier"),
  aliases: ["Turnier-Schocken"],
  options: { halves: 2 },
};
const BOX = [
  game("maexchen", "Mäxchen", ["Meiern"], 2, 2),
  game("kniffel", "Kniffel", ["Yahtzee"], 1, 5, 15),
  { ...game("schocken", "Schocken", ["Jule"], 2, 3, 10), presets: [turnier] },
];
const ids = (wanted: Partial<Wanted>) => found(BOX, { ...ANY, ...wanted }, "de").map(idOf);

it.each(["mäx", "maex", "maxchen", "MEIERN"])("finds Mäxchen as %s", (text) => {
  expect(ids({ text })).toEqual(["maexchen"]);
});

it.each([
  ["kniffl", "kniffel"],
  ["knifel", "kniffel"],
  ["mexchen", "maexchen"],
  ["schoken", "schocken"],
  ["shcocken", "schocken"],
])("finds %s though it is mistyped", (text, id) => {
  expect(ids({ text })[0]).toBe(id);
});

it("says by which other name a game was found, unless its title says so", () => {
  const other = (id: string, text: string) => otherName(cardOf(BOX, id)!, text, "de");
  expect(other("maexchen", " meier")).toBe("Meiern");
  expect(other("kniffel", "yahtzee")).toBe("Yahtzee");
  expect(other("maexchen", "maxch")).toBeNull();
  expect(other("maexchen", "")).toBeNull();
  expect(other("schocken-turnier-regeln", "turnier-s")).toBe("Turnier-Schocken");
  expect(other("schocken-turnier-regeln", "turnier")).toBeNull();
});

it("calls a table by the other name that somebody has begun to type, the nearest of several", () => {
  const max = {
    game: game("max", "Mäxchen", ["Meiern", "Meier", "Lügenmax", "Lügen", "Einundzwanzig (Bluff)"], 2, 2),
    preset: null,
  };
  const asked = (text: string) => askedAs(max, text, "de");
  expect(["mei", "MEIER", " lugen", "lügenm", "einund"].map(asked)).toEqual([
    "Meiern",
    "Meier",
    "Lügen",
    "Lügenmax",
    "Einundzwanzig (Bluff)",
  ]);
  expect(["", "mäx", "bluff", "xyz"].map(asked)).toEqual([null, null, null, null]);
  expect(otherName(max, "bluff", "de")).toBe("Einundzwanzig (Bluff)");
  expect(["Meier", "meier", "Kniffel", ""].map((name) => isCalled(max, name))).toEqual([true, false, false, false]);
});

it("puts games that begin so before those that another name brings", () => {
  const swing = game("schaukel", "Die Schaukel", ["Schaukel"], 3, 1);
  const order = found([swing, ...BOX], { ...ANY, text: "sch" }, "de").map(idOf);
  expect(order).toEqual(["schocken", "schocken-turnier-regeln", "schaukel"]);
});

it("takes nothing for a mistake that is only short, or only far away", () => {
  expect(ids({ text: "xyz" })).toEqual([]);
  expect(ids({ text: "doppelkopf" })).toEqual([]);
});

it("tells quiet games from lively ones, and puts families on shelves", () => {
  const quiet = { ...BOX[1]!, family: "sheet" };
  expect(found([quiet, BOX[0]!], { ...ANY, lively: false }, "de").map(idOf)).toEqual(["kniffel"]);
  expect(found([quiet, BOX[0]!], { ...ANY, lively: true }, "de").map(idOf)).toEqual(["maexchen"]);
  const shelves = shelvesOf(found([quiet, BOX[0]!], ANY, "de"));
  expect(shelves.map(({ family, cards }) => [family, cards.map(idOf)])).toEqual([
    ["bluff", ["maexchen"]],
    ["sheet", ["kniffel"]],
  ]);
});

it("measures a preset by its own players, minutes and decisions", () => {
  expect(ids({ text: "turnier", players: 4 })).toEqual(["schocken-turnier-regeln"]);
  expect(ids({ text: "turnier", players: 5 })).toEqual([]);
  expect(ids({ text: "turnier", minutes: 10 })).toEqual([]);
});

it("finds games by players, dice and minutes", () => {
  expect(ids({ players: 1 })).toEqual(["kniffel"]);
  expect(ids({ dice: "many" })).toEqual(["kniffel"]);
  expect(ids({ dice: "2" })).toEqual(["maexchen"]);
  expect(ids({ minutes: 10 })).toEqual(["maexchen", "schocken"]);
});

it("shows a preset only to somebody who asks for it", () => {
  expect(ids({})).toEqual(["kniffel", "maexchen", "schocken"]);
  expect(ids({ text: "turnier" })).toEqual(["schocken-turnier-regeln"]);
  expect(ids({ text: "schock" })).toEqual(["schocken", "schocken-turnier-regeln"]);
});

it("calls a preset by its own name", () => {
  const card = cardOf(BOX, "schocken-turnier-regeln")!;
  expect(card.game.id).toBe("schocken");
  expect(titleOf(card, "de")).toBe("Schocken nach Turnierregeln");
  expect(lineOf(card, "de")).toBe("Wie im Turnier");
  expect(cardOf(BOX, "nothing")).toBeNull();
});

it("suggests what was played last, then what everybody knows", () => {
  expect(suggested(BOX, ["maexchen", "gone"], 3).map(idOf)).toEqual(["maexchen", "kniffel", "schocken"]);
});

it("stands in the order of the alphabet, as the language has it", () => {
  const names = [
    "Zeppelin",
    "Mäxchen",
    "Die Böse Drei",
    "maeder",
    "Elf hoch",
    "Mau-Mau",
    "Macke",
    "Große 7",
    "Grosz",
    "Übel",
    "Ulm",
  ];
  const order = found(
    names.map((name) => game(name, name, [], 2, 1)),
    ANY,
    "de",
  ).map((card) => titleOf(card, "de"));
  expect(order).toEqual(names.toSorted((one, other) => one.localeCompare(other, "de")));
});

it("calls the games that everybody knows as their catalogues do, so that no name changes when those come", () => {
  const sources = import.meta.glob<string>("@texts/*/games/*.ftl", { query: "?raw", import: "default", eager: true });
  const named = (id: string, language: string) => {
    const [, source] = Object.entries(sources).find(([path]) => path.endsWith(`/${language}/games/${id}.ftl`))!;
    return new RegExp(`^${id}-name = (.*)$`, "m").exec(source)?.[1];
  };
  const told = Object.keys(FAMOUS).map((id) => [id, { de: named(id, "de"), en: named(id, "en") }]);
  expect(Object.fromEntries(told)).toEqual(FAMOUS);
});
