/** Where a house is kept on this device: in files of the browser's, or in its database where there are none. */

import { hasDatabase, openDatabase } from "./database";
import { HouseFiles, type Handles } from "./files";
import { openFiles, ownFolder, setAside } from "./opfs";

export interface Shelf {
  handles: Handles;
  /** When all that was flushed so far is durable; null where it already is. */
  durable(): Promise<void> | null;
  /** Put away what cannot be read, under another name, and leave room for a new house. */
  setAside(when: string): Promise<void>;
  /** Let go, so that another tab can have it. */
  close(): void;
}

/** Says null where nothing can be kept: in some private windows, say. */
export async function openShelf(): Promise<Shelf | null> {
  // Only where there is no folder at all: a house that is in files is not looked for elsewhere when they fail.
  const folder = await ownFolder();
  if (folder) return inFiles(folder, await openFiles(folder));
  return hasDatabase() ? inDatabase().catch(() => null) : null;
}

/** Whether another tab has the files and does not let go of them. */
export const isHeld = (trouble: unknown): boolean =>
  trouble instanceof DOMException && trouble.name === "NoModificationAllowedError";

const inFiles = (folder: FileSystemDirectoryHandle, handles: Handles): Shelf => ({
  handles,
  durable: () => null,
  setAside: (when) => setAside(folder, handles, when),
  close: () => new HouseFiles(handles).close(),
});

async function inDatabase(): Promise<Shelf> {
  const { files, setAside } = await openDatabase();
  const close = () => new HouseFiles(files.handles).close();
  return { handles: files.handles, durable: () => files.durable(), setAside, close };
}
