/** Several people at one device: whose view is whose, and who of them is to play. */

import type { Seat, View } from "../net/protocol";

/** The view of whoever holds the device: never another's. */
export function heldBy(views: readonly View[], holder: Seat | null): View | null {
  return holder === null ? null : (views.find((view) => view.viewer === holder) ?? null);
}

/** What everybody may see, where that is told apart from what a seat sees. */
export function openTo(views: readonly View[]): View | null {
  return views.find((view) => view.viewer === null) ?? null;
}

/** The own seat that is to play: the holder's, if it can go on, else the first of the others. Nobody's after the end. */
export function toPlay(views: readonly View[], own: readonly Seat[], holder: Seat | null): Seat | null {
  const scene = views[0]?.scene;
  const asked = scene && !scene.result ? own.filter((seat) => scene.turn.includes(seat)) : [];
  return asked.find((seat) => seat === holder) ?? asked[0] ?? null;
}
