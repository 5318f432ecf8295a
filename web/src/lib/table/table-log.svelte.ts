/** What was told at a table: the latest of it, and whether there was more before. */

import type { Phrase, View } from "../net/protocol";
import { coveredDice, type LogEntry } from "./telling";

const LONGEST = 200;

export class TableLog {
  entries: LogEntry[] = $state.raw([]);
  /** Whether more has happened before what it begins with. */
  cut = $state(false);

  /** What was before this entry is not told: the log begins there, unless it goes on after the last `known` one. */
  begin(since: number, known: number): void {
    if (since <= known + 1) return;
    this.clear();
    this.cut = true;
  }

  clear(): void {
    this.entries = [];
  }

  /** What somebody who sees this `view` is told; what was told before is not told again. */
  tell(seq: number, lines: Phrase[], view: View | null): void {
    if (!lines.length || seq <= (this.entries.at(-1)?.seq ?? -1)) return;
    this.cut ||= this.entries.length > LONGEST;
    const covered = coveredDice(view?.scene ?? null, view?.viewer ?? null);
    this.entries = [...this.entries.slice(-LONGEST), { seq, lines, covered }];
  }
}
