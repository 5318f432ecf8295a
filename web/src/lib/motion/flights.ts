/** Which chips went from where to where between two scenes, so that they can be seen travelling. */

import type { Payment, Scene } from "../net/protocol";

export type Flight = { from: string; to: string; chips: number };
export type Holdings = Map<string, number>;

export const fieldPile = (widget: string, field: string): string => `${widget}/${field}`;
export const stakePile = (widget: string, field: string, seat: number): string => `${widget}/${field}/${seat}`;

/** Every place on the table where chips lie, with how many. */
export function holdings(scene: Scene): Holdings {
  const held: Holdings = new Map();
  for (const widget of scene.widgets) {
    if (widget.type === "piles") for (const pile of widget.piles) held.set(pile.id, pile.chips);
    if (widget.type === "board")
      for (const field of widget.fields) held.set(fieldPile(widget.id, field.id), field.chips);
    if (widget.type === "bets")
      for (const field of widget.fields)
        for (const stake of field.stakes) held.set(stakePile(widget.id, field.id, stake.seat), stake.chips);
  }
  return held;
}

export const seatPlace = (seat: number | null | undefined): string => (seat == null ? "table" : `seat:${seat}`);

/** Chips that are paid, from seat to seat or from and to the table. */
export function flightsOf(payments: Payment[]): Flight[] {
  return payments.map(({ giver, taker, chips }) => ({ from: seatPlace(giver), to: seatPlace(taker), chips }));
}

/** Those who gave, matched with those who took. Chips that came from nowhere or went nowhere do not travel. */
export function flightsBetween(before: Holdings, after: Holdings): Flight[] {
  const change = (place: string) => (after.get(place) ?? 0) - (before.get(place) ?? 0);
  const places = [...new Set([...before.keys(), ...after.keys()])];
  const givers = places.filter((place) => change(place) < 0).map((place) => ({ place, left: -change(place) }));
  const flights: Flight[] = [];
  for (const to of places.filter((place) => change(place) > 0)) {
    let wanted = change(to);
    for (const giver of givers) {
      const chips = Math.min(wanted, giver.left);
      if (chips > 0) flights.push({ from: giver.place, to, chips });
      giver.left -= chips;
      wanted -= chips;
    }
  }
  return flights;
}
