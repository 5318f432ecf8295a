/**
 * What a table agrees on: the values that somebody has given, and what follows for every other option. Which options
 * depend on others the game says; here its word is only followed, as the engine follows it.
 */

import type { GameInfo, OptionInfo, PresetInfo, RefusalInfo, Value, When } from "../net/protocol";

export type Values = Record<string, Value>;
/** A game or preset, what somebody wants otherwise than usual, and how many sit down. */
export type Terms = { game: GameInfo; preset: string | null; given: Values; seats: number };

// As many as there are players: the name of that number in conditions, and a value of some numbers.
const SEATS = "seats";

export function presetOf({ game, preset }: Pick<Terms, "game" | "preset">): PresetInfo | null {
  return game.presets.find((each) => each.id === preset) ?? null;
}

/** Whether there is anything to agree on. */
export function isThere(terms: Terms, option: string): boolean {
  return terms.game.depends.only.every(
    (only) => only.option !== option || only.alternatives.some((conditions) => hold(terms, conditions)),
  );
}

/** Whether the preset lays an option down. */
export function isFixed(terms: Pick<Terms, "game" | "preset">, option: string): boolean {
  return presetOf(terms)?.fixed.includes(option) ?? false;
}

/** What an option is if nobody says anything: as the preset has it, or as the other options have it. */
export function usualOf(terms: Terms, option: string): Value | undefined {
  const set = presetOf(terms)?.options[option];
  if (set !== undefined) return set;
  const usually = terms.game.depends.usually.find((each) => each.option === option && hold(terms, each.conditions));
  return usually ? usually.value : terms.game.options.find(({ field }) => field.name === option)?.field.default;
}

/** What an option is. One that is not there is what it would be by default. */
export function valueOf(terms: Terms, option: string): Value | undefined {
  if (option === SEATS) return terms.seats;
  const given = terms.given[option];
  const counts = given !== undefined && !isFixed(terms, option) && isThere(terms, option);
  return counts ? given : usualOf(terms, option);
}

/** The options that are there, each with its value. */
export function agreed(terms: Terms): Values {
  return Object.fromEntries(there(terms).map(({ field }) => [field.name, valueOf(terms, field.name)!]));
}

/** Only what differs from the usual: what the house has to be told. */
export function changed(terms: Terms): Values {
  const names = there(terms).map(({ field }) => field.name);
  return Object.fromEntries(
    names.filter((name) => valueOf(terms, name) !== usualOf(terms, name)).map((name) => [name, valueOf(terms, name)!]),
  );
}

/** The first thing that cannot be agreed on. */
export function refusalOf(terms: Terms): RefusalInfo | null {
  return terms.game.depends.refused.find(({ conditions }) => hold(terms, conditions)) ?? null;
}

export function there(terms: Terms): OptionInfo[] {
  return terms.game.options.filter(({ field }) => isThere(terms, field.name));
}

function hold(terms: Terms, conditions: When[]): boolean {
  return conditions.every((each) => holds(terms, each));
}

function holds(terms: Terms, { option, values, least, most, below }: When): boolean {
  const value = counted(terms, option);
  if (values.length && !values.some((each) => each === value)) return false;
  if (least !== null && !(typeof value === "number" && value >= least)) return false;
  if (most !== null && !(typeof value === "number" && value <= most)) return false;
  if (below === null) return true;
  const other = counted(terms, below);
  return typeof value === "number" && typeof other === "number" && value < other;
}

function counted(terms: Terms, option: string): Value | undefined {
  const value = valueOf(terms, option);
  return value === SEATS ? terms.seats : value;
}
