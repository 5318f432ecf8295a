/**
 * SQLite writes every page of its log in two strokes, a head and the page. They go to the file as one: in a private window
 * each stroke is a message to another process, and takes as long as all else that a commit does.
 */

import type { FileHandle } from "./files.ts";

/** What the head of a page in the log measures, as SQLite's file format says. */
const HEAD = 24;

/** A log whose heads wait for their pages; whatever else is asked of it finds them written. */
export function inOneStroke(log: FileHandle): FileHandle {
  let waiting: { head: Uint8Array; at: number } | null = null;
  const settle = (): void => {
    const left = waiting;
    waiting = null;
    if (left) log.write(left.head, { at: left.at });
  };
  return {
    write(from, { at }) {
      if (waiting && waiting.at + HEAD === at) {
        const { head, at: begin } = waiting;
        waiting = null;
        log.write(joined(head, from), { at: begin });
        return from.byteLength;
      }
      settle();
      if (from.byteLength !== HEAD) return log.write(from, { at });
      // Python's memory may be another's by the time the page comes.
      waiting = { head: from.slice(), at };
      return HEAD;
    },
    read: (into, options) => (settle(), log.read(into, options)),
    truncate: (size) => (settle(), log.truncate(size)),
    getSize: () => (settle(), log.getSize()),
    flush: () => (settle(), log.flush()),
    close: () => (settle(), log.close()),
  };
}

function joined(head: Uint8Array, page: Uint8Array): Uint8Array {
  const both = new Uint8Array(head.byteLength + page.byteLength);
  both.set(head);
  both.set(page, head.byteLength);
  return both;
}
