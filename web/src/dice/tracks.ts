/**
 * Throws that were simulated beforehand: for each die its way onto the felt as a few knots in time. Between two knots a
 * die slides evenly or, in the air, falls as gravity has it; it turns at an even speed.
 *
 * The file: all numbers of one kind stand together, because that packs better. Its layout is in `docs/dice.md`.
 */

import { upFace, type Body } from "./bodies.ts";
import { after, onTheWay, unit, type Pose, type Quaternion } from "./poses.ts";

export type Felt = { wide: number; deep: number };

/** The felt on which so many dice were thrown: more of them need more room, and fewer are seen larger. */
export function feltFor(dice: number): Felt {
  return dice <= FEW ? { wide: 5.6 + 0.4 * dice, deep: dice <= FEWER ? 2.9 : 3.2 } : { wide: 12.75, deep: 5.6 };
}

const FEW = 6;
const FEWER = 3;
/** How fast dice fall on it, and how finely time is told, in steps a second. */
export const GRAVITY = 70;
export const RATE = 240;
/** So many steps of a place make the edge of a die, and of a part of a turn the number one. */
export const FINE = 64;
export const FINE_TURN = 360;

export type Contact = { time: number; strength: number; on: "felt" | "wall" | "die" };
export type Knot = Pose & { step: number; flies: boolean };
export type Track = { body: Body; knots: Knot[] };
export type Throw = { style: "hand" | "cup"; dice: Track[]; contacts: Contact[]; seconds: number };

export const lastOf = (track: Track): Knot => track.knots.at(-1)!;
export const lyingFace = (track: Track): number => upFace(track.body, lastOf(track).turn).face;

/** Where a die is at a time, and how it is turned. */
export function poseAt(track: Track, seconds: number): Pose {
  const step = seconds * RATE;
  const { knots } = track;
  let next = 1;
  while (next < knots.length && knots[next]!.step <= step) next += 1;
  if (next === knots.length) return lastOf(track);
  return poseBetween(knots[next - 1]!, knots[next]!, step);
}

export function poseBetween(from: Knot, to: Knot, step: number): Pose {
  const share = (step - from.step) / (to.step - from.step);
  const [x, y, z] = from.at.map((part, axis) => part + (to.at[axis]! - part) * share) as [number, number, number];
  const time = (to.step - from.step) / RATE;
  // In the air the way up and down lies above the straight one.
  const arc = to.flies ? (GRAVITY / 2) * time * time * share * (1 - share) : 0;
  return { at: [x, y + arc, z], turn: onTheWay(from.turn, to.turn, share) };
}

/** The same throw seen in a mirror that stands across the felt. */
export function mirrored(thrown: Throw): Throw {
  const flip = ([x, y, z, w]: Quaternion): Quaternion => [x, -y, -z, w];
  const track = ({ body, knots }: Track): Track => ({
    body,
    knots: knots.map(({ at, turn, ...knot }) => ({ ...knot, at: [-at[0], at[1], at[2]], turn: flip(turn) })),
  });
  return { ...thrown, dice: thrown.dice.map(track) };
}

/** The same way, with the faces of the die turned by one of its symmetries. */
export const relabelled = ({ body, knots }: Track, turn: Quaternion): Track => ({
  body,
  knots: knots.map((knot) => ({ ...knot, turn: after(knot.turn, turn) })),
});

/** The same way on a felt that is so much deeper. */
export const deepened = ({ body, knots }: Track, by: number): Track => ({
  body,
  knots: knots.map((knot) => ({ ...knot, at: [knot.at[0], knot.at[1], knot.at[2] * by] })),
});

const STYLES = ["hand", "cup"] as const;
const SURFACES = ["felt", "wall", "die"] as const;
const BODIES = ["cube", "ten"] as const;

/** Numbers in as few bytes as they need: seven bits in each, the eighth says that more follow. */
export class Reader {
  private at = 0;
  private readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  whole(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++]!;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }

  signed(): number {
    const value = this.whole();
    return value & 1 ? -(value + 1) / 2 : value / 2;
  }

  column(count: number, signed = true): number[] {
    return Array.from({ length: count }, () => (signed ? this.signed() : this.whole()));
  }
}

/** All throws of a file. */
export function readThrows(bytes: Uint8Array): Throw[] {
  const reader = new Reader(bytes);
  const throws = reader.column(reader.whole(), false).map((code) => ({ style: STYLES[code & 1]!, dice: code >> 1 }));
  const bodies = reader.column(
    throws.reduce((sum, each) => sum + each.dice, 0),
    false,
  );
  const counts = reader.column(bodies.length, false);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const steps = reader.column(total, false);
  const places = [0, 1, 2].map(() => reader.column(total));
  const turns = [0, 1, 2, 3].map(() => reader.column(total));
  let [knot, die] = [0, 0];
  return throws.map(({ style, dice }) => {
    const tracks = Array.from({ length: dice }, () => {
      const count = counts[die]!;
      const track = { body: BODIES[bodies[die]!]!, knots: knotsOf(steps, places, turns, knot, count) };
      knot += count;
      die += 1;
      return track;
    });
    const contacts = contactsOf(reader);
    return { style, dice: tracks, contacts, seconds: Math.max(...tracks.map((each) => lastOf(each).step)) / RATE };
  });
}

function knotsOf(steps: number[], places: number[][], turns: number[][], from: number, count: number): Knot[] {
  const knots: Knot[] = [];
  const [at, turn] = [
    [0, 0, 0],
    [0, 0, 0, 0],
  ];
  let step = 0;
  for (let index = from; index < from + count; index++) {
    step += steps[index]! >> 1;
    places.forEach((column, axis) => (at[axis]! += column[index]!));
    turns.forEach((column, part) => (turn[part]! += column[index]!));
    knots.push({
      step,
      flies: (steps[index]! & 1) === 1,
      at: at.map((part) => part / FINE) as [number, number, number],
      turn: unit(turn.map((part) => part / FINE_TURN) as [number, number, number, number]),
    });
  }
  return knots;
}

function contactsOf(reader: Reader): Contact[] {
  let step = 0;
  return Array.from({ length: reader.whole() }, () => {
    step += reader.whole();
    const code = reader.whole();
    return { time: step / 60, on: SURFACES[code & 3]!, strength: (code >> 2) / 31 };
  });
}
