import { describe, expect, it } from "vitest";
import type { GameInfo, OptionInfo, SeatInfo, Value } from "../net/protocol";
import { firstSeats, folded, mindFor, newSeats, stepped, strengthOf, strengthsOf, withoutFree } from "./table-setup";

const wording = { de: "", en: "" };
const option = (name: string, normal: Value, low: number | null = null, high: number | null = null): OptionInfo => ({
  field: { name, default: normal, values: low === null ? [true, false] : [], low, high, step: 1 },
  label: wording,
  help: wording,
  values: {},
});
const SCHOCKEN: GameInfo = {
  id: "schocken",
  family: "cup",
  name: wording,
  line: wording,
  aliases: [],
  least: 2,
  most: 8,
  dice: ["d6", "d6", "d6"],
  hidden: true,
  decisions: true,
  minutes: 10,
  version: 1,
  options: [
    option("discs", 13, 9, 25),
    option("jule", true),
    option("pippi", true),
    option("halves", 2, 1, 2),
    option("a", true),
    option("b", true),
    option("starter", "random", 0, 0),
  ],
  depends: { only: [], usually: [], refused: [] },
  schema: {},
  pad: false,
  presets: [
    {
      id: "turnier",
      name: wording,
      line: wording,
      aliases: [],
      least: 2,
      most: 4,
      options: { discs: 13, pippi: false, b: false },
      fixed: ["pippi"],
      decisions: true,
      minutes: 12,
    },
  ],
};
const kinds = (
  way: "bots" | "friends" | "local" | "tv",
  game = SCHOCKEN,
  names = ["Ich"],
  heads: number | null = null,
) => firstSeats(game, way, names, heads).map((seat) => seat.kind);

describe("who sits down", () => {
  it("is me and one bot, or as many as the game needs", () => {
    expect(kinds("bots")).toEqual(["me", "bot"]);
    expect(kinds("bots", { ...SCHOCKEN, least: 3 })).toEqual(["me", "bot", "bot"]);
  });

  it("is as many friends as the last time, as far as they fit", () => {
    expect(kinds("friends", SCHOCKEN, ["Ich"], 4)).toEqual(["me", "open", "open", "open"]);
    expect(kinds("friends", { ...SCHOCKEN, most: 3 }, ["Ich"], 4)).toHaveLength(3);
  });

  it("is everybody who played at this device the last time", () => {
    expect(firstSeats(SCHOCKEN, "local", ["Anna", "Ben", "Cem"], null).map((seat) => seat.name)).toEqual([
      "Anna",
      "Ben",
      "Cem",
    ]);
  });

  it("is nobody at the big screen itself", () => {
    expect(kinds("tv", SCHOCKEN, ["Ich"], 3)).toEqual(["open", "open", "open"]);
  });

  it("has names, and bots none that is taken", () => {
    const called = { me: "Gast", bots: ["Erna", "Kalle"], player: (number: number) => `Spieler ${number}` };
    const drafts = [
      { kind: "me", name: " Erna ", strength: "medium" },
      { kind: "bot", name: "", strength: "medium" },
      { kind: "local", name: "", strength: "medium" },
      { kind: "open", name: "x", strength: "medium" },
    ] as const;
    expect(newSeats(drafts, ["random", "greedy"], called)).toEqual([
      { kind: "me", name: "Erna" },
      { kind: "bot", name: "Kalle", mind: "greedy" },
      { kind: "local", name: "Spieler 3" },
      { kind: "open" },
    ]);
  });
});

describe("free seats", () => {
  const seats = (...kinds: SeatInfo["kind"][]) => kinds.map((kind) => ({ kind }) as SeatInfo);

  it("go away at the end, as long as enough are left", () => {
    expect(withoutFree(seats("person", "person", "empty", "empty"), 2)).toBe(2);
    expect(withoutFree(seats("person", "empty"), 2)).toBeNull();
    expect(withoutFree(seats("person", "empty", "bot"), 2)).toBeNull();
    expect(withoutFree(seats("person", "bot"), 2)).toBeNull();
  });
});

describe("how strong a bot is", () => {
  it("offers only strengths that the house has", () => {
    expect(strengthsOf(["random", "greedy"])).toEqual(["easy", "medium"]);
    expect(strengthsOf(["easy", "medium", "strong"])).toEqual(["easy", "medium", "strong"]);
  });

  it("takes the nearest mind there is", () => {
    expect(mindFor("strong", ["random", "greedy"])).toBe("greedy");
    expect(mindFor("easy", ["random", "greedy"])).toBe("random");
    expect(mindFor("easy", ["odd"])).toBe("odd");
    expect(strengthOf("random")).toBe("easy");
    expect(strengthOf("odd")).toBeNull();
  });
});

describe("the options", () => {
  it("are folded away beyond the first four, unless they are changed", () => {
    const names = (preset: string | null) => folded(SCHOCKEN, preset).shown.map(({ field }) => field.name);
    expect(names(null)).toEqual(["discs", "jule", "pippi", "halves"]);
    expect(names("turnier")).toEqual(["discs", "jule", "pippi", "halves", "b"]);
  });

  it("go up and down in their bounds, and to off below them", () => {
    const seconds = option("decision_seconds", 0, 10, 120);
    seconds.field.values = [0];
    expect(stepped(seconds, 0, 1)).toBe(10);
    expect(stepped(seconds, 10, -1)).toBe(0);
    expect(stepped(seconds, 0, -1)).toBeNull();
    expect(stepped(seconds, 120, 1)).toBeNull();
    expect(stepped(SCHOCKEN.options[0]!, 9, -1)).toBeNull();
    expect(stepped(SCHOCKEN.options[0]!, 13, 1)).toBe(14);
  });
});
