/** Pages of a wall that turn by themselves: as few as can be read from afar. */

import { sheetsOf } from "./fit";

const SHEET_MS = 9000;
/** On a phone a wall is an ordinary page, which can be scrolled. */
const isHeldInAHand = (): boolean => matchMedia("(max-width: 40rem)").matches;

export class Sheets<T> {
  /** How many sheets the list lies on. */
  count = $state(1);

  constructor(
    private readonly list: () => readonly T[],
    private readonly turn: () => number,
    /** As many as a sheet holds at most, however small they are written. */
    private readonly most = Infinity,
  ) {}

  get all(): T[][] {
    return sheetsOf(this.list(), Math.max(this.count, this.least));
  }
  get number(): number {
    return this.turn() % this.all.length;
  }
  get shown(): T[] {
    return this.all[this.number] ?? [];
  }
  /** The sheet was measured: what cannot be held in a size that reads goes on more of them. */
  readonly fitted = (held: boolean): void => {
    if (!held && !isHeldInAHand() && this.count < this.list().length) this.count = Math.max(this.count, this.least) + 1;
  };
  private get least(): number {
    return isHeldInAHand() ? 1 : Math.ceil(this.list().length / this.most);
  }
  /** There is something else to show, or another wall: one sheet may do again. */
  again(): void {
    this.count = 1;
  }
}

/** Counts the pages that a wall has turned. */
export function turning(turned: () => void): () => void {
  const timer = setInterval(turned, SHEET_MS);
  return () => clearInterval(timer);
}
