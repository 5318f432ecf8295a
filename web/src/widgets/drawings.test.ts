/** A part of the house lies where its name says: whoever reads "floor" in the log looks for it at the bottom. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import words from "../../../src/knobel/texts/en/games/haeuser-wuerfeln.ftl?raw";
import { DRAWINGS, numeralAt } from "./drawings";

const english = new FluentBundle("en");
english.addResource(new FluentResource(words));
const name = (part: string) => String(english.getMessage(`haeuser-wuerfeln-cell-${part}`)!.value);

/** The middle of what is drawn first in one go. */
function middle(path: string): { x: number; y: number } {
  const numbers = path
    .split(/(?<=.)[MmhvV]/)[0]!
    .match(/-?[\d.]+/g)!
    .map(Number);
  const mean = (all: number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
  return { x: mean(numbers.filter((_, at) => at % 2 === 0)), y: mean(numbers.filter((_, at) => at % 2 === 1)) };
}

it.each(["square", "door", "window", "roof"])("draws every line of the %s where its name says", (thing) => {
  const lines = Object.entries(DRAWINGS["house"]!)
    .filter(([part]) => part.startsWith(thing))
    .map(([part, path]) => ({ name: name(part), ...middle(path) }));
  const called = (word: RegExp) => lines.find((line) => word.test(line.name))!;
  expect(lines.toSorted((one, other) => one.x - other.x).at(0)).toBe(called(/left/));
  expect(lines.toSorted((one, other) => one.x - other.x).at(-1)).toBe(called(/right/));
  const [highest, lowest] = [called(/top|ceiling/), called(/bottom|floor/)];
  if (highest) expect(lines.toSorted((one, other) => one.y - other.y).at(0)).toBe(highest);
  if (lowest) expect(lines.toSorted((one, other) => one.y - other.y).at(-1)).toBe(lowest);
});

it("sets every number of the sun beyond the tip of its ray", () => {
  const away = (x: number, y: number) => Math.hypot(x - 60, y - 60);
  for (const [part, path] of Object.entries(DRAWINGS["sun"]!).filter(([part]) => part.startsWith("ray"))) {
    const { x, y } = numeralAt("sun", part)!;
    const points = [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => away(Number(x), Number(y)));
    expect(away(x, y) - Math.max(...points)).toBeGreaterThan(9);
  }
});
