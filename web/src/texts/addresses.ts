/** How a phrase can speak to its viewer. */

import type { Fact, Phrase, Seat } from "../lib/net/protocol";

const seatsIn = (fact: Fact): readonly Seat[] => {
  if (typeof fact !== "object") return [];
  return fact.type === "name" ? [fact.seat] : fact.type === "names" ? fact.seats : [];
};

/** The attributes that may be said to this viewer, the first choice first, and who else is meant by each. */
export function addresses(phrase: Phrase, viewer: Seat | null): { attribute: string; others: Seat[] }[] {
  if (viewer === null) return [];
  return Object.entries(phrase.facts)
    .filter(([, fact]) => seatsIn(fact).includes(viewer))
    .sort(([a], [b]) => Number(b === "who") - Number(a === "who"))
    .map(([name, fact]) => ({
      attribute: name === "who" ? "you" : `you-${name.replaceAll("_", "-")}`,
      others: seatsIn(fact).filter((seat) => seat !== viewer),
    }));
}
