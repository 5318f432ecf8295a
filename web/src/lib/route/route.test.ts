// @vitest-environment node
import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { hash: "", origin: "https://knobel.test", hostname: "knobel.test", pathname: "/" });
vi.stubGlobal("addEventListener", () => undefined);
const { hashToSet, placeIn, linkTo } = await import("./route.svelte");

it.each([
  ["", "start", [], null],
  ["#/", "start", [], null],
  ["#/table/abc?invited", "table", ["abc"], "invited"],
  ["#/set/kniffel/friends", "set", ["kniffel", "friends"], null],
  ["#/set/100%/friends", "set", ["100%", "friends"], null],
])("reads %s", (hash, page, parts, query) => {
  expect(placeIn(hash)).toEqual({ page, parts, query });
});

it("reads its own links", () => {
  const link = linkTo("tv", "t1", "inv") ?? "";
  expect(placeIn(link.slice(link.indexOf("#")))).toEqual({ page: "tv", parts: ["t1"], query: "inv" });
});

it.each(["Einundzwanzig (Bluff)", "Wieviel Augen?", "Rock 'n' Roll", "50 %/Hälfte", ""])(
  "keeps the name by which a game was asked for: %s",
  async (by) => {
    const { propsOf } = await import("./pages");
    expect(propsOf(placeIn(hashToSet("maexchen", "tv", by)))).toEqual({ game: "maexchen", way: "tv", by });
  },
);

it("reads a position out of its link, and out of a line that was typed as it is", async () => {
  const { positionHash } = await import("../replay/past");
  const { propsOf } = await import("./pages");
  const line = "schocken@1/2/cup=(value=?,seen_by=(0))/first=0/games=1";
  expect(propsOf(placeIn(positionHash(line)))).toEqual({ line });
  expect(propsOf(placeIn(`#/stellung/${line}`))).toEqual({ line });
});
