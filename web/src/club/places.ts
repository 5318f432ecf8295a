/** Places as people tap them: best first, and whoever is as good as the one before shares the place. */

import type { Career, PlaceTaken } from "../lib/net/protocol";

/** A member in the order of tapping; `shares` the place of the one before. */
export type Tapped = { member: number; shares: boolean };

export function placesOf(tapped: readonly Tapped[]): PlaceTaken[] {
  let place = 0;
  return tapped.map(({ member, shares }, index) => {
    if (!shares || index === 0) place = index + 1;
    return { member, place };
  });
}

/** The order in which places that are known would have been tapped. */
export function tappedOf(places: readonly PlaceTaken[]): Tapped[] {
  const ordered = places.toSorted((one, other) => one.place - other.place);
  return ordered.map(({ member, place }, index) => ({ member, shares: ordered[index - 1]?.place === place }));
}

/** Everybody who has been there: by wins, then by how often on the podium, then by how far up on average. */
export const bestFirst = (careers: readonly Career[]): Career[] =>
  careers
    .filter(({ evenings }) => evenings)
    .toSorted(
      (one, other) =>
        other.wins - one.wins || other.podium - one.podium || (one.mean_place ?? 0) - (other.mean_place ?? 0),
    );
