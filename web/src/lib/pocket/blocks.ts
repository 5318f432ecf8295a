/**
 * Files in memory whose changes are written block by block, in the order of the flushes: for browsers that have a
 * database and no files. Reading and writing are at once; when a flush is durable is told later.
 */

import { FILE_NAMES, type FileHandle, type Handles } from "./files";

export const BLOCK = 1 << 14;

/** What a flush writes, as a whole or not at all: blocks that have changed, and how long the files are. */
export interface Change {
  blocks: { file: string; index: number; bytes: Uint8Array }[];
  sizes: Record<string, number>;
}

export class BlockFiles {
  readonly handles: Handles;
  private readonly files: MemoryFile[];
  private pending = 0;
  private last: Promise<void> = Promise.resolve();

  constructor(
    stored: Record<string, Uint8Array>,
    private readonly commit: (change: Change) => Promise<void>,
  ) {
    this.files = FILE_NAMES.map((name) => new MemoryFile(name, stored[name] ?? new Uint8Array(0), () => this.flush()));
    this.handles = Object.fromEntries(this.files.map((file) => [file.name, file]));
  }

  /** When all that was flushed so far is durable; null where it already is. Fails for good where that was not possible. */
  durable(): Promise<void> | null {
    return this.pending ? this.last : null;
  }

  private flush(): void {
    const changed = this.files.filter((file) => file.isChanged);
    if (!changed.length) return;
    const blocks = changed.flatMap((file) => file.takeChanges());
    const sizes = Object.fromEntries(this.files.map((file) => [file.name, file.getSize()]));
    this.pending += 1;
    this.last = this.last.then(() => this.commit({ blocks, sizes })).then(() => void (this.pending -= 1));
    this.last.catch(() => undefined);
  }
}

class MemoryFile implements FileHandle {
  private content: Uint8Array;
  private size: number;
  private readonly changed = new Set<number>();
  private resized = false;

  constructor(
    readonly name: string,
    stored: Uint8Array,
    private readonly flushAll: () => void,
  ) {
    this.content = stored;
    this.size = stored.length;
  }

  get isChanged(): boolean {
    return this.resized || this.changed.size > 0;
  }

  read(into: Uint8Array, { at }: { at: number }): number {
    const part = this.content.subarray(Math.min(at, this.size), Math.min(at + into.length, this.size));
    into.set(part);
    return part.length;
  }

  write(from: Uint8Array, { at }: { at: number }): number {
    this.reserve(at + from.length);
    this.content.set(from, at);
    this.touch(Math.min(at, this.size), at + from.length);
    this.size = Math.max(this.size, at + from.length);
    return from.length;
  }

  truncate(size: number): void {
    this.reserve(size);
    this.content.fill(0, Math.min(size, this.size));
    this.touch(Math.min(size, this.size), size);
    this.size = size;
    this.resized = true;
  }

  getSize(): number {
    return this.size;
  }

  flush(): void {
    this.flushAll();
  }

  close(): void {
    this.flushAll();
  }

  /** The blocks that were written to since the last time. */
  takeChanges(): Change["blocks"] {
    const whole = [...this.changed].filter((index) => index * BLOCK < this.size);
    this.changed.clear();
    this.resized = false;
    return whole.map((index) => {
      const end = Math.min((index + 1) * BLOCK, this.size);
      return { file: this.name, index, bytes: this.content.slice(index * BLOCK, end) };
    });
  }

  private touch(from: number, to: number): void {
    for (let index = Math.floor(from / BLOCK); index * BLOCK < to; index++) this.changed.add(index);
  }

  private reserve(size: number): void {
    if (size <= this.content.length) return;
    const grown = new Uint8Array(Math.max(size, 2 * this.content.length));
    grown.set(this.content.subarray(0, this.size));
    this.content = grown;
  }
}

/** The files as they were stored: blocks put together, cut to their sizes. */
export function together(blocks: Change["blocks"], sizes: Change["sizes"]): Record<string, Uint8Array> {
  const files = Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, new Uint8Array(size)]));
  for (const { file, index, bytes } of blocks) {
    const into = files[file]?.subarray(index * BLOCK);
    if (into?.length) into.set(bytes.subarray(0, into.length));
  }
  return files;
}
