// @vitest-environment node
import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { hash: "", origin: "https://knobel.test", hostname: "knobel.test", pathname: "/" });
vi.stubGlobal("addEventListener", () => undefined);
const { placeIn, linkTo } = await import("./route.svelte");

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
