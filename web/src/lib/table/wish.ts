/**
 * A wish that the rules hear as two: a decision, and what it was made for. The second half is asked for when the first
 * has come true and been shown.
 */

import type { Move } from "../net/protocol";

export type Then = Move | "roll";

export class Wish {
  /** The request of the first half; `seq` is where it came true, once that is known. */
  private first: { key: string; then: Then; seq: number | null } | null = null;

  /** Instead of whatever was wished before. */
  make(key: string, then: Then | null): void {
    this.first = then && { key, then, seq: null };
  }

  drop(): void {
    this.first = null;
  }

  cameTrue(key: string, seq: number | null): void {
    if (this.first?.key === key) this.first.seq = seq;
  }

  get open(): boolean {
    return this.first !== null;
  }

  /** Whether a page that shows everything up to `seq` has not yet shown the first half. */
  isBefore(seq: number): boolean {
    return this.first !== null && (this.first.seq === null || seq < this.first.seq);
  }

  /** What is to be asked for now; it is no longer wished. */
  take(): Then | null {
    const then = this.first?.then ?? null;
    this.first = null;
    return then;
  }
}
