// @vitest-environment node
/** The files of a house: what is written to one of them counts on what was written to the others before. */
import { beforeEach, expect, it } from "vitest";
import { FILE_NAMES, HOUSE, HouseFiles, mountFiles, writingAll, type FileHandle, type FileSystem } from "./files";

const WAL = `${HOUSE}-wal`;
let done: string[];
let files: HouseFiles;

/** A file in memory that tells what is done with it. */
function told(name: string): FileHandle {
  let content = new Uint8Array(0);
  return {
    read(into, { at }) {
      const part = content.subarray(at, at + into.length);
      into.set(part);
      return part.length;
    },
    write(from, { at }) {
      done.push(`write ${name}`);
      const grown = new Uint8Array(Math.max(content.length, at + from.length));
      grown.set(content);
      grown.set(from, at);
      content = grown;
      return from.length;
    },
    truncate: (size) => (done.push(`truncate ${name}`), void (content = content.slice(0, size))),
    getSize: () => content.length,
    flush: () => void done.push(`flush ${name}`),
    close: () => void done.push(`close ${name}`),
  };
}

beforeEach(() => {
  done = [];
  files = new HouseFiles(Object.fromEntries(FILE_NAMES.map((name) => [name, told(name)])));
});

const write = (name: string): number => files.toWrite(name).write(new Uint8Array([1, 2, 3]), { at: 0 });

it("flushes one file before another is written", () => {
  for (const name of [WAL, WAL, HOUSE, WAL]) write(name);
  const wal = [`write ${WAL}`, `write ${WAL}`, `flush ${WAL}`];
  expect(done).toEqual([...wal, `write ${HOUSE}`, `flush ${HOUSE}`, `write ${WAL}`]);
});

const stroke = (size: number, at: number): number => files.toWrite(WAL).write(new Uint8Array(size).fill(size), { at });

it("writes the head of a page in the log and the page in one stroke, and loses neither", () => {
  for (const at of [32, 4152]) {
    expect([stroke(24, at), stroke(4096, at + 24)]).toEqual([24, 4096]);
  }
  files.flush();
  expect(done).toEqual([`write ${WAL}`, `write ${WAL}`, `flush ${WAL}`]);
  const read = new Uint8Array(8272);
  expect(files.of(WAL).read(read, { at: 0 })).toBe(8272);
  expect([read[31], read[32], read[55], read[56], read[4151], read[4152], read[8271]]).toEqual([
    0, 24, 24, 0, 0, 24, 0,
  ]);
});

it.each([
  ["read", () => files.of(WAL).read(new Uint8Array(24), { at: 0 })],
  ["measured", () => files.of(WAL).getSize()],
  ["flushed", () => (files.flush(), files.of(WAL).getSize())],
  ["written elsewhere", () => (stroke(100, 500), 24)],
])("has written a head whose page does not come when the log is %s", (_, use) => {
  stroke(24, 0);
  expect(done).toEqual([]);
  expect(use()).toBe(24);
  expect(done[0]).toBe(`write ${WAL}`);
});

it("fails with the page where there is no room, and takes no head for written", () => {
  const full = { ...told(WAL), write: () => 0 };
  files = new HouseFiles({ [WAL]: writingAll(full) });
  stroke(24, 0);
  expect(() => stroke(4096, 24)).toThrow(expect.objectContaining({ name: "QuotaExceededError" }));
  files.flush();
});

it("flushes what was written, once, and nothing else", () => {
  files.flush();
  write(WAL);
  files.flush();
  files.flush();
  expect(done).toEqual([`write ${WAL}`, `flush ${WAL}`]);
});

it("has made everything durable before it closes", () => {
  write(HOUSE);
  files.close();
  expect(done.slice(0, 2)).toEqual([`write ${HOUSE}`, `flush ${HOUSE}`]);
  expect(done.slice(2)).toEqual(FILE_NAMES.map((name) => `close ${name}`));
});

class Errno extends Error {
  constructor(readonly code: number) {
    super(String(code));
  }
}

/** The part of Emscripten's file system that is used, with the folder that was mounted. */
function mounted(): { operations: Record<string, (...given: unknown[]) => Record<string, unknown>>; root: unknown } {
  let root: unknown;
  const fs = {
    ErrnoError: Errno,
    createNode: (_: unknown, name: string, mode: number) => ({ id: 1, name, mode }),
    mkdir: () => undefined,
    mount: (type: { mount(): unknown }) => (root = type.mount()),
  };
  mountFiles(fs as unknown as FileSystem, files, "/house");
  return { root, operations: (root as { node_ops: never }).node_ops };
}

it("knows three names and no other", () => {
  const { root, operations } = mounted();
  expect(FILE_NAMES.map((name) => operations["lookup"]!(root, name)["name"])).toEqual([...FILE_NAMES]);
  expect(() => operations["lookup"]!(root, "else")).toThrow(Errno);
  expect(() => operations["mknod"]!(root, "else")).toThrow(Errno);
});

it("empties a file that is deleted, after the others are durable", () => {
  const { root, operations } = mounted();
  write(HOUSE);
  write(WAL);
  done = [];
  operations["unlink"]!(root, HOUSE);
  expect(done).toEqual([`flush ${WAL}`, `truncate ${HOUSE}`]);
});

it("tells a full storage from a broken one", () => {
  const { root, operations } = mounted();
  const node = operations["lookup"]!(root, WAL) as { stream_ops: { write(...given: unknown[]): number } };
  const codes = [new DOMException("no room", "QuotaExceededError"), new Error("broken")].map((trouble) => {
    files.of(WAL).write = () => {
      throw trouble;
    };
    try {
      return node.stream_ops.write({ node }, new Uint8Array(4), 0, 4, 0);
    } catch (thrown) {
      return (thrown as Errno).code;
    }
  });
  expect(codes).toEqual([51, 29]);
});

it.each([0, 3, 4294967288])(
  "takes nothing for written where a browser says %i bytes instead of what it was given",
  (said) => {
    const handle = { ...told(WAL), write: () => said };
    expect(() => writingAll(handle).write(new Uint8Array(4), { at: 0 })).toThrow(
      expect.objectContaining({ name: "QuotaExceededError" }),
    );
    expect(writingAll(told(WAL)).write(new Uint8Array(4), { at: 0 })).toBe(4);
  },
);
