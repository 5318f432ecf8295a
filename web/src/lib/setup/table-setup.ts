/** Setting a table: who sits where, and by which options; sensible from the start, so that one tap is enough. */

import { presetOf } from "./agreement";
import type { GameInfo, NewSeat, OptionInfo, SeatInfo } from "../net/protocol";

export type Way = "bots" | "friends" | "local" | "tv" | "pad";
export const WAYS: readonly Way[] = ["bots", "friends", "local", "tv", "pad"];
/** Whether everybody is at this device. */
export const isTogether = (way: Way): boolean => way === "local" || way === "pad";
export type Strength = "easy" | "medium" | "strong";
export type SeatDraft = { kind: NewSeat["kind"]; name: string; strength: Strength };

// The ground rules come last in every game, and few people change them.
const GROUND = ["starter", "games", "decision_seconds", "tie_break", "match_scoring"];
const MOST_SHOWN = 4;
// The minds that can stand for a strength, the best first; which of them there are, the house says.
const MINDS: Record<Strength, string[]> = {
  easy: ["easy", "strength-20", "random"],
  medium: ["medium", "strength-50", "greedy"],
  strong: ["strong", "strength-100", "strength-90", "expert"],
};
export const STRENGTHS = Object.keys(MINDS) as Strength[];

// Seats ---------------------------------------------------------------------------------------------------------------

/** Who usually sits down in this way. `names` are those of the people at this device, the own one first. */
export function firstSeats(
  game: { least: number; most: number },
  way: Way,
  names: string[],
  heads: number | null,
): SeatDraft[] {
  const people = isTogether(way) ? names.filter(Boolean).length : (heads ?? 2);
  const wanted = way === "bots" ? 2 : Math.max(2, people);
  const count = Math.min(game.most, Math.max(game.least, wanted));
  return Array.from({ length: count }, (_, seat) => draft(seat, way, names[seat] ?? ""));
}

/** A seat as this way has it; the first is one's own, except on a big screen, which only shows the table. */
export function draft(seat: number, way: Way, name = ""): SeatDraft {
  const others = { bots: "bot", friends: "open", local: "local", tv: "open", pad: "local" } as const;
  const kind = seat === 0 && way !== "tv" ? "me" : others[way];
  return { kind, name: kind === "bot" || kind === "open" ? "" : name, strength: "medium" };
}

/** The seats as the house wants them: everybody has a name, and no bot has somebody else's. */
export function newSeats(
  drafts: readonly SeatDraft[],
  minds: readonly string[],
  called: { me: string; bots: readonly string[]; player: (number: number) => string },
): NewSeat[] {
  const taken = new Set(drafts.map((seat) => seat.name.trim()).filter(Boolean));
  const free = called.bots.filter((name) => !taken.has(name));
  return drafts.map(({ kind, name, strength }, seat) => {
    const own = name.trim();
    if (kind === "open") return { kind };
    if (kind === "bot")
      return { kind, name: own || (free.shift() ?? `Bot ${seat + 1}`), mind: mindFor(strength, minds) };
    return { kind, name: own || (kind === "me" ? called.me : called.player(seat + 1)) };
  });
}

export function mindFor(strength: Strength, minds: readonly string[]): string {
  const order = [strength, "medium", "easy", "strong"] as Strength[];
  const found = order.flatMap((each) => MINDS[each]).find((mind) => minds.includes(mind));
  return found ?? minds[0] ?? "greedy";
}

/** The strengths that differ: one that no mind of this house stands for is not offered. */
export function strengthsOf(minds: readonly string[]): Strength[] {
  return STRENGTHS.filter((strength) => MINDS[strength].some((mind) => minds.includes(mind)));
}

/** How strong a mind is, for showing it; unknown ones are nameless. */
export function strengthOf(mind: string | null): Strength | null {
  return STRENGTHS.find((strength) => mind !== null && MINDS[strength].includes(mind)) ?? null;
}

/** How many seats remain where those at the end that nobody has taken go away; null if none would. */
export function withoutFree(seats: readonly SeatInfo[], least: number): number | null {
  const taken = seats.findLastIndex((seat) => seat.kind !== "empty") + 1;
  const complete = seats.slice(0, taken).every((seat) => seat.kind !== "empty");
  return complete && taken >= least && taken < seats.length ? taken : null;
}

// Options -------------------------------------------------------------------------------------------------------------

/** What is shown at once, and what is folded away. Something that a preset changes is never folded away. */
export function folded(game: GameInfo, preset: string | null): { shown: OptionInfo[]; more: OptionInfo[] } {
  const own = game.options.filter(({ field }) => !GROUND.includes(field.name));
  const first = new Set(own.slice(0, own.length <= MOST_SHOWN + 1 ? own.length : MOST_SHOWN));
  const set = presetOf({ game, preset })?.options ?? {};
  const differs = ({ field }: OptionInfo) => field.name in set && set[field.name] !== field.default;
  const isShown = (option: OptionInfo) => first.has(option) || differs(option);
  return { shown: game.options.filter(isShown), more: game.options.filter((option) => !isShown(option)) };
}

/** The next value of a number in its range; 0 stands for off where the range does not begin there. */
export function stepped({ field }: OptionInfo, value: number, by: 1 | -1): number | null {
  const { low, high, step } = field;
  if (low === null || high === null) return null;
  const canBeOff = field.values.includes(0) && low > 0;
  if (canBeOff && value === 0) return by > 0 ? low : null;
  const next = value + by * step;
  if (next < low) return canBeOff && by < 0 ? 0 : null;
  return next > high ? null : next;
}
