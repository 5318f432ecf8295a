/**
 * The files of a house as Python sees them: each one is a handle that reads and writes at once and flushes when asked.
 *
 * A browser gives such handles to a worker for files of its own storage; whoever has others of the same kind, tests say,
 * gives those. SQLite asks for three names, which are all there is: the house, its write-ahead log and the journal that
 * it has while it turns to that. A file that is deleted is empty.
 *
 * SQLite's own requests to make something durable do not get here: Emscripten answers `fdatasync` itself and does
 * nothing. So the order in which SQLite relies on files is kept here, and the store asks for `flush` after every commit.
 */

import { inOneStroke } from "./frames.ts";

export interface FileHandle {
  read(into: Uint8Array, options: { at: number }): number;
  write(from: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
  getSize(): number;
  flush(): void;
  close(): void;
}

export const HOUSE = "house.db";
const LOG = `${HOUSE}-wal`;
export const FILE_NAMES = [HOUSE, LOG, `${HOUSE}-journal`] as const;

export type Handles = Record<string, FileHandle>;

/**
 * A handle whose writes are whole or fail. Where there is no room left, Chromium throws nothing: it gives a number that
 * no write can have. Whoever took that for written would lose what comes after.
 */
export function writingAll(handle: FileHandle): FileHandle {
  return {
    read: (into, options) => handle.read(into, options),
    write(from, options) {
      const written = handle.write(from, options);
      if (written !== from.byteLength) throw new DOMException("not all of it was written", "QuotaExceededError");
      return written;
    },
    truncate: (size) => handle.truncate(size),
    getSize: () => handle.getSize(),
    flush: () => handle.flush(),
    close: () => handle.close(),
  };
}

/** The files, of which only the last one that was written to may have something that is not durable. */
export class HouseFiles {
  private unflushed: FileHandle | null = null;
  private readonly handles: Handles;

  constructor(handles: Handles) {
    const log = handles[LOG];
    this.handles = log ? { ...handles, [LOG]: inOneStroke(log) } : handles;
  }

  get names(): string[] {
    return Object.keys(this.handles);
  }

  of(name: string): FileHandle {
    return this.handles[name]!;
  }

  /** What is written to one file counts on all that was written to the others before. */
  toWrite(name: string): FileHandle {
    const handle = this.of(name);
    if (this.unflushed !== handle) this.flush();
    this.unflushed = handle;
    return handle;
  }

  /** Make everything durable. */
  flush(): void {
    this.unflushed?.flush();
    this.unflushed = null;
  }

  close(): void {
    this.flush();
    for (const handle of Object.values(this.handles)) handle.close();
  }
}

/** What is used of the file system of Emscripten. Its own types know less than its documentation. */
interface Node {
  id: number;
  mode: number;
  name: string;
  node_ops: object;
  stream_ops: object;
}
interface Stream {
  node: Node;
  position: number;
}
interface Attributes {
  size?: number;
}
export interface FileSystem {
  createNode(parent: Node | null, name: string, mode: number, device: number): Node;
  ErrnoError: new (code: number) => Error;
  mkdir(path: string): unknown;
  mkdirTree(path: string): unknown;
  writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): unknown;
  mount(type: unknown, options: unknown, path: string): unknown;
}

const FOLDER_MODE = 0o40777;
const FILE_MODE = 0o100666;
// Numbers of errors as Emscripten has them.
const NO_SUCH_FILE = 44;
const NO_SPACE = 51;
const INPUT_OUTPUT = 29;
const NOT_PERMITTED = 63;

/** Show files to Python, in a folder of their own. */
export function mountFiles(fs: FileSystem, files: HouseFiles, folder: string): void {
  fs.mkdir(folder);
  fs.mount({ mount: () => folderNode(fs, files) }, {}, folder);
}

function folderNode(fs: FileSystem, files: HouseFiles): Node {
  const root = fs.createNode(null, "/", FOLDER_MODE, 0);
  root.node_ops = folderOperations(fs, files);
  root.stream_ops = {};
  return root;
}

function folderOperations(fs: FileSystem, files: HouseFiles): object {
  const node = (parent: Node, name: string): Node => {
    const made = fs.createNode(parent, name, FILE_MODE, 0);
    made.node_ops = fileOperations(fs, files);
    made.stream_ops = streamOperations(fs, files);
    return made;
  };
  return {
    getattr: (node: Node) => attributes(node, 4096),
    setattr: () => undefined,
    lookup(parent: Node, name: string): Node {
      if (!files.names.includes(name)) throw new fs.ErrnoError(NO_SUCH_FILE);
      return node(parent, name);
    },
    mknod: () => refuse(fs),
    rename: () => refuse(fs),
    rmdir: () => refuse(fs),
    symlink: () => refuse(fs),
    unlink: (_: Node, name: string) => guarded(fs, () => files.toWrite(name).truncate(0)),
    readdir: () => [".", "..", ...files.names],
  };
}

function fileOperations(fs: FileSystem, files: HouseFiles): object {
  return {
    getattr: (node: Node) => attributes(node, files.of(node.name).getSize()),
    setattr: (node: Node, { size }: Attributes) => {
      if (size !== undefined) guarded(fs, () => files.toWrite(node.name).truncate(size));
    },
  };
}

function streamOperations(fs: FileSystem, files: HouseFiles): object {
  return {
    read: (stream: Stream, buffer: Uint8Array, offset: number, length: number, at: number) =>
      guarded(fs, () => files.of(stream.node.name).read(bytes(buffer, offset, length), { at })),
    write: (stream: Stream, buffer: Uint8Array, offset: number, length: number, at: number) =>
      guarded(fs, () => files.toWrite(stream.node.name).write(bytes(buffer, offset, length), { at })),
    llseek(stream: Stream, offset: number, whence: number): number {
      if (whence === 1) return stream.position + offset;
      return whence === 2 ? files.of(stream.node.name).getSize() + offset : offset;
    },
    fsync: () => guarded(fs, () => (files.flush(), 0)),
  };
}

/** A part of Python's memory; it comes as signed bytes. */
function bytes(buffer: Uint8Array, offset: number, length: number): Uint8Array {
  return new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length);
}

function attributes(node: Node, size: number): object {
  const never = new Date(0);
  const times = { atime: never, mtime: never, ctime: never };
  const owner = { dev: 1, nlink: 1, uid: 0, gid: 0, rdev: 0 };
  return { ...owner, ...times, ino: node.id, mode: node.mode, size, blksize: 4096, blocks: Math.ceil(size / 4096) };
}

function refuse(fs: FileSystem): never {
  throw new fs.ErrnoError(NOT_PERMITTED);
}

/** What the storage throws, as an error that SQLite knows: no room, or a fault. */
function guarded<T>(fs: FileSystem, use: () => T): T {
  try {
    return use();
  } catch (trouble) {
    const full = trouble instanceof DOMException && trouble.name === "QuotaExceededError";
    throw new fs.ErrnoError(full ? NO_SPACE : INPUT_OUTPUT);
  }
}
