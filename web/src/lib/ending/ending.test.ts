// @vitest-environment node
import { expect, it, vi } from "vitest";
import type { Ending, Result } from "../net/protocol";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "de" }));
const { voice } = await import("../../texts/voice.svelte");
const { bestsOf, columnsOf, kindOf, lastOf, rowsOf, SOLO_WORDS, TEASES, teaseKey } = await import("./ending");
const { scoreInWords, unitIn } = await import("../table/seats");
const { amountOf, bestLines, columnName, headlineOf, remarkOf, spokenOf, throwWords } = await import("./words");

const LANGUAGES = ["de", "en"] as const;
const result = (more: Partial<Result>): Result => ({
  ...{ places: [1, 2, 3], winners: [0], losers: [], points: null, chips: null, nets: null, flags: [] },
  ...more,
});
const table = (reader: number | null = null, id = "t", games = 1) =>
  ({
    id,
    info: { game: "kniffel", games },
    names: ["Anna", "Ben", "Cem"],
    reader,
    scene: null,
    title: "Kniffel",
  }) as never;
const ending = (more: Partial<Ending>): Ending => ({ throw: null, own: null, table: null, ...more });

async function speak(language: "de" | "en"): Promise<void> {
  voice.language = language;
  await voice.open("ending");
  await voice.learn("kniffel");
}

const ENDS: [string, Result | null][] = [
  ["won", result({})],
  ["shared", result({ places: [1, 1, 3], winners: [0, 1] })],
  ["lost", result({ places: [1, 1, 3], winners: [], losers: [2] })],
  ["lost", result({ places: [1, 1, 3], winners: [0, 1], losers: [2] })],
  ["draw", result({ places: [1, 1, 1], winners: [] })],
  ["draw", result({ places: [1, 1, 1], winners: [0, 1, 2] })],
  ["nobody", result({ places: [1, 1, 1], winners: [], points: [1012, 1040, 1003] })],
  ["performance", result({ places: [1, 1, 1], winners: [], flags: ["performance"] })],
  ["performance", result({ places: [1], winners: [], flags: ["performance"] })],
  ["solo", result({ places: [1], winners: [0], points: [212] })],
  ["stopped", result({ flags: ["stopped_by_limit"] })],
  ["given-up", null],
];

it.each(ENDS)("tells what kind of end it is: %s", (kind, end) => {
  expect(kindOf(end)).toBe(kind);
});

it.each(LANGUAGES)("has words of its own for every kind of end (%s)", async (language) => {
  await speak(language);
  const told = ENDS.map(([, end]) => [headlineOf(end, table()), remarkOf(end, table())]);
  for (const [headline, remark] of told) {
    expect(headline).not.toMatch(/web-|^$|\{/);
    expect(remark).not.toMatch(/web-|^$|\{/);
  }
  // The two ways to a draw, to a loser and through a performance are told alike, and nothing else is.
  expect(new Set(told.map(([headline]) => headline)).size).toBe(ENDS.length - 3);
});

it("says you to whoever has won, and the name to everybody else", async () => {
  await speak("de");
  expect(headlineOf(result({}), table(0))).toBe("Du hast gewonnen");
  expect(headlineOf(result({}), table(1))).toBe("Anna hat gewonnen");
  expect(headlineOf(ENDS[1]![1], table(1))).toBe("Du und Anna habt gewonnen");
  expect(headlineOf(ENDS[1]![1], table(2))).toBe("Gewonnen haben Anna und Ben");
  const beaten = result({ places: [1, 1, 1, 1, 5, 5, 5], winners: [0, 1, 2, 3], losers: [0, 1, 2] });
  expect(headlineOf(beaten, table(2))).toBe("Du, Anna und Ben habt verloren");
  expect(headlineOf(ENDS[2]![1], table(2))).toBe("Du hast verloren");
  expect(headlineOf(ENDS[2]![1], table(1))).toBe("Cem hat verloren, du bist durch");
});

it("tells whoever came through against the only loser that this was a win", async () => {
  await speak("de");
  const two = result({ places: [1, 2], winners: [], losers: [1] });
  expect(kindOf(two)).toBe("won");
  expect(headlineOf(two, table(0))).toBe("Du hast gewonnen");
  expect(headlineOf(two, table(1))).toBe("Anna hat gewonnen");
  expect(remarkOf(two, table(1))).toContain("Ben");
  expect(rowsOf(two).map(({ won }) => won)).toEqual([true, false]);
});

it("calls points what they are called at the table, but not where a match has made others of them", async () => {
  await speak("de");
  const end = result({ points: [2, 1, 0] });
  const standing = (score: number, seat: number) => ({ seat, score, out: false, note: null });
  const scene = (scores: number[]) => ({
    ...{ game: "kniffel", result: end },
    widgets: [{ type: "standings", id: "s", unit: "penalty-chips", rows: scores.map(standing) }],
  });
  const at = (scores: number[]) => ({ ...(table() as object), scene: scene(scores) }) as never;
  expect(columnName(columnsOf(end)[0]!, at([2, 1, 0]))).toBe("Strafchips");
  expect(columnName(columnsOf(end)[0]!, at([0, 3, 3]))).toBe("Punkte");
});

const GAMES = import.meta.glob<string>("../../../../src/knobel/texts/de/games/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const own = /^([a-z0-9-]+)-read-standing =/m;
/** Every game that has its own words for how somebody stands, and what it counts. */
const counting = Object.entries(GAMES).flatMap(([file, words]) => {
  const at = words.search(own);
  const unit = at < 0 ? null : /\[([a-z-]+)\] \{ \$who \}/.exec(words.slice(at))?.[1];
  return unit ? [[file.replace(/.*\/|\.ftl$/g, ""), unit] as const] : [];
});

it.each(LANGUAGES)(
  "calls what is counted at the end as it is called at the seats, in every game (%s)",
  async (language) => {
    await speak(language);
    expect(counting.length).toBeGreaterThan(3);
    for (const [game, unit] of counting) {
      await voice.learn(game);
      const end = result({ points: [2, 1, null] });
      const rows = [2, 1, 5].map((score, seat) => ({ seat, score, out: false, note: null }));
      const scene = { game, result: end, widgets: [{ type: "standings", id: "s", unit, rows }] };
      const name = columnName(columnsOf(end)[0]!, { ...(table() as object), scene } as never);
      expect(name).toBe(unitIn(scoreInWords({ number: 2, unit }, game)));
    }
  },
);

it("gives points and chips a column each, and never lets them run together", async () => {
  await speak("de");
  const both = result({ places: [2, 1, 3], winners: [1], points: [8, 9, null], chips: [12, 3, 0] });
  const columns = columnsOf(both);
  expect(columns.map((column) => columnName(column, table()))).toEqual(["Punkte", "Chips"]);
  expect(rowsOf(both).map((row) => [row.seat, ...columns.map((column) => amountOf(row, column))])).toEqual([
    [1, "9", "3"],
    [0, "8", "12"],
    [2, "–", "0"],
  ]);
  const spoken = spokenOf(both, null, table());
  expect(spoken).toContain("2. Platz: Anna, 8 Punkte, 12 Chips.");
  expect(spoken).not.toMatch(/\d \d/);
});

it("shows gains and losses with their sign where no chips are left over", async () => {
  await speak("de");
  const match = result({ nets: [7, 0, -7] });
  const [column] = columnsOf(match);
  expect(columnName(column!, table())).toBe("Gewinn");
  expect(rowsOf(match).map((row) => amountOf(row, column!))).toEqual(["+7", "0", "−7"]);
  expect(columnsOf(result({}))).toEqual([]);
});

it("teases the losers that a game names, else the last, and nobody where all are equal", () => {
  expect(lastOf(result({}))).toEqual([2]);
  expect(lastOf(result({ places: [1, 2, 2] }))).toEqual([1, 2]);
  expect(lastOf(result({ losers: [1] }))).toEqual([1]);
  expect(lastOf(result({ places: [1, 1, 1], winners: [] }))).toEqual([]);
});

it("chooses the same tease for everybody at a table, and in time every one", () => {
  const keys = Array.from({ length: 400 }, (_, game) => teaseKey(result({}), "a-table", game));
  expect(teaseKey(result({}), "a-table", 7)).toBe(keys[7]);
  expect(new Set(keys).size).toBe(TEASES);
  const losers = Array.from({ length: 400 }, (_, game) => teaseKey(result({ losers: [2] }), "a-table", game));
  expect(losers.every((key) => key!.startsWith("web-ending-loser-"))).toBe(true);
  expect(new Set(losers).size).toBe(TEASES);
});

it.each(LANGUAGES)("has every tease, kind and for one name or several (%s)", async (language) => {
  await speak(language);
  const rude = /dumm|blöd|schlecht|peinlich|versag|idiot|stupid|bad player|loser|pathetic|trink|drink|Schnaps|beer/i;
  const told = ["last", "loser"].flatMap((kind) =>
    Array.from({ length: TEASES }, (_, index) => voice.line(`web-ending-${kind}-${index + 1}`, { who: "Ben und Cem" })),
  );
  expect(new Set(told).size).toBe(2 * TEASES);
  for (const text of told) {
    expect(text).toContain("Ben und Cem");
    expect(text).not.toMatch(rude);
    expect(text.length).toBeLessThan(80);
    // A verb of which the names are the subject would have to agree with their number.
    expect(text).not.toMatch(/(^|\. )Ben und Cem (hat|ist|wird|war|has|is|was)\b/);
  }
  for (let index = 1; index <= SOLO_WORDS; index++) expect(voice.has(`web-ending-alone-${index}`)).toBe(true);
});

it("tells one's own best result first, and not once more as the table's", async () => {
  await speak("de");
  const own = { seat: 0, points: 312, before: 287 };
  expect(bestLines(ending({ own }), table())).toEqual(["Dein bestes Ergebnis: 312, vorher 287."]);
  expect(bestsOf(ending({ own, table: { seat: 0, points: 312, before: 290 } }))).toHaveLength(1);
  expect(bestLines(ending({ own, table: { seat: 1, points: 320, before: 290 } }), table())[1]).toBe(
    "Rekord an diesem Tisch: Ben mit 320, vorher 290.",
  );
  expect(bestLines(null, table())).toEqual([]);
});

it("says what the throw of the game was as the game celebrates it, else what fell alike", async () => {
  await speak("de");
  const found = { step: 9, seat: 1, dice: [], celebrated: null, equal: 4 };
  expect(throwWords(ending({ throw: found }), table())).toBe("4 Gleiche auf einen Wurf");
  const who = { type: "name", seat: 1 } as const;
  const celebrated = { type: "phrase", key: "told-bonus", facts: { who, points: 35 } } as const;
  expect(throwWords(ending({ throw: { ...found, celebrated } }), table())).toBe("Bonus!");
});
