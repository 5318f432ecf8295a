/** A round that is settled before one's eyes: the hands one after the other, the worst last, then who pays whom. */

import { calm, type Animation } from "../motion/animation.svelte";
import type { Settlement } from "../net/protocol";

// All hands are shown within this time, however many there are; each stays for this long at least, and at most.
const ALL_MS = 2800;
const [SHORTEST_MS, LONGEST_MS] = [260, 650];
// The last cup takes longer than the others, and what it comes to is looked at before the table goes on.
const LAST = 1.5;
const LOOK_MS = 1400;

/** `shown` hands lie open; chips go from hand to hand once it is `paying`. `number` grows with each settlement. */
export type Settled = { settlement: Settlement; shown: number; paying: boolean; number: number };

/** Where there is something to compare, or somebody pays. */
export function comparable(settled: Settled | null): Settled | null {
  return settled && (settled.settlement.hands?.length || settled.settlement.payments?.length) ? settled : null;
}

export class Settling {
  now: Settled | null = $state.raw(null);
  private number = 0;

  constructor(private readonly animation: Pick<Animation, "pause">) {}

  /** Show hand after hand. A tap shows all of them at once. */
  async compare(settlement: Settlement): Promise<void> {
    const count = settlement.hands.length;
    const settled = { settlement, shown: calm() ? count : 0, paying: false, number: ++this.number };
    const step = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ALL_MS / Math.max(1, count)));
    for (let skipped = false; settled.shown < count && !skipped; settled.shown++) {
      this.now = { ...settled };
      skipped = await this.animation.pause(settled.shown === count - 1 ? step * LAST : step);
    }
    this.now = { ...settled, shown: count, paying: true };
  }

  /** What has been compared is looked at. */
  async rest(): Promise<void> {
    if (this.now?.settlement.hands.length) await this.animation.pause(LOOK_MS);
  }

  /** The table goes on. */
  clear(): void {
    this.now = null;
  }
}
