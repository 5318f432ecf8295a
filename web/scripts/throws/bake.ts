/** `make throws`: simulate the throws that the table shows and write them to a file. The same seed gives the same bytes. */

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import RAPIER from "@dimforge/rapier3d-compat";
import type { Body } from "../../src/dice/bodies.ts";
import { readThrows, RATE, type Throw } from "../../src/dice/tracks.ts";
import { encoded } from "./encode.ts";
import { knotsFor } from "./fit.ts";
import { simulated, type Style } from "./simulate.ts";

const FILE = fileURLToPath(new URL("../../src/dice/throws.bin", import.meta.url));
const MOST_CONTACTS = 14;

export type Wish = { bodies: Body[]; style: Style; throws: number };

const cubes = (count: number): Body[] => Array<Body>(count).fill("cube");
/** What is baked: each throw also serves as its mirror image. */
export const WISHES: Wish[] = [
  ...[1, 2, 3, 4, 5, 6].flatMap((count): Wish[] => [
    { bodies: cubes(count), style: "hand", throws: 14 },
    { bodies: cubes(count), style: "cup", throws: 8 },
  ]),
  ...[0, 1, 2, 3, 4, 5].map((count): Wish => ({ bodies: [...cubes(count), "ten"], style: "hand", throws: 3 })),
  { bodies: cubes(13), style: "hand", throws: 4 },
];

/** A source of chance that is the same everywhere (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many throws of some dice, and why others were left out. */
export function bakedFor({ bodies, style, throws }: Wish, seed: number): { throws: Throw[]; troubles: string[] } {
  const baked: Throw[] = [];
  const troubles: string[] = [];
  for (let number = 0; baked.length < throws; number++) {
    const found = simulated(bodies, style, chanceOf(seed * 1000 + number));
    if (typeof found === "string") {
      troubles.push(found);
      continue;
    }
    const dice = bodies.map((body, index) => ({ body, knots: knotsFor(body, found.poses[index]!) }));
    const contacts = found.contacts.sort((a, b) => b.strength - a.strength).slice(0, MOST_CONTACTS);
    contacts.sort((a, b) => a.time - b.time);
    baked.push({ style, dice, contacts, seconds: found.poses[0]!.length / RATE });
  }
  return { throws: baked, troubles };
}

async function main(): Promise<void> {
  await RAPIER.init();
  const all = WISHES.flatMap((wish, index) => {
    const { throws, troubles } = bakedFor(wish, index + 1);
    const knots = throws.flatMap((each) => each.dice.map((die) => die.knots.length));
    const bytes = gzipSync(encoded(throws), { level: 9 }).length;
    const tens = wish.bodies.filter((body) => body === "ten").length;
    const name = `${wish.bodies.length - tens} cubes${tens ? " and a ten" : ""} by ${wish.style}`;
    const seconds = throws.map((each) => each.seconds).sort((a, b) => a - b);
    const mean = (knots.reduce((sum, each) => sum + each, 0) / knots.length).toFixed(1);
    const times = `${seconds[0]!.toFixed(2)}–${seconds.at(-1)!.toFixed(2)} s`;
    console.log(
      `${name}: ${throws.length} throws, ${times}, ${mean} knots a die, ${bytes} bytes; left out`,
      tally(troubles),
    );
    return throws;
  });
  const bytes = encoded(all);
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, bytes);
  console.log(
    `${readThrows(bytes).length} throws: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} packed`,
  );
}

function tally(troubles: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const trouble of troubles) counts[trouble] = (counts[trouble] ?? 0) + 1;
  return counts;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
