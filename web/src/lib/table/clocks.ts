/** Clocks as the server counts them, in the time of this device. */

import type { ClockInfo, Scene, Seat } from "../net/protocol";

/** A clock that runs, by the time of this device. */
export type Clock = { name: string; seat: Seat | null; seconds: number; ends: number };

export function wound(clocks: readonly ClockInfo[], scene: Scene | null, now: number): Clock[] {
  return clocks.map(({ name, left }) => {
    const known = scene?.clocks.find((clock) => clock.name === name);
    return { name, seat: known?.seat ?? null, seconds: known?.seconds ?? left / 1000, ends: now + left };
  });
}
