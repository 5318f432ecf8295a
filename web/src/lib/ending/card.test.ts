// @vitest-environment node
import { expect, it } from "vitest";
import { cardOf, fitted, HEIGHT, WIDTH, type Facts, type Measure, type Text, type Thing } from "./card";

/** Letters that are all half as wide as they are high. */
const measure: Measure = (text, size) => text.length * size * 0.5;
const die = (face: number) => ({
  die: { index: 0, face, kind: "d6" as const, colour: "ivory" as const, held: false },
  sign: String(face),
});
const facts = (more: Partial<Facts> = {}): Facts => ({
  game: "Kniffel",
  date: "3. Mai 2026",
  headline: "Anna hat gewonnen",
  columns: ["Punkte", "Chips"],
  rows: [
    { place: "1.", name: "Anna", amounts: ["212", "12"], first: true },
    { place: "2.", name: "Ben", amounts: ["8", "0"], first: false },
  ],
  throw: { title: "Wurf der Partie", words: "Kniffel! · Anna", dice: [4, 4, 4, 4, 4].map(die) },
  mark: "Knobel",
  ...more,
});
const texts = (things: Thing[]): Text[] => things.filter((thing) => thing.type === "text");

function edges(text: Text): [number, number] {
  const width = measure(text.text, text.size, text.weight, text.face);
  const left = { left: text.x, center: text.x - width / 2, right: text.x - width }[text.align];
  return [left, left + width];
}

it("draws everything that it is told, and nothing else", () => {
  const told = texts(cardOf(facts(), measure)).map(({ text }) => text);
  expect(told.toSorted()).toEqual(
    [
      ...["Kniffel", "3. Mai 2026", "Anna hat gewonnen", "Punkte", "Chips", "1.", "Anna", "212", "12"],
      ...["2.", "Ben", "8", "0", "Wurf der Partie", "Kniffel! · Anna", "Knobel"],
    ].toSorted(),
  );
  expect(cardOf(facts(), measure).filter((thing) => thing.type === "die")).toHaveLength(5);
  expect(cardOf(facts({ throw: null }), measure).some((thing) => thing.type === "die")).toBe(false);
});

const CROWD = Array.from({ length: 15 }, (_, index) => ({
  place: `${index + 1}.`,
  name: `Maximiliane-Antoinette von und zu Würfelburg ${index}`,
  amounts: ["−12345", "+678"],
  first: index === 0,
}));
it.each([
  facts(),
  facts({ rows: CROWD, headline: "Ein sehr langer Satz ".repeat(8) }),
  facts({ columns: [], rows: [{ place: "1.", name: "Anna", amounts: [], first: true }], throw: null }),
])("keeps every text on the picture and apart from what stands beside it", (each) => {
  const things = cardOf(each, measure);
  for (const text of texts(things)) {
    const [left, right] = edges(text);
    expect(left, text.text).toBeGreaterThanOrEqual(0);
    expect(right, text.text).toBeLessThanOrEqual(WIDTH);
    expect(text.y).toBeLessThanOrEqual(HEIGHT);
    expect(text.size).toBeGreaterThanOrEqual(24);
  }
  for (const one of texts(things))
    for (const other of texts(things)) {
      if (one === other || one.y !== other.y) continue;
      const [[a, b], [c, d]] = [edges(one), edges(other)];
      expect(b <= c || d <= a, `${one.text} | ${other.text}`).toBe(true);
    }
  const lines = new Set(texts(things).map(({ y }) => y));
  const sorted = [...lines].toSorted((a, b) => a - b);
  expect(sorted.slice(1).every((y, index) => y - sorted[index]! >= 20)).toBe(true);
});

it("makes letters smaller before it cuts a text", () => {
  const like = {
    x: 0,
    y: 0,
    size: 60,
    weight: 400,
    face: "sans" as const,
    ink: "ink" as const,
    align: "left" as const,
  };
  expect(fitted("kurz", 400, like, measure)).toMatchObject({ text: "kurz", size: 60 });
  expect(fitted("etwas länger als das", 400, like, measure)).toMatchObject({ text: "etwas länger als das", size: 40 });
  const cut = fitted("viel ".repeat(30), 400, like, measure);
  expect(cut.text).toMatch(/…$/);
  expect(measure(cut.text, cut.size, 400, "sans")).toBeLessThanOrEqual(400);
});

it("lays every die within the picture, however many fell", () => {
  const many = facts({ throw: { title: "", words: "", dice: Array.from({ length: 14 }, () => die(6)) } });
  for (const thing of cardOf(many, measure))
    if (thing.type === "die") {
      expect(thing.x - thing.size / 2).toBeGreaterThan(0);
      expect(thing.x + thing.size / 2).toBeLessThan(WIDTH);
      expect(thing.size).toBeGreaterThan(60);
    }
});
