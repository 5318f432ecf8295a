import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { backups, Keeper } from "./backups";

beforeEach(() => {
  vi.useFakeTimers();
  const shelf = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("keeps the newest file of the latest tournaments", () => {
  for (const [at, desk] of ["a", "b", "c", "d", "b"].entries()) backups.keep({ desk, name: desk, at, file: `${at}` });
  expect(backups.all().map(({ desk, file }) => desk + file)).toEqual(["b4", "d3", "c2"]);
  backups.drop("b");
  expect(backups.of("b")).toBeUndefined();
});

it("fetches once for many changes, and once more after the last", async () => {
  const fetched = vi.fn(() => Promise.resolve(new Blob(["x"])));
  const kept: string[] = [];
  const keeper = new Keeper(fetched, (file) => kept.push(file));
  for (let change = 0; change < 5; change += 1) keeper.changed();
  await vi.advanceTimersByTimeAsync(0);
  expect([fetched.mock.calls.length, kept]).toEqual([1, ["x"]]);
  for (let change = 0; change < 5; change += 1) keeper.changed();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(fetched.mock.calls.length).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetched.mock.calls.length).toBe(2);
  keeper.changed();
  keeper.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched.mock.calls.length).toBe(2);
});

it("tries again with the next change where the house was not reached", async () => {
  const keeper = new Keeper(
    () => Promise.reject(new Error("no line")),
    () => expect.unreachable(),
  );
  keeper.changed();
  await vi.advanceTimersByTimeAsync(0);
  keeper.changed();
  await vi.advanceTimersByTimeAsync(20_000);
});
