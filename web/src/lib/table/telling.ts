/** What the log says on this device, and aloud: dice under one's own cup are not named while it stands. */

import type { Phrase, Scene, Seat } from "../net/protocol";
import { traysOf } from "../dice/throws";

/** What one step told; `covered` where the reader's own cup stood over dice when it had happened. */
export type LogEntry = { seq: number; lines: Phrase[]; covered?: boolean };

export function hiddenDice(scene: Scene, seat: Seat): boolean {
  return traysOf(scene).some((tray) => tray.owner === seat && tray.cup === "covered");
}

/** Whether a cup stands over dice that only this seat may see; what a tower hides, everybody has seen. */
export function coveredDice(scene: Scene | null, seat: Seat | null): boolean {
  return !!scene && traysOf(scene).some((tray) => tray.owner === seat && tray.cup === "covered" && !tray.stacked);
}

type Reader = { log: readonly LogEntry[]; scene: Scene | null; viewer: Seat | null };

/** Since which step the reader's own cup has been standing. */
function coveredSince({ log, scene, viewer }: Reader): number {
  if (viewer === null || !coveredDice(scene, viewer)) return Infinity;
  const open = log.findLastIndex((entry) => !entry.covered);
  return log[open + 1]?.seq ?? Infinity;
}

function namesDiceOf(seat: Seat, { facts }: Phrase): boolean {
  const { who, ...others } = facts;
  const own = typeof who === "object" && who.type === "name" && who.seat === seat;
  return own && Object.values(others).some((fact) => typeof fact === "object" && fact.type === "pips");
}

/**
 * The lines of an entry as they may be read here. Somebody may look over a shoulder, and a screen reader tells the whole
 * pub: whoever threw under a cup learns by a look what lies there.
 */
export function linesOf(entry: LogEntry, reader: Reader): Phrase[] {
  const seat = reader.viewer;
  if (seat === null || entry.seq < coveredSince(reader)) return entry.lines;
  const facts: Phrase["facts"] = { who: { type: "name", seat } };
  const hidden: Phrase = { type: "phrase", key: "told-throw-hidden", facts };
  return entry.lines.flatMap((line) => {
    if (!namesDiceOf(seat, line)) return [line];
    return line.key === "told-throw" ? [hidden] : [];
  });
}
