import { describe, expect, it } from "vitest";
import { agreed, changed, isFixed, refusalOf, usualOf, valueOf, type Terms, type Values } from "./agreement";
import fixtures from "../fixtures/agreements.json";
import type { GameInfo } from "../net/protocol";

type Case = {
  game: string;
  preset: string | null;
  seats: number;
  given: Values;
  agreed: Values;
  refused: string | null;
};
const GAMES = new Map((fixtures.games as unknown as GameInfo[]).map((game) => [game.id, game]));
const CASES = fixtures.cases as unknown as Case[];
const terms = (game: string, given: Values, seats = 2, preset: string | null = null): Terms => ({
  game: GAMES.get(game)!,
  preset,
  given,
  seats,
});

describe("what a table agrees on", () => {
  it.each([...GAMES.keys()])("is in %s what the engine makes of it", (id) => {
    const cases = CASES.filter((each) => each.game === id);
    expect(cases.length).toBeGreaterThan(0);
    for (const each of cases) {
      const all = terms(id, each.given, each.seats, each.preset);
      expect(agreed(all), JSON.stringify(each)).toEqual(each.agreed);
      expect(refusalOf(all)?.code ?? null, JSON.stringify(each)).toBe(each.refused);
    }
  });

  it("is sent as what differs from the usual, and gives the same again", () => {
    for (const each of CASES) {
      const sent = changed(terms(each.game, each.given, each.seats, each.preset));
      expect(agreed(terms(each.game, sent, each.seats, each.preset))).toEqual(each.agreed);
    }
  });
});

describe("options that depend on others", () => {
  it("have defaults that follow them", () => {
    expect(valueOf(terms("todessprung", {}), "games")).toBe(5);
    expect(valueOf(terms("todessprung", { mode: "elimination" }), "games")).toBe(1);
    expect(valueOf(terms("todessprung", { mode: "elimination", games: 3 }), "games")).toBe(3);
    expect(usualOf(terms("todessprung", { mode: "elimination", games: 3 }), "games")).toBe(1);
  });

  it("are not there without them, and are not sent then", () => {
    expect(agreed(terms("doppeltes-lottchen", { mode: "elimination", games: 3 }))).not.toHaveProperty("games");
    expect(changed(terms("doppeltes-lottchen", { mode: "elimination", games: 3 }))).toEqual({ mode: "elimination" });
  });

  it("are refused with the number of seats", () => {
    expect(refusalOf(terms("laeuse-wuerfeln", { unique_numbers: true }, 6))).toBeNull();
    expect(refusalOf(terms("laeuse-wuerfeln", { unique_numbers: true }, 7))?.code).toBe("numbers-run-out");
  });

  it("are fixed by a preset", () => {
    const turnier = terms("schocken", { discs: 9, throw_count_tiebreak: "schock" }, 3, "schocken-turnier-regeln");
    expect(isFixed(turnier, "discs")).toBe(true);
    expect(valueOf(turnier, "discs")).toBe(13);
    expect(changed(turnier)).toEqual({ throw_count_tiebreak: "schock" });
  });
});
