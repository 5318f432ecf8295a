/** Sitting down from the start page: what the one tap on a way does. */

import { cardOf, factsOf, idOf, type Card } from "./catalogue";
import { api } from "../net/api";
import { storage } from "../device/storage";
import type { NewTable } from "../net/protocol";
import { route } from "../route/route.svelte";
import { firstSeats, newSeats, type SeatDraft, type Way } from "./table-setup";
import { voice } from "../../texts/voice.svelte";

/** Names for whoever has not given one. */
export function called() {
  return {
    me: storage.name || voice.line("web-guest"),
    bots: voice.line("web-bot-names").split("; "),
    player: (number: number) => voice.line("web-player", { number }),
  };
}

// What most people tap first, and two can play: the catalogue need not have come for that.
const FOR_TWO = ["kniffel", "schocken", "maexchen", "chicago", "einundzwanzig"];
const TWO = { least: 2, most: 2 };

/**
 * Against bots it begins at once, for most before the catalogue has even arrived; otherwise there is something to ask.
 * Of any other game it has to be known first how many it needs. `by` is another name of it, under which it was asked for.
 */
export async function sitDown(card: Card | null, id: string, way: Way, by: string | null = null): Promise<void> {
  if (way !== "bots") return route.toSet(id, way, by);
  storage.game = id;
  const known = card ?? (FOR_TWO.includes(id) ? null : cardOf(await api.games(), id));
  const drafts = firstSeats(known ? factsOf(known) : TWO, way, [storage.name], null);
  const seats = newSeats(drafts, await minds(), called());
  await openTable({ game: known ? idOf(known) : id, seats, called: by }, way);
}

/** Set up the table, `here` on this device alone, and go where this way leads. */
export async function openTable(table: NewTable, way: Way, here = false): Promise<void> {
  const link = await api.openTable({ ...table, quick: storage.quickLuck }, here);
  if (way === "tv") return route.to("tv", link.table + (link.invitation ? `?${link.invitation}` : ""));
  const waits = table.seats.some((seat) => seat.kind === "open");
  route.toTable(link.table, null, !waits);
}

/** The minds of this house; without an answer those that every house has. */
export const minds = (): Promise<string[]> => api.minds().catch(() => ["random", "greedy"]);

export const seatedPeople = (seats: readonly SeatDraft[]): string[] =>
  seats.filter((seat) => seat.kind === "me" || seat.kind === "local").map((seat) => seat.name.trim());
