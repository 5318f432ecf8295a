/** The files of a house in the browser's database, where there are no files with handles. */

import { BlockFiles, together, type Change } from "./blocks";
import { FILE_NAMES } from "./files";

const NAME = "knobel-pocket";
const BLOCKS = "blocks";
const FACTS = "facts";
const OWNER = "owner";
const SIZES = "sizes";

/** Another tab has taken the house: whatever this one still wants to write is not written. */
export class Taken extends Error {
  override readonly name = "Taken";
}

export const hasDatabase = (): boolean => "indexedDB" in globalThis;

export async function openDatabase(): Promise<{ files: BlockFiles; setAside(when: string): Promise<void> }> {
  const database = await opened();
  const owner = crypto.getRandomValues(new Uint32Array(4)).join("-");
  await changed(database, (store) => store(FACTS).put(owner, OWNER));
  const { blocks, sizes } = await stored(database);
  const files = new BlockFiles(together(blocks, sizes), (change) => commit(database, owner, change));
  const aside = (when: string) => changed(database, (store) => putAside(store, when, together(blocks, sizes)));
  return { files, setAside: aside };
}

type Stores = (name: string) => IDBObjectStore;

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(BLOCKS, { keyPath: ["file", "index"] });
    request.result.createObjectStore(FACTS);
  };
  return answer(request);
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}

/** A change that is done, as a whole and for good, when the promise is kept. */
function changed(database: IDBDatabase, change: (store: Stores) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction([BLOCKS, FACTS], "readwrite", { durability: "strict" });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Taken());
    change((name) => transaction.objectStore(name));
  });
}

/** Whoever is not the owner any more writes nothing: that is looked up in the same transaction. */
function commit(database: IDBDatabase, owner: string, { blocks, sizes }: Change): Promise<void> {
  return changed(database, (store) => {
    const asked = store(FACTS).get(OWNER);
    asked.onsuccess = () => {
      if (asked.result !== owner) return asked.transaction!.abort();
      for (const block of blocks) store(BLOCKS).put(block);
      store(FACTS).put(sizes, SIZES);
    };
  });
}

async function stored(database: IDBDatabase): Promise<Change> {
  const transaction = database.transaction([BLOCKS, FACTS]);
  const blocks = answer(transaction.objectStore(BLOCKS).getAll() as IDBRequest<Change["blocks"]>);
  const sizes = answer(transaction.objectStore(FACTS).get(SIZES) as IDBRequest<Change["sizes"] | undefined>);
  return { blocks: await blocks, sizes: (await sizes) ?? {} };
}

/** Put away what cannot be read, under another name, and leave room for a new house. */
function putAside(store: Stores, when: string, files: Record<string, Uint8Array>): void {
  for (const name of FILE_NAMES) if (files[name]?.length) store(FACTS).put(files[name], `${when}-${name}`);
  store(FACTS).put({}, SIZES);
  store(BLOCKS).clear();
}
