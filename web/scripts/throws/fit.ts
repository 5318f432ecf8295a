/** A simulated way as few knots: each as far from the one before as the way between them allows. */

import { levelled, REST, type Body } from "../../src/dice/bodies.ts";
import { between, type Pose } from "../../src/dice/poses.ts";
import { FINE, FINE_TURN, poseBetween, type Knot } from "../../src/dice/tracks.ts";

/** How far a die may be from where it was, in edges, and how much otherwise turned. */
const OFF = 0.04;
const ASKEW = (4 * Math.PI) / 180;
const LONGEST = 120;

export function knotsFor(body: Body, poses: Pose[]): Knot[] {
  const knots: Knot[] = [{ ...poses[0]!, step: 0, flies: false }];
  for (let from = 0; from < poses.length - 1;) {
    const next = farthest(poses, from);
    knots.push(next);
    from = next.step;
  }
  return settled(body, knots);
}

function farthest(poses: Pose[], from: number): Knot {
  const start: Knot = { ...poses[from]!, step: from, flies: false };
  let best: Knot = { ...poses[from + 1]!, step: from + 1, flies: false };
  for (let to = from + 1; to < Math.min(poses.length, from + LONGEST); to++) {
    for (const flies of [true, false]) {
      const knot: Knot = { ...poses[to]!, step: to, flies };
      if (holds(poses, start, knot)) best = knot;
    }
  }
  return best;
}

function holds(poses: Pose[], from: Knot, to: Knot): boolean {
  for (let step = from.step + 1; step < to.step; step++) {
    const [guess, real] = [poseBetween(from, to, step), poses[step]!];
    const off = Math.hypot(...guess.at.map((part, axis) => part - real.at[axis]!));
    if (off > OFF || between(guess.turn, real.turn) > ASKEW) return false;
  }
  return true;
}

/** At the end it lies flat, and what still trembled then has come to rest. */
function settled(body: Body, knots: Knot[]): Knot[] {
  const last = knots.at(-1)!;
  const rest: Knot = {
    ...last,
    at: [last.at[0], REST[body], last.at[2]],
    turn: levelled(body, last.turn),
    flies: false,
  };
  const moving = knots.slice(0, -1);
  const same = (knot: Knot) =>
    Math.hypot(...knot.at.map((part, axis) => part - rest.at[axis]!)) < 1 / FINE &&
    between(knot.turn, rest.turn) < 1 / FINE_TURN;
  while (moving.length > 2 && same(moving.at(-1)!)) rest.step = moving.pop()!.step;
  return [...moving, rest];
}
