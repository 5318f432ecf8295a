import { expect, it } from "vitest";
import type { MyGame } from "../net/protocol";
import { badgesOf } from "./badges";
import { ALL, byGame, chosen, companyOf, distribution, luckByUnit, streaks } from "./my-games";
import { percent, written } from "./numbers";

const DAY = 24 * 60 * 60 * 1000;
const USUAL: MyGame = {
  table: "t",
  number: 0,
  seat: 0,
  game: "kniffel",
  ended: 0,
  seats: 2,
  people: 0,
  lead: 10,
  place: 1,
  won: true,
  lost: false,
  points: 200,
  chips: null,
  advised: 0,
  luck: null,
  feats: {},
  preset: null,
  elsewhere: false,
};
const game = (number: number, more: Partial<MyGame> = {}): MyGame => ({
  ...USUAL,
  number,
  ended: number * DAY,
  place: more.won === false ? 2 : 1,
  ...more,
});

it("counts what was played by a preset under its own name", () => {
  const games = [game(1, { game: "dreitausend", preset: "zehntausend" }), game(2, { game: "dreitausend" })];
  expect(byGame(games).map((row) => row.game)).toEqual(["dreitausend", "zehntausend"]);
  expect(chosen(games, { ...ALL, game: "zehntausend" }, 3 * DAY)).toEqual([games[0]]);
});

it("counts by game, with the course in the order of play", () => {
  const games = [
    game(2, { points: 180, won: false }),
    game(1, { points: 260 }),
    game(3, { game: "schocken", points: null, won: false, lost: true }),
  ];
  const [kniffel, schocken] = byGame(games);
  expect(kniffel).toMatchObject({ played: 2, won: 1, best: 260, mean: 220, course: [260, 180], last: 2 * DAY });
  expect(schocken).toMatchObject({ game: "schocken", lost: 1, unit: null, best: null, mean: null, course: [] });
});

it("takes nobody for a winner where nobody else could have won", () => {
  const alone = [game(1, { seats: 1 }), game(2, { seats: 1 })];
  expect(byGame(alone)[0]).toMatchObject({ played: 2, rated: 0, won: 0, best: 200 });
  expect(byGame([...alone, game(3), game(4, { won: false })])[0]).toMatchObject({ played: 4, rated: 2, won: 1 });
});

it("lets a show, in which nobody wins, break no streak", () => {
  const show = { game: "wieviel-augen", won: false, place: 1, points: null };
  const games = [game(1), game(2, show), game(3), game(4)];
  expect(streaks(games)).toEqual({ now: 3, longest: 3 });
  expect(byGame([games[1]!])[0]).toMatchObject({ played: 1, rated: 0, won: 0 });
  expect(badgesOf(games).find(({ id }) => id === "in-a-row")?.earned).toBe(4 * DAY);
});

it("takes the fewest points for the best where the fewest win", () => {
  const games = [
    game(1, { points: 12, lead: -5 }),
    game(2, { points: 30, lead: null }),
    game(3, { points: 7, lead: -1 }),
  ];
  expect(byGame(games)[0]!.best).toBe(7);
});

it("shows what was asked for: a game, some days, a company", () => {
  const games = [game(1, { people: 2, seats: 3 }), game(40), game(41, { game: "chicago", seats: 1 })];
  expect(games.map(companyOf)).toEqual(["people", "bots", "alone"]);
  expect(chosen(games, ALL, 41 * DAY)).toHaveLength(3);
  expect(chosen(games, { ...ALL, days: 30 }, 41 * DAY).map((each) => each.number)).toEqual([40, 41]);
  expect(chosen(games, { ...ALL, company: "people" }, 0).map((each) => each.number)).toEqual([1]);
  expect(chosen(games, { ...ALL, game: "chicago" }, 0).map((each) => each.number)).toEqual([41]);
});

it("counts wins in a row, and leaves out games that nobody could lose", () => {
  const won = [true, true, false, true, true, true].map((each, index) => game(index, { won: each }));
  expect(streaks(won.toReversed())).toEqual({ now: 3, longest: 3 });
  expect(streaks([...won, game(9, { seats: 1, won: false })])).toEqual({ now: 3, longest: 3 });
  expect(streaks([...won, game(9, { won: false })])).toEqual({ now: 0, longest: 3 });
});

it("keeps luck in points apart from luck in chances", () => {
  const luck = (unit: string, amount: number) => ({ unit, exact: true, luck: amount, losses: 4, decisions: 10 });
  const games = [game(1, { luck: luck("points", 6) }), game(2, { luck: luck("points", -2) }), game(3)];
  expect(luckByUnit([...games, game(4, { luck: luck("chance", 0.5) })])).toEqual([
    { unit: "points", games: 2, luck: 2, losses: 4, decisions: 20 },
    { unit: "chance", games: 1, luck: 0.5, losses: 4, decisions: 10 },
  ]);
});

it("puts one's own points beside the best play, step by step without a gap", () => {
  const best = { games: 10, step: 20, mean: 240, counts: { "200": 2, "220": 3, "240": 5 } };
  expect(distribution([165, 245, 249, 170], best)).toEqual([
    { low: 160, own: 0.5, best: 0 },
    { low: 180, own: 0, best: 0 },
    { low: 200, own: 0, best: 0.2 },
    { low: 220, own: 0, best: 0.3 },
    { low: 240, own: 0.5, best: 0.5 },
  ]);
});

it("gives badges for facts, with the day on which they were earned", () => {
  const none = badgesOf([]);
  expect(none.every((badge) => badge.earned === null && badge.count === 0)).toBe(true);
  const games = [
    game(1, { won: false }),
    game(2),
    game(3, { feats: { "told-entry": 1 } }),
    game(4, { feats: null }),
    game(5, { game: "schocken", won: false, feats: { "told-schock-out": 2 }, people: 1 }),
  ];
  const earned = Object.fromEntries(badgesOf(games).map((badge) => [badge.id, badge.earned]));
  expect(earned).toMatchObject({ first: DAY, kniffel: 3 * DAY, "in-a-row": 4 * DAY, "schock-out": 5 * DAY });
  expect(earned["ten-games"]).toBeNull();
  expect(badgesOf(games).find((badge) => badge.id === "ten-games")).toMatchObject({ count: 2, of: 10 });
  expect(none.map((badge) => badge.id)).toEqual(badgesOf(games).map((badge) => badge.id));
});

it("takes a chicago for no kniffel", () => {
  const badge = badgesOf([game(1, { game: "chicago", feats: { "told-entry": 1 } })]).find(
    (each) => each.id === "kniffel",
  );
  expect(badge?.earned).toBeNull();
});

it("writes numbers as people do", () => {
  expect(written(1234.56, "de", 1)).toBe("1.234,6");
  expect(written(-3.25, "de", 1)).toBe("−3,3");
  expect(written(3, "en", 1, true)).toBe("+3.0");
  expect(written(0, "de", 0, true)).toBe("0");
  expect(percent(0.684, "de").replace(/\s/g, " ")).toBe("68 %");
});
