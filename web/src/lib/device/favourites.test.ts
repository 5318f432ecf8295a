import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { agree } from "./favourites";
import { storage } from "./storage";

/** A house that keeps favourites as ours does; without a line it answers nothing. */
let kept: string[] = [];
let line = true;
let account = true;
let asked: string[] = [];
let meanwhile: (() => void) | null = null;

async function answer(path: string, { method, body }: { method: string; body?: string }) {
  if (!line) throw new Error("no line");
  asked.push(method);
  if (path === "/api/me") return { name: "", account, tables: [] };
  const { liked, unliked } = JSON.parse(body ?? '{"liked":[],"unliked":[]}') as Record<string, string[]>;
  kept = [...liked!.filter((id) => !kept.includes(id)), ...kept.filter((id) => !unliked!.includes(id))];
  const told = [...kept];
  meanwhile?.();
  meanwhile = null;
  return told;
}

beforeEach(() => {
  const drawer = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => drawer.get(key) ?? null,
    setItem: (key: string, value: string) => drawer.set(key, value),
  });
  vi.stubGlobal("fetch", async (path: string, how: { method: string }) => {
    const told = await answer(path, how);
    return new Response(JSON.stringify(told));
  });
  [kept, line, account, asked] = [[], true, true, []];
});
afterEach(() => vi.unstubAllGlobals());

it("joins what the device had with what the account has", async () => {
  kept = ["schocken", "kniffel"];
  storage.favourites = ["chicago", "kniffel"];
  expect(await agree()).toEqual(["chicago", "schocken", "kniffel"]);
  expect(storage.favourites).toEqual(kept);
});

it("takes over what other devices have changed, and tells nothing twice", async () => {
  storage.favourites = ["chicago"];
  await agree();
  kept = ["quinze"];
  asked = [];
  expect(await agree()).toEqual(["quinze"]);
  expect(asked).not.toContain("PUT");
});

it("keeps the device's own copy without a line, and sends it later", async () => {
  storage.favourites = ["chicago", "kniffel"];
  await agree();
  line = false;
  storage.favourites = ["craps", "kniffel"];
  await expect(agree()).rejects.toThrow();
  expect(storage.favourites).toEqual(["craps", "kniffel"]);
  line = true;
  expect(await agree()).toEqual(["craps", "kniffel"]);
  expect(kept).toEqual(["craps", "kniffel"]);
});

it("does not lose what somebody changes while the answer is on its way", async () => {
  storage.favourites = ["chicago"];
  meanwhile = () => (storage.favourites = ["craps"]);
  const [first, second] = await Promise.all([agree(), agree()]);
  expect(first).toEqual(["craps"]);
  expect(second).toEqual(["craps"]);
  expect(kept).toEqual(["craps"]);
});

it("tells a house that has forgotten the cookie of a guest what this device likes", async () => {
  account = false;
  storage.favourites = ["chicago", "kniffel"];
  await agree();
  kept = [];
  expect(await agree()).toEqual(["chicago", "kniffel"]);
  expect([kept, storage.favourites]).toEqual([
    ["chicago", "kniffel"],
    ["chicago", "kniffel"],
  ]);
});
