/** The beginning of a game: it waits until every device that is there has opened its seed, but not for long. */

import { seedsOpened } from "../fair/seeds";
import type { TableInfo } from "../net/protocol";

// So long a game waits for the devices at the table to have their part in the dice.
const SEEDS_MS = 2000;

export class Beginning {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly begin: () => void) {}

  /** Somebody wants to begin. */
  want(info: TableInfo | null): void {
    this.timer ??= setTimeout(() => this.now(), SEEDS_MS);
    this.hear(info);
  }

  /** The table is so now: if that was what was waited for, it begins. */
  hear(info: TableInfo | null): void {
    if (this.timer !== undefined && info && seedsOpened(info)) this.now();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private now(): void {
    this.stop();
    this.timer = undefined;
    this.begin();
  }
}
