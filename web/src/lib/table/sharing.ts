/** Several people at one device: what may be shown while it is in one person's hands. */

import type { Phrase, Seat, View } from "../net/protocol";

/** The view of whoever holds the device: never another's, as long as the holder has one. */
export function heldBy(views: readonly View[], holder: Seat | null): View | null {
  return views.find((view) => view.viewer === holder) ?? null;
}

/**
 * What everybody at the device may read in the log. Where they are told different things, that is what somebody is
 * told who did not act; and if even that shows dice which others do not see, nothing.
 */
export function openLines(views: readonly View[], actors: readonly Seat[]): Phrase[] {
  const told = views.map((view) => view.lines);
  if (told.every((lines) => same(lines, told[0]!))) return [...(told[0] ?? [])];
  const common = told[0]!.filter((line) => told.every((lines) => lines.some((other) => same(other, line))));
  if (common.length) return common;
  const onlooker = views.find((view) => view.viewer === null || !actors.includes(view.viewer));
  return (onlooker?.lines ?? []).filter((line) => !showsDice(line));
}

function showsDice(phrase: Phrase): boolean {
  return Object.values(phrase.facts).some(
    (fact) => typeof fact === "object" && (fact.type === "pips" || (fact.type === "phrase" && showsDice(fact))),
  );
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
