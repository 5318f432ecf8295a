/** What was tapped and not answered yet. It lies in the device, so that a page that is closed meanwhile loses nothing. */

import type { DeskPlease } from "../../lib/net/protocol";

type Kept = { at: number; message: DeskPlease; label?: string };

/** Something that was tapped too long ago to be sent by itself: when, and what stood on the button. */
export type Missed = { key: string; at: number; label: string };

/** Whoever comes back later than this looks at what has happened meanwhile, and taps again. */
const WORTH_SENDING_MS = 10 * 60_000;

const isWorthSending = ({ at }: Kept): boolean => Date.now() - at < WORTH_SENDING_MS;

export class Unsent {
  private readonly place: string;

  constructor(desk: string, token: string) {
    this.place = `knobel.desk.${desk}.unsent.${token.slice(0, 8)}`;
  }

  /** What still waits to be sent. */
  all(): DeskPlease[] {
    return this.read()
      .filter((kept) => isWorthSending(kept))
      .map(({ message }) => message);
  }

  /** What nobody answered and is too old to be sent: the person has to know. It stays until they have read it. */
  missed(): Missed[] {
    return this.read()
      .filter((kept) => !isWorthSending(kept))
      .map(({ at, message, label = "" }) => ({ key: message.key, at, label }));
  }

  add(message: DeskPlease, label: string): void {
    this.write([...this.read(), { at: Date.now(), message, label }]);
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
