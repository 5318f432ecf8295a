// @vitest-environment node
import { expect, it, vi } from "vitest";
import { houseAddress } from "./house-address";
import { placeAlone } from "./without-server";

vi.stubGlobal("location", { hash: "", origin: "https://knobel.test", hostname: "knobel.test", pathname: "/" });
vi.stubGlobal("addEventListener", () => undefined);
const { placeIn } = await import("./route.svelte");

const pageOf = (hash: string): string => placeAlone(placeIn(hash), hash).page;

it.each([
  "#/",
  "#/set/kniffel/bots",
  "#/set/kniffel/local",
  "#/table/hier-1",
  "#/replay/hier-1/0",
  "#/turnier",
  "#/ich",
])("goes to %s, which needs nobody else", (hash) => expect(pageOf(hash)).toBe(placeIn(hash).page));

it.each([
  "#/set/kniffel/friends",
  "#/set/x/tv",
  "#/table/abc?code",
  "#/tv/hier-1",
  "#/cup/abc",
  "#/club",
  "#/club/x?k",
])("asks for a house at %s, and knows where to go on there", (hash) =>
  expect(placeAlone(placeIn(hash), hash)).toEqual({ page: "haus", parts: [], query: hash }),
);

it.each([
  ["knobel.example.org", "https://knobel.example.org/"],
  [" https://knobel.example.org/#/table/x ", "https://knobel.example.org/"],
  ["knobel.example.org/spiele", "https://knobel.example.org/spiele/"],
  ["192.168.2.20:8000", "http://192.168.2.20:8000/"],
  ["wirtshaus.local", "http://wirtshaus.local/"],
  ["laptop:8000", "http://laptop:8000/"],
  ["[fe80::1]:8000", "http://[fe80::1]:8000/"],
  ["http://knobel.example.org?x=1", "http://knobel.example.org/"],
])("reads %s as an address", (written, address) => expect(houseAddress(written)).toBe(address));

it.each(["", "   ", "das Haus", "javascript://alert(1)", "ftp://x", "http://"])("does not go to %j", (written) =>
  expect(houseAddress(written)).toBeNull(),
);
