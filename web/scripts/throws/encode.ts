/** Throws as bytes; `src/dice/tracks.ts` reads them. */

import { FINE, FINE_TURN, type Contact, type Knot, type Throw } from "../../src/dice/tracks.ts";
import { dot, type Quaternion } from "../../src/dice/poses.ts";

const LOUDEST = 31;

class Writer {
  readonly bytes: number[] = [];

  whole(value: number): void {
    for (; value > 127; value >>>= 7) this.bytes.push((value & 127) | 128);
    this.bytes.push(value);
  }

  signed(value: number): void {
    this.whole(value < 0 ? -2 * value - 1 : 2 * value);
  }
}

export function encoded(throws: Throw[]): Uint8Array {
  const writer = new Writer();
  const tracks = throws.flatMap((each) => each.dice);
  const rows = tracks.flatMap(({ knots }) => differences(knots));
  writer.whole(throws.length);
  throws.forEach((each) => writer.whole((each.dice.length << 1) | (each.style === "cup" ? 1 : 0)));
  tracks.forEach(({ body }) => writer.whole(body === "ten" ? 1 : 0));
  tracks.forEach(({ knots }) => writer.whole(knots.length));
  rows.forEach(({ step }) => writer.whole(step));
  for (let column = 0; column < 7; column++) rows.forEach(({ values }) => writer.signed(values[column]!));
  throws.forEach((each) => touches(writer, each.contacts));
  return Uint8Array.from(writer.bytes);
}

function differences(knots: Knot[]): { step: number; values: number[] }[] {
  let [step, before] = [0, [0, 0, 0, 0, 0, 0, 0]];
  let turn: Quaternion = [0, 0, 0, 1];
  return knots.map((knot) => {
    // The same turn has two names; the nearer one takes fewer bytes.
    turn = dot(turn, knot.turn) < 0 ? (knot.turn.map((part) => -part) as unknown as Quaternion) : knot.turn;
    const now = [
      ...knot.at.map((part) => Math.round(part * FINE)),
      ...turn.map((part) => Math.round(part * FINE_TURN)),
    ];
    const row = {
      step: ((knot.step - step) << 1) | (knot.flies ? 1 : 0),
      values: now.map((value, index) => value - before[index]!),
    };
    [step, before] = [knot.step, now];
    return row;
  });
}

function touches(writer: Writer, contacts: Contact[]): void {
  const loudest = Math.max(...contacts.map((each) => each.strength), 1);
  writer.whole(contacts.length);
  let step = 0;
  for (const { time, strength, on } of contacts) {
    const now = Math.round(time * 60);
    const loud = Math.max(1, Math.round((strength / loudest) * LOUDEST));
    writer.whole(now - step);
    writer.whole((loud << 2) | ["felt", "wall", "die"].indexOf(on));
    step = now;
  }
}
