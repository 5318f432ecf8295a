/** What was tapped and not answered yet. It lies in the device, so that a page that is closed meanwhile loses nothing. */

import type { DeskPlease } from "../lib/protocol";

type Kept = { at: number; message: DeskPlease };

/** Whoever comes back later than this looks at what has happened meanwhile, and taps again. */
const WORTH_SENDING_MS = 10 * 60_000;

export class Unsent {
  private readonly place: string;

  constructor(desk: string, token: string) {
    this.place = `knobel.desk.${desk}.unsent.${token.slice(0, 8)}`;
  }

  /** What still waits to be sent. */
  all(): DeskPlease[] {
    const now = Date.now();
    return this.read()
      .filter(({ at }) => now - at < WORTH_SENDING_MS)
      .map(({ message }) => message);
  }

  add(message: DeskPlease): void {
    this.write([...this.read(), { at: Date.now(), message }]);
  }

  remove(key: string): void {
    const kept = this.read();
    const left = kept.filter(({ message }) => message.key !== key);
    if (left.length < kept.length) this.write(left);
  }

  private read(): Kept[] {
    try {
      return JSON.parse(localStorage.getItem(this.place) ?? "[]") as Kept[];
    } catch {
      return [];
    }
  }

  private write(kept: Kept[]): void {
    try {
      if (kept.length) localStorage.setItem(this.place, JSON.stringify(kept));
      else localStorage.removeItem(this.place);
    } catch {
      // As long as the page stays open, it is sent all the same.
    }
  }
}
