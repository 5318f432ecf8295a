/** Quick play: where nobody decides anything, the house throws for everybody, if whoever runs the table wants it. */

import type { Phrase, Seat, TableInfo } from "../net/protocol";
import { voice } from "../../texts/voice.svelte";

/** Whether the house throws for everybody now. */
export const isQuick = (info: TableInfo | null): boolean => info?.quick === true && info.phase === "playing";

/** Whether this device may say so: that of the host or, where the host has no seat, that of anybody who has one. */
export function mayQuicken(info: TableInfo | null, host: boolean, seats: readonly Seat[]): boolean {
  if (info?.quick === undefined) return false;
  return host || (seats.length > 0 && !info.seats.some((seat) => seat.host));
}

/** That it is on, and at whose wish. */
export function quickLine(info: TableInfo | null, say: (phrase: Phrase) => string): string {
  const by = info?.quick_by;
  if (by === undefined) return voice.line("web-quick-on");
  return say({ type: "phrase", key: "web-quick-by", facts: { who: { type: "name", seat: by } } });
}
