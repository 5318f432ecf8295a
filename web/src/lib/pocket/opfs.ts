/** The files of a house in the browser's own storage, with handles that read and write at once. */

import { FILE_NAMES, writingAll, type FileHandle, type Handles } from "./files";

const FOLDER = "knobel";
// A tab that was taken over, or a worker that has died, lets go of its files a moment later.
const LETTING_GO_MS = 8000;
const LOOK_EVERY_MS = 50;
const CHUNK = 1 << 20;

/** The part of the browser's files that is used here; the types of the language know no synchronous handles. */
interface OwnFile {
  createSyncAccessHandle(): Promise<FileHandle>;
}

/** The folder of the house; null where the browser has none for this page. */
export async function ownFolder(): Promise<FileSystemDirectoryHandle | null> {
  if (!("FileSystemSyncAccessHandle" in globalThis) || !navigator.storage?.getDirectory) return null;
  const root = await navigator.storage.getDirectory().catch(() => null);
  return root && root.getDirectoryHandle(FOLDER, { create: true });
}

export async function openFiles(folder: FileSystemDirectoryHandle): Promise<Handles> {
  const handles: Handles = {};
  try {
    for (const name of FILE_NAMES) handles[name] = await opened(folder, name);
  } catch (trouble) {
    for (const handle of Object.values(handles)) handle.close();
    throw trouble;
  }
  return handles;
}

/** Put away what cannot be read, under another name, and leave room for a new house. Nothing is deleted. */
export async function setAside(folder: FileSystemDirectoryHandle, handles: Handles, when: string): Promise<void> {
  for (const name of FILE_NAMES) {
    const from = handles[name]!;
    if (from.getSize() === 0) continue;
    const to = await opened(folder, `${when}-${name}`);
    try {
      copy(from, to);
      to.flush();
    } finally {
      to.close();
    }
  }
  for (const handle of Object.values(handles)) {
    handle.truncate(0);
    handle.flush();
  }
}

function copy(from: FileHandle, to: FileHandle): void {
  const part = new Uint8Array(CHUNK);
  for (let at = 0; at < from.getSize(); at += CHUNK) to.write(part.subarray(0, from.read(part, { at })), { at });
}

async function opened(folder: FileSystemDirectoryHandle, name: string): Promise<FileHandle> {
  const file = (await folder.getFileHandle(name, { create: true })) as unknown as OwnFile;
  const until = performance.now() + LETTING_GO_MS;
  for (;;) {
    try {
      return writingAll(await file.createSyncAccessHandle());
    } catch (trouble) {
      const isHeld = trouble instanceof DOMException && trouble.name === "NoModificationAllowedError";
      if (!isHeld || performance.now() > until) throw trouble;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }
}
