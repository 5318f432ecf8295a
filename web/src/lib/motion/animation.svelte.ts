/** What moves on the table and is over soon: falling dice, dice that are looked at once more, a moment of celebration. */

import { buzz, sound } from "./sound";
import type { Fall } from "../dice/throws";

// Every die comes to rest within this time; each takes a little less or more of it.
export const FALL_MS = 820;
export const PASSING_MS = 900;
const CALM_MS = 150;
const MOMENT_MS = 1700;

export class Animation {
  /** The dice that are falling now; `number` grows with each throw. */
  falling: { number: number; dice: Set<string> } | null = $state.raw(null);
  falls = $state(0);
  /** Dice lie there to be looked at, and are gone in the next scene. */
  resting = $state(false);
  /** Something worth celebrating; `number` grows with each. */
  moment: { number: number; text: string } | null = $state.raw(null);

  private moments = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hurry: (() => void) | null = null;

  /** The dice of a throw fall from now on. */
  begin(dice: Set<string>): void {
    this.falls += 1;
    this.falling = { number: this.falls, dice };
  }

  /** Let dice fall, to be heard as well, and wait until they lie there. */
  async fall(fall: Fall): Promise<void> {
    this.begin(fall.dice);
    if (fall.trays.some((tray) => tray.cup === "covered")) sound.cup(FALL_MS / 1000);
    else sound.dice(fall.dice.size, FALL_MS / 1000);
    buzz(30);
    await this.pause(calm() ? CALM_MS : FALL_MS);
    this.falling = null;
    this.resting = fall.passing;
    if (fall.passing) await this.pause(PASSING_MS);
    this.resting = false;
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  celebrate(text: string): void {
    this.moment = { number: ++this.moments, text };
    sound.applause();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.moment = null), MOMENT_MS);
  }

  /** Let falling dice rest at once, and a celebration be over. */
  skip(): void {
    this.hurry?.();
    this.moment = null;
  }

  /** Whatever moved is left as it is. */
  stop(): void {
    this.falling = null;
    this.resting = false;
  }
}

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
