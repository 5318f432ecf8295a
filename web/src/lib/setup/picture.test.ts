import { expect, it } from "vitest";
import { outlines, pictureOf } from "./picture";

const game = (id: string, dice: string[], family: string, hidden = false) => ({ id, dice, family, hidden });

it("draws a game with its own dice and with what lies beside them, always alike", () => {
  const kniffel = game("kniffel", Array<string>(5).fill("d6"), "sheet");
  expect(pictureOf(kniffel)).toEqual(pictureOf(kniffel));
  expect([pictureOf(kniffel).dice.length, pictureOf(kniffel).prop]).toEqual([5, "pad"]);
  expect(pictureOf(game("maexchen", ["d6", "d6"], "bluff", true)).prop).toBe("cup");
  expect(pictureOf(game("letra-mix", Array<string>(13).fill("letter"), "word")).dice.map(({ kind }) => kind)).toEqual(
    Array<string>(6).fill("letter"),
  );
});

it("keeps every die on the felt and clear of the thing beside it", () => {
  for (const family of ["sheet", "series", "bank", "race"])
    for (let count = 1; count <= 6; count++)
      for (const { x, y } of pictureOf(game(`${family}-${count}`, Array<string>(count).fill("d6"), family)).dice) {
        expect(Math.min(x, y)).toBeGreaterThan(8);
        expect(x).toBeLessThan(family === "series" ? 88 : 58);
        expect(y).toBeLessThan(52);
      }
});

it("leaves felt around every die, however it is turned", () => {
  for (const family of ["sheet", "series", "chips", "race"])
    for (let count = 1; count <= 6; count++)
      for (let variety = 0; variety < 20; variety++) {
        const picture = pictureOf(game(`${family}-${count}-${variety}`, Array<string>(count).fill("d6"), family));
        const corners = [...outlines(picture).bodies.matchAll(/(?:M|L|0 0 1 )([-\d.]+) ([-\d.]+)/g)];
        for (const [, x, y] of corners) {
          expect(Math.min(Number(x), Number(y))).toBeGreaterThan(2.5);
          expect(Number(x)).toBeLessThan(family === "series" ? 93.5 : 66);
          expect(Number(y)).toBeLessThan(57.5);
        }
      }
});

it("tells games with the same dice apart", () => {
  const drawn = ["chicago", "pasch", "ohio", "schocken"].map((id) =>
    JSON.stringify(pictureOf(game(id, ["d6", "d6", "d6"], "series"))),
  );
  expect(new Set(drawn).size).toBe(4);
});

it("draws all dice as one outline and all pips as another, each die with its pips on it", () => {
  const picture = pictureOf(game("kniffel", Array<string>(5).fill("d6"), "sheet"));
  const { bodies, pips } = outlines(picture);
  const drawn = [...pips.matchAll(/M([\d.]+) ([\d.]+)m/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(bodies.match(/M/g)).toHaveLength(5);
  expect(drawn).toHaveLength(picture.dice.reduce((sum, { face }) => sum + face, 0));
  for (const [x, y] of drawn)
    expect(picture.dice.some((die) => Math.hypot(die.x - x, die.y - y) < 7 * picture.size)).toBe(true);
  expect(outlines(pictureOf(game("letra-mix", ["letter"], "word"))).pips).toBe("");
});
