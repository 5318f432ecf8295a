// @vitest-environment node
/** Files in a database: what is read is what was written, what is stored is what was flushed, and nobody hears before. */
import { expect, it, vi } from "vitest";
import { BLOCK, BlockFiles, together, type Change } from "./blocks";
import { HOUSE } from "./files";
import { Outbox } from "./outbox";
import { byChannel } from "./owner";

/** A database in memory that is done with a change when it is told to. */
function database() {
  const blocks = new Map<string, Change["blocks"][number]>();
  let sizes: Change["sizes"] = {};
  const waiting: (() => void)[] = [];
  const commit = (change: Change): Promise<void> =>
    new Promise((resolve) =>
      waiting.push(() => {
        for (const block of change.blocks) blocks.set(`${block.file}/${block.index}`, block);
        sizes = change.sizes;
        resolve();
      }),
    );
  const stored = () => together([...blocks.values()], sizes);
  const settle = async () => {
    while (waiting.length) {
      waiting.shift()!();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { commit, stored, settle, waiting };
}

const read = (bytes: BlockFiles): number[] => {
  const file = bytes.handles[HOUSE]!;
  const into = new Uint8Array(file.getSize());
  file.read(into, { at: 0 });
  return [...into];
};

it("stores exactly what was written, whatever the order of writing, cutting and growing", async () => {
  const db = database();
  const files = new BlockFiles({}, db.commit);
  const file = files.handles[HOUSE]!;
  let seed = 7;
  const random = (most: number) => (seed = (seed * 48271) % 2147483647) % most;
  for (let step = 0; step < 60; step++) {
    if (random(4)) {
      const bytes = Uint8Array.from({ length: random(BLOCK) + 1 }, () => random(256));
      file.write(bytes, { at: random(3 * BLOCK) });
    } else file.truncate(random(3 * BLOCK));
    if (random(3)) continue;
    file.flush();
    await vi.waitFor(() => expect(db.waiting.length).toBeLessThanOrEqual(1));
    await db.settle();
    expect(files.durable()).toBeNull();
    expect(read(new BlockFiles(db.stored(), db.commit))).toEqual(read(files));
  }
});

it("tells nobody before it is durable, and keeps the order", async () => {
  const db = database();
  const files = new BlockFiles({}, db.commit);
  const heard: string[] = [];
  const outbox = new Outbox<string>(
    (message) => heard.push(message),
    () => files.durable(),
  );
  outbox.send("before");
  files.handles[HOUSE]!.write(new Uint8Array([1]), { at: 0 });
  files.handles[HOUSE]!.flush();
  outbox.send("done");
  outbox.send("after");
  await Promise.resolve();
  expect(heard).toEqual(["before"]);
  await vi.waitFor(() => expect(db.waiting).toHaveLength(1));
  await db.settle();
  expect(heard).toEqual(["before", "done", "after"]);
  outbox.send("at once");
  expect(heard.at(-1)).toBe("at once");
});

it("never tells what could not be stored, nor anything after it", async () => {
  const files = new BlockFiles({}, () => Promise.reject(new Error("full")));
  const heard: string[] = [];
  const outbox = new Outbox<string>(
    (message) => heard.push(message),
    () => files.durable(),
  );
  files.handles[HOUSE]!.write(new Uint8Array([1]), { at: 0 });
  files.handles[HOUSE]!.flush();
  outbox.send("done");
  outbox.send("after");
  await expect(files.durable()).rejects.toThrow("full");
  expect(heard).toEqual([]);
});

it("has one owner without locks too", async () => {
  const lost = vi.fn();
  const channel = () => new BroadcastChannel("test-of-owners");
  expect(await byChannel(channel(), false, lost)).toBe(true);
  expect(await byChannel(channel(), false, lost)).toBe(false);
  expect(lost).not.toHaveBeenCalled();
  const taken = channel();
  expect(await byChannel(taken, true, () => undefined)).toBe(true);
  expect(lost).toHaveBeenCalledOnce();
  taken.close();
});
