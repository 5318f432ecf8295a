/** What is new in a guided game: it stands there until whoever learns has been asked something with it in view. */

import type { LogEntry } from "../table/telling";
import { toldIn } from "./moments";

export class News {
  private looked = -1;
  private read = true;

  /** What has been told since news were last looked for, by name; null while the last news are still to be read. */
  since(seq: number, log: readonly LogEntry[]): string[] | null {
    if (!this.read) return null;
    const before = this.looked;
    this.looked = seq;
    const happened = log.filter((entry) => before >= 0 && entry.seq > before);
    return happened.flatMap((entry) => toldIn(entry.lines)).map((key) => `after-${key}`);
  }

  /** Whether something stands there now, and whether a question does as well. */
  stands(news: boolean, asked: boolean): void {
    this.read = asked || !news;
  }
}
