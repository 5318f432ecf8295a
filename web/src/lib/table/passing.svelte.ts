/** One device that goes from hand to hand: whether it is covered on the way, and to whom it goes now. */

import { api } from "../net/api";
import type { Seat, View } from "../net/protocol";
import { heldBy } from "./sharing";

export class Passing {
  /** Whom the device is to be handed to, where hidden dice are on the table. */
  to: Seat | null = $state(null);
  private hides = false;
  private learnt = "";

  constructor(private readonly seats: () => readonly Seat[]) {}

  /** Whether this device goes round with dice that not everybody may see. */
  get covers(): boolean {
    return this.hides && this.seats().length > 1;
  }

  /** Until a game is known to hide nothing, several people at one device cover their dice. */
  doubt(game: string): void {
    this.hides ||= this.learnt !== game;
  }

  async learn(game: string): Promise<void> {
    if (this.seats().length < 2 || this.learnt === game) return;
    this.hides = true;
    const games = await api.games().catch(() => []);
    this.hides = games.find((each) => each.id === game)?.hidden ?? true;
    this.learnt = game;
    if (!this.hides) this.to = null;
  }

  /** What whoever holds the device may see of an update; `chosen` is what would be shown without any cover. */
  inHand(views: View[], holder: Seat | null, chosen: View | null): View | null {
    if (this.covers && this.to !== null) return null;
    return (this.covers && heldBy(views, holder)) || chosen;
  }

  /** Whether a scene may be shown now; if not, the device is to be handed over first. */
  admits(view: View, holder: Seat | null): boolean {
    if (this.covers && view.viewer !== holder && this.to === null) this.to = view.viewer;
    if (this.to !== null && !view.scene.result) return false;
    this.to = null;
    return true;
  }
}
