import { beforeEach, expect, test, vi } from "vitest";
import { clubsToWriteIn, clubVisits, deskVisits } from "./visits";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

const visit = (club: string, token: string, role: string) => ({ club, token, role, name: club });

test("the latest visit comes first, each link once, and no more than anybody needs", () => {
  for (let each = 0; each < 20; each += 1) clubVisits.keep(visit("c", `t${each}`, "member"));
  clubVisits.keep(visit("c", "t15", "scribe"));
  const kept = clubVisits.all();
  expect(kept).toHaveLength(12);
  expect(kept[0]).toMatchObject({ token: "t15", role: "scribe" });
  expect(new Set(kept.map(({ token }) => token)).size).toBe(12);
  clubVisits.drop("t15");
  expect(clubVisits.by("t15")).toBeUndefined();
  expect(deskVisits.all()).toEqual([]);
});

test("a club is written in by whoever keeps its book, and once", () => {
  clubVisits.keep(visit("one", "a", "member"));
  clubVisits.keep(visit("one", "b", "keeper"));
  clubVisits.keep(visit("one", "c", "scribe"));
  clubVisits.keep(visit("two", "d", "public"));
  expect(clubsToWriteIn().map(({ token }) => token)).toEqual(["c"]);
});

test("a device that remembers rubbish remembers nothing", () => {
  localStorage.setItem("knobel.clubs", "{");
  expect(clubVisits.all()).toEqual([]);
});
