/** What moves on the table and is over soon: falling dice, dice that are looked at once more, a moment of celebration. */

import { tick } from "svelte";
import { look, SPEEDS } from "../device/look.svelte";
import { buzz, sound, type Touch } from "./sound";
import type { Fall } from "../dice/throws";

// Every die comes to rest within this time; each takes a little less or more of it.
const FALL_MS = 820;
// And in the air within this, however slowly they are to fall.
export const LONGEST_FALL_MS = 2300;
export const PASSING_MS = 900;
// Who begins is read once dice have been compared.
const STARTING_MS = 1700;
const CALM_MS = 150;
const MOMENT_MS = 1700;
const BUZZ_MS = 12;
const MOST_BUZZES = 6;
const HARD = 0.45;
const BRISK = 0.25;

/** Somebody who can show dice in the air: says how long they take and what they touch, or null where it cannot. */
export type Thrower = {
  begin(fall: Fall, aim: number | null): { milliseconds: number; contacts: Touch[] } | null;
  finish(): void;
};

export class Animation {
  /** The dice that are falling now; `number` grows with each throw. */
  falling: { number: number; dice: Set<string> } | null = $state.raw(null);
  falls = $state(0);
  /** Whether the falling dice are shown in the air, and not where they will lie. */
  flown = $state(false);
  /** Whoever shows dice in the air here, once that has been fetched. */
  thrower: Thrower | null = null;
  /** Where the next throw was flung, from −1 on the left to 1 on the right. */
  aim: number | null = null;
  /** Dice lie there to be looked at, and are gone in the next scene. */
  resting = $state(false);
  /** What the throws for the start have come to, while they are looked at. */
  start: Fall["start"] | null = $state.raw(null);
  /** Something worth celebrating; `number` grows with each. */
  moment: { number: number; text: string } | null = $state.raw(null);

  /** Throw follows throw, and nobody waits for dice: everything takes a quarter of its time. */
  brisk = false;

  private moments = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hurry: (() => void) | null = null;

  /** The dice of a throw fall from now on. */
  begin(dice: Set<string>): void {
    this.falls += 1;
    this.falling = { number: this.falls, dice };
  }

  /** Let dice fall, to be heard as well, and wait until they lie there. */
  async fall(fall: Fall, heard = true): Promise<void> {
    const covered = fall.trays.some((tray) => tray.cup === "covered");
    // Dice that will be shown in the air must not be seen lying for the blink of an eye before.
    this.flown = !covered && !calm() && !this.brisk && this.thrower !== null;
    this.begin(fall.dice);
    const flight = this.flown ? await this.fly(fall) : null;
    const ms = calm() ? CALM_MS : (flight?.milliseconds ?? FALL_MS / SPEEDS[look.speed]);
    // Nobody hears dice fall that already lie there.
    const seconds = this.lasting(ms) / 1000;
    if (heard && covered) sound.cup(seconds);
    else if (heard && flight) sound.touches(flight.contacts);
    else if (heard) sound.dice(fall.dice.size, seconds);
    if (heard) buzz(flight ? buzzes(flight.contacts) : 30);
    const skipped = await this.pause(ms);
    if (skipped && heard) silence();
    this.thrower?.finish();
    this.falling = null;
    this.flown = false;
    this.resting = fall.passing;
    this.start = fall.start ?? null;
    if (fall.passing) await this.pause(fall.start ? STARTING_MS : PASSING_MS);
    this.resting = false;
    this.start = null;
  }

  /** The flight of these dice to where they will lie, which must be on the table first. */
  private async fly(fall: Fall): Promise<ReturnType<Thrower["begin"]>> {
    const aim = this.aim;
    this.aim = null;
    await tick();
    const flight = this.thrower?.begin(fall, aim) ?? null;
    this.flown = flight !== null;
    return flight;
  }

  /** Wait so long, or until somebody taps; says whether somebody did. */
  pause(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), this.lasting(ms));
      this.hurry = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  }

  /** How long that takes where throw follows throw. */
  private lasting(ms: number): number {
    return this.brisk ? ms * BRISK : ms;
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

/** Dice that were laid down at once touch nothing any more. */
function silence(): void {
  sound.still();
  buzz(0);
}

/** A buzz for each of the hardest touches, and pauses between them. */
function buzzes(touches: Touch[]): number[] {
  const hard = touches.filter((touch) => touch.strength > HARD).slice(0, MOST_BUZZES);
  return hard.flatMap((touch, index) => {
    const next = hard[index + 1]?.time ?? touch.time;
    return [BUZZ_MS, Math.max(0, (next - touch.time) * 1000 - BUZZ_MS)];
  });
}

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
