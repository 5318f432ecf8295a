/** Sitting down from the start page: what the one tap on a way does. */

import { idOf, type Card } from "./catalogue";
import { api } from "../net/api";
import { storage } from "../device/storage";
import type { GameInfo, NewTable } from "../net/protocol";
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

/** Against bots it begins at once, with the catalogue or before it has even arrived; otherwise there is something to ask. */
export async function sitDown(card: Card | null, id: string, way: Way): Promise<void> {
  if (way !== "bots") return route.to("set", id, way);
  storage.game = id;
  const drafts = card
    ? firstSeats(card.game, way, [storage.name], null)
    : firstSeats(ANY_GAME, way, [storage.name], null);
  await openTable({ game: card ? idOf(card) : id, seats: newSeats(drafts, await minds(), called()) }, way);
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

/** What seats two people, for the moment before the catalogue has come. */
const ANY_GAME = { least: 2, most: 2 } as GameInfo;

export const seatedPeople = (seats: readonly SeatDraft[]): string[] =>
  seats.filter((seat) => seat.kind === "me" || seat.kind === "local").map((seat) => seat.name.trim());
