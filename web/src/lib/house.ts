/** Sitting down from the start page: what the one tap on a way does. */

import { idOf, type Card } from "./box";
import { door, Refusal } from "./door";
import { keepsake } from "./keepsake";
import type { GameInfo, NewTable } from "./protocol";
import { route } from "./route.svelte";
import { firstSeats, newSeats, type SeatDraft, type Way } from "./setting";
import { voice } from "./voice.svelte";

/** Names for whoever has not given one. */
export function called() {
  return {
    me: keepsake.name || voice.line("web-guest"),
    bots: voice.line("web-bot-names").split("; "),
    player: (number: number) => voice.line("web-player", { number }),
  };
}

/** Against bots it begins at once, from the box or before the box has even arrived; otherwise there is something to ask. */
export async function sitDown(card: Card | null, id: string, way: Way): Promise<void> {
  if (way !== "bots") return route.to("set", id, way);
  keepsake.game = id;
  const drafts = card
    ? firstSeats(card.game, way, [keepsake.name], null)
    : firstSeats(ANY_GAME, way, [keepsake.name], null);
  await openTable({ game: card ? idOf(card) : id, seats: newSeats(drafts, await minds(), called()) }, way);
}

/** Set up the table, and go where this way leads. */
export async function openTable(table: NewTable, way: Way): Promise<void> {
  const link = await door.openTable(table);
  if (way === "tv") return route.to("tv", link.table + (link.invitation ? `?${link.invitation}` : ""));
  const waits = table.seats.some((seat) => seat.kind === "open");
  route.toTable(link.table, null, !waits);
}

/** The minds of this house; without an answer those that every house has. */
export const minds = (): Promise<string[]> => door.minds().catch(() => ["random", "greedy"]);

/** Why something was refused, in words. */
export function reason(trouble: unknown): string {
  const key = `error-${trouble instanceof Refusal ? trouble.code : "other"}`;
  return voice.line(voice.has(key) ? key : "error-other");
}

/** What seats two people, for the moment before the box has come. */
const ANY_GAME = { least: 2, most: 2 } as GameInfo;

export const seatedPeople = (seats: readonly SeatDraft[]): string[] =>
  seats.filter((seat) => seat.kind === "me" || seat.kind === "local").map((seat) => seat.name.trim());
