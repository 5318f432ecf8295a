import { beforeEach, expect, test, vi } from "vitest";
import { enter, takeBack } from "./entering";

// The address bar of no page.
vi.mock("../../lib/route/reach.svelte", () => ({ reach: { link: () => null } }));

const visit = { club: "c1", token: "keeper", role: "keeper", name: "Die Filzläuse" };
const asked: { path: string; body: Record<string, unknown>; link: string | null }[] = [];
let answers: unknown[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("fetch", async (path: string, { body, headers }: RequestInit) => {
    const link = new Headers(headers).get("authorization");
    asked.push({ path: String(path), body: JSON.parse(String(body)) as Record<string, unknown>, link });
    return new Response(JSON.stringify(answers.shift()), { status: 201 });
  });
});

test("the result of a tournament is one evening, with its game, its day and where it comes from", async () => {
  const places = [{ member: 1, place: 1 }];
  answers = [{ places, unknown: ["Zoe"], game: "schocken", at: new Date(2026, 10, 13, 23).getTime() }, { seq: 7 }];
  const entered = await enter(visit, { desk: "d1", token: "t" }, "Kneipe");
  expect(entered).toEqual({ seq: 7, count: 1, unknown: ["Zoe"] });
  expect(asked.map(({ path }) => path.split("/").at(-1))).toEqual(["tournament", "requests"]);
  expect(asked[1]!.link).toBe("Bearer keeper");
  const wanted = { date: "2026-11-13", title: "Kneipe", game: "schocken", places, source: "d1" };
  expect(asked[1]!.body["request"]).toEqual({ type: "record_evening", ...wanted });
});

test("a game at a table is known by its number, and taken back by the number of its entry", async () => {
  answers = [{ places: [{ member: 0, place: 1 }], unknown: [], game: "kniffel", at: 1 }, { seq: 9 }, { seq: 10 }];
  await enter(visit, { table: "t1", number: 2, invitation: null }, "");
  expect(asked[0]!.body).toEqual({ table: "t1", number: 2, invitation: null });
  expect(asked[1]!.body["request"]).toMatchObject({ source: "t1/2", game: "kniffel" });
  await takeBack(visit, 9);
  expect(asked[2]!.body["request"]).toEqual({ type: "undo_entry", entry: 9 });
});

test("nothing is written down where nobody of the club was there", async () => {
  answers = [{ places: [], unknown: ["Zoe"] }];
  expect(await enter(visit, { desk: "d1", token: "t" }, "")).toEqual({ seq: null, count: 0, unknown: ["Zoe"] });
  expect(asked).toHaveLength(1);
});
