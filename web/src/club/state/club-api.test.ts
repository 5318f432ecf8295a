import { beforeEach, expect, test, vi } from "vitest";
import type { ClubRequest } from "../../lib/net/protocol";
import { ClubDoor } from "./club-api";

// The address bar of no page.
vi.mock("../../lib/route/reach.svelte", () => ({ reach: { link: () => null } }));

const mark: ClubRequest = { type: "mark_member", member: 1, mark: "round", count: 1, note: "" };
let door: ClubDoor;
let keys: string[] = [];
/** What becomes of the next requests: an answer with this status, or none. */
let answers: (number | "lost")[] = [];

beforeEach(() => {
  door = new ClubDoor("c1", "keeper");
  keys = [];
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    if (body) keys.push((JSON.parse(String(body)) as { key: string }).key);
    const status = answers.shift();
    if (status === "lost") throw new TypeError("nobody there");
    return new Response(JSON.stringify({ code: "club-full" }), { status: status! });
  });
});

/** How many different things were asked for. */
const meant = () => new Set(keys).size;

test("a mark whose answer was lost is tapped again and stands there once", async () => {
  answers = ["lost", "lost", 201];
  await expect(door.write(mark, "Olga")).rejects.toMatchObject({ code: "no-connection" });
  await door.write(mark, "Olga");
  expect([keys.length, meant()]).toEqual([3, 1]);
});

test("so does one that nobody has seen, since the page was lost after it", async () => {
  answers = [201, "lost", 201];
  await door.write(mark, "Olga");
  await expect(door.page(null)).rejects.toMatchObject({ code: "no-connection" });
  await door.write(mark, "Olga");
  expect(meant()).toBe(1);
});

test("whoever has seen it, or marks something else, marks once more", async () => {
  answers = [201, 200, 201, 201];
  await door.write(mark, "Olga");
  await door.page(null);
  await door.write(mark, "Olga");
  await door.write({ ...mark, member: 2 }, "Olga");
  expect(meant()).toBe(3);
});

test("what was refused is asked anew", async () => {
  answers = [409, 201];
  await expect(door.write(mark, "Olga")).rejects.toMatchObject({ code: "club-full" });
  await door.write(mark, "Olga");
  expect(meant()).toBe(2);
});
