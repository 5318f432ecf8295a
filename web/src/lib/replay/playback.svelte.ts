/** A finished game on the table again: the same widgets, moved on step by step. */

import type { Replay, ReplayStep, Scene, TableInfo } from "../net/protocol";
import { Table } from "../table/table.svelte";
import { calm, LONGEST_FALL_MS } from "../motion/animation.svelte";
import { fallBetween } from "../dice/throws";

// So long a step stays on the table while the game plays by itself.
const STEP_MS = 1300;

export class Playback {
  at = $state(0);
  playing = $state(false);
  readonly table: Table;
  readonly last: number;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    table: string,
    step: number,
  ) {
    this.table = new Table(table, null, true);
    this.table.info = infoOf(replay, table);
    this.last = replay.steps.length - 1;
    this.go(step);
  }

  get step(): ReplayStep {
    return this.replay.steps[this.at]!;
  }

  /** Show a step at once. */
  go(step: number): void {
    this.settle(Math.max(0, Math.min(this.last, Math.trunc(step) || 0)));
  }

  back(): void {
    this.pause();
    this.go(this.at - 1);
  }

  next(): void {
    this.pause();
    this.forward();
  }

  jump(step: number): void {
    this.pause();
    this.go(step);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at === this.last) this.go(0);
    this.playing = true;
    this.playOn();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
    this.table.animation.falling = null;
    this.table.scene = this.step.scene;
  }

  private playOn(): void {
    if (!this.playing) return;
    if (this.at === this.last) return this.pause();
    this.forward();
    this.timer = setTimeout(() => this.playOn(), STEP_MS + (this.table.falling ? LONGEST_FALL_MS : 0));
  }

  /** The dice of the next step fall before anything else of it is shown. */
  private forward(): void {
    if (this.at === this.last) return;
    const before = this.step.scene;
    const step = this.replay.steps[this.at + 1]!;
    const fall = calm() ? null : fallBetween(before, step);
    if (!fall) return this.go(this.at + 1);
    const rest = before.widgets.filter((widget) => widget.type !== "tray");
    this.at += 1;
    this.table.scene = { ...before, widgets: [...fall.trays, ...rest], throws: 0 } as Scene;
    const shown = this.at;
    void this.table.animation.fall(fall, false).then(() => this.at === shown && this.settle(shown));
  }

  private settle(step: number): void {
    this.at = step;
    this.table.animation.falling = null;
    this.table.scene = this.step.scene;
    this.table.seq = step;
  }
}

/** The table as it was, as far as drawing it needs to know. */
function infoOf(replay: Replay, id: string): TableInfo {
  const seats = replay.names.map((name, seat) => ({ seat, name, kind: "bot" as const, mind: null }));
  const seeds = { promised: false, promise: null, opened: false };
  const absent = { ...seeds, covered_by: null, present: true, host: false, muted: false, advised: 0 };
  return {
    id,
    game: replay.game,
    version: 0,
    options: replay.options,
    phase: "over",
    dice: "digital",
    public: false,
    spectators: true,
    unshown: "sealed",
    pace: "human",
    hints: false,
    cover_after: 0,
    chat: "off",
    hurried: false,
    games: 0,
    seats: seats.map((seat) => ({ ...seat, ...absent })),
    roots: [],
    borders: [],
    unopened: [],
    keep_code: false,
    nod: false,
    ...(replay.preset && { preset: replay.preset }),
  };
}
