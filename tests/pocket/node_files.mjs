/** Handles to real files, as a browser gives them to a worker for files of its own storage. */

import { closeSync, existsSync, fstatSync, fsyncSync, ftruncateSync, openSync, readSync, writeSync } from "node:fs";
import { join } from "node:path";
import { FILE_NAMES } from "../../web/src/lib/pocket/files.ts";

export const flushed = { count: 0 };

function handle(path) {
  const file = openSync(path, existsSync(path) ? "r+" : "w+");
  return {
    read: (into, { at }) => readSync(file, into, 0, into.length, at),
    write: (from, { at }) => writeSync(file, from, 0, from.length, at),
    truncate: (size) => ftruncateSync(file, size),
    getSize: () => fstatSync(file).size,
    flush: () => (flushed.count++, fsyncSync(file)),
    close: () => closeSync(file),
  };
}

export function handlesIn(folder) {
  return Object.fromEntries(FILE_NAMES.map((name) => [name, handle(join(folder, name))]));
}
