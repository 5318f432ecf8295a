/** A small picture of a game, made from its facts: its own dice as they might lie, and what lies beside them. */

import type { GameInfo } from "../net/protocol";

export type DrawnDie = { kind: string; face: number; x: number; y: number; turn: number };
export type Prop = "cup" | "pad" | "discs" | "board" | "track" | "none";
export type GamePicture = { dice: DrawnDie[]; prop: Prop; size: number };

// What lies on the felt keeps as far from its edge as what lies beside the dice.
const [WIDTH, HEIGHT, EDGE] = [96, 60, 5];
const MOST_DICE = 6;
const ROW = 3;
const PROPS: Record<string, Prop> = {
  ...{
    cup: "cup",
    bluff: "cup",
    sheet: "pad",
    word: "pad",
    chips: "discs",
    poker: "discs",
    bank: "board",
    race: "track",
    total: "track",
  },
};

/** The same picture for the same game, always, and hardly ever the same for two. */
export function pictureOf({
  id,
  dice,
  hidden,
  family,
}: Pick<GameInfo, "id" | "dice" | "hidden" | "family">): GamePicture {
  const next = numbers(id);
  const prop: Prop = hidden ? "cup" : (PROPS[family] ?? "none");
  const [room, height] = [(prop === "none" ? WIDTH - EDGE : WIDTH - 34) - EDGE, HEIGHT - 2 * EDGE];
  const kinds = dice.slice(0, MOST_DICE);
  const rows = Math.ceil(kinds.length / ROW);
  const columns = Math.ceil(kinds.length / Math.max(1, rows));
  return {
    prop,
    // As large as there is room for.
    size: Math.min(1.6, room / columns / 20, height / rows / 22),
    dice: kinds.map((kind, index) => ({
      kind,
      face: 1 + next(6),
      x: EDGE + (room * ((index % columns) + 0.5)) / columns + next(5) - 2,
      y: EDGE + (height * (Math.floor(index / columns) + 0.5)) / rows + next(7) - 3,
      turn: next(41) - 20,
    })),
  };
}

// A die is 16 wide with corners of 4; its pips lie in a field of three by three.
const CORNERS = [-4, -8, 4, -8, 8, -4, 8, 4, 4, 8, -4, 8, -8, 4, -8, -4];
const PIPS = ["", "4", "08", "048", "0268", "02468", "023568"];
const [APART, PIP] = [4.6, 1.7];

/** The bodies of all dice as one outline, and all their pips as another: a hundred pictures stay light. */
export function outlines({ dice, size }: GamePicture): { bodies: string; pips: string } {
  const bodies = dice.map((die) => {
    const at = placing(die, size);
    const corners = Array.from({ length: CORNERS.length / 2 }, (_, index) =>
      at(CORNERS[2 * index]!, CORNERS[2 * index + 1]!),
    );
    const round = `A${rounded(4 * size)} ${rounded(4 * size)} 0 0 1 `;
    return `M${corners.map((corner, index) => (index === 0 ? "" : index % 2 ? "L" : round) + corner).join("")}${round}${corners[0]}Z`;
  });
  const pips = dice
    .filter(({ kind }) => kind === "d6")
    .flatMap((die) => {
      const at = placing(die, size);
      const [radius, across] = [rounded(PIP * size), rounded(2 * PIP * size)];
      return [...PIPS[die.face]!].map((place) => {
        const centre = at((Number(place) % 3) * APART - APART, Math.floor(Number(place) / 3) * APART - APART);
        return `M${centre}m-${radius} 0a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0-${across} 0`;
      });
    });
  return { bodies: bodies.join(""), pips: pips.join("") };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Where a point of a die lies on the felt. */
function placing({ x, y, turn }: DrawnDie, size: number): (along: number, down: number) => string {
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180) * size, Math.cos((turn * Math.PI) / 180) * size];
  return (along, down) => `${rounded(x + along * cosine - down * sine)} ${rounded(y + along * sine + down * cosine)}`;
}

/** A stream of numbers below a bound that depends on a text alone. */
function numbers(text: string): (below: number) => number {
  let state = 2166136261;
  const mix = (value: number) => (state = Math.imul(state ^ value, 16777619) >>> 0);
  for (const letter of text) mix(letter.charCodeAt(0));
  return (below) => mix(97) % below;
}
