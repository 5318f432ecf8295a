/**
 * One device that goes from hand to hand. Where those who sit at it hide something from each other, the table tells it
 * what everybody may see, and what the seat sees that holds it; between two hands it is covered.
 */

import type { Seat, View } from "../net/protocol";
import { heldBy, openTo, toPlay } from "./sharing";

export class Passing {
  /** Whom the device is to be handed to. */
  to: Seat | null = $state(null);
  private holder: Seat | null = null;

  constructor(
    private readonly seats: () => readonly Seat[],
    /** Says to the table who has the device in hand now. */
    private readonly tell: (seat: Seat | null) => void,
  ) {}

  /** Whether those who sit at this device hide something from each other. */
  covers(views: readonly View[]): boolean {
    return this.seats().length > 1 && openTo(views) !== null;
  }

  /** Who holds the device says so; what is theirs is shown when the table has told it. */
  lift(): void {
    if (this.to !== null) this.tell(this.to);
  }

  /** A new line to the table knows of nobody's hands. */
  drop(): void {
    this.holder = null;
  }

  /** What may be shown of an update: what its holder sees, else what everybody may; nothing while it is under way. */
  inHand(views: readonly View[]): View | null {
    if (this.to !== null && heldBy(views, this.to)) [this.holder, this.to] = [this.to, null];
    return this.to === null ? (heldBy(views, this.holder) ?? openTo(views)) : null;
  }

  /** Whether somebody else is to play now than whoever holds the device. */
  goesOn(views: readonly View[]): boolean {
    return this.covers(views) && this.holder !== null && this.next(views) !== null;
  }

  /** The device goes on to whoever is to play now, if it has to. */
  goOn(views: readonly View[]): void {
    this.to = this.covers(views) ? this.next(views) : null;
    if (this.holder === null || (this.covers(views) && this.to === null)) return;
    this.holder = null;
    this.tell(null);
  }

  private next(views: readonly View[]): Seat | null {
    const next = toPlay(views, this.seats(), this.holder);
    return next === this.holder ? null : next;
  }
}
