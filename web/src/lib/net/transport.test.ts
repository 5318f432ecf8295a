/** Which house is asked: the server, unless something is in this device's pocket, or there is no server. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "en" }));
const ask = vi.fn();
const connect = vi.fn();
const look = vi.fn();
vi.mock("../pocket/pocket", () => ({ ask, connect, look }));
vi.mock("../pocket/notice.svelte", () => ({ notice: { tell: vi.fn() } }));

const shelf = new Map<string, string>();
const fetched = vi.fn();
const sockets: string[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  shelf.clear();
  sockets.length = 0;
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("location", { protocol: "https:", host: "table" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
  });
  vi.stubGlobal(
    "WebSocket",
    class {
      constructor(address: string) {
        sockets.push(address);
      }
    },
  );
  fetched.mockImplementation(async (path: string) => new Response(JSON.stringify({ from: path })));
  ask.mockImplementation(async (_: string, path: string) => ({ status: 200, told: JSON.stringify({ here: path }) }));
});
afterEach(() => vi.unstubAllGlobals());

const away = () => fetched.mockRejectedValue(new TypeError("Failed to fetch"));
const NEW = { game: "kniffel", seats: [{ kind: "me" as const }, { kind: "bot" as const }] };

it("asks the server, and the pocket for what is there", async () => {
  const { api } = await import("./api");
  expect(await api.replay("abc", 0, null)).toEqual({ from: "/api/tables/abc/replays/0" });
  expect(ask).not.toHaveBeenCalled();
  fetched.mockClear();
  expect(await api.replay("hier-abc", 0, null)).toEqual({ here: "/api/tables/hier-abc/replays/0" });
  expect(fetched).not.toHaveBeenCalled();
});

it("opens a line to the house that has the table", async () => {
  const { houseOf } = await import("./transport");
  houseOf("abc").line("/api/socket");
  expect(sockets).toEqual(["wss://table/api/socket"]);
  const end = houseOf("hier-abc").line("/api/socket");
  await vi.waitFor(() => expect(connect).toHaveBeenCalledWith("/api/socket", end));
  expect(sockets).toHaveLength(1);
});

it("asks nobody but the pocket where there is no server", async () => {
  const querySelector = (selector: string) => (selector.includes("knobel-house") ? {} : null);
  vi.stubGlobal("document", { querySelector });
  const { api } = await import("./api");
  shelf.set("knobel.pocket", "true");
  expect(await api.myTables()).toEqual({ here: "/api/me/tables" });
  expect(await api.openTable(NEW)).toEqual({ here: "/api/tables" });
  expect([fetched.mock.calls.length, look.mock.calls.length]).toEqual([0, 0]);
});

it("does not look into a pocket that this device does not have", async () => {
  const { api } = await import("./api");
  await api.myGames();
  expect(look).not.toHaveBeenCalled();
});

it("tells what is in the pocket beside what the server knows, the latest first", async () => {
  shelf.set("knobel.pocket", "true");
  const { api } = await import("./api");
  fetched.mockImplementation(async () => new Response(JSON.stringify([{ table: "a", changed: 1 }])));
  look.mockResolvedValue({ status: 200, told: JSON.stringify([{ table: "hier-b", changed: 2 }]) });
  expect((await api.myTables()).map(({ table }) => table)).toEqual(["hier-b", "a"]);
  // Another tab has the pocket: what the server knows is told all the same; and the other way round.
  look.mockResolvedValue({ status: 503, told: '{"code":"pocket-elsewhere"}' });
  expect((await api.myTables()).map(({ table }) => table)).toEqual(["a"]);
  away();
  look.mockResolvedValue({ status: 200, told: JSON.stringify([{ table: "hier-b", changed: 2 }]) });
  expect((await api.myTables()).map(({ table }) => table)).toEqual(["hier-b"]);
});

it("forgets somebody here only after the server has", async () => {
  shelf.set("knobel.pocket", "true");
  const { api } = await import("./api");
  await api.me();
  away();
  await expect(api.forget()).rejects.toMatchObject({ code: "no-connection" });
  expect(look).not.toHaveBeenCalled();
});

it("opens a table here where the server is away, if the box is kept and nobody else is expected", async () => {
  away();
  const { api } = await import("./api");
  await expect(api.openTable(NEW)).rejects.toMatchObject({ code: "no-connection" });
  shelf.set("knobel.kept", "true");
  expect(await api.openTable(NEW)).toEqual({ here: "/api/tables" });
  const { notice } = await import("../pocket/notice.svelte");
  expect(notice.tell).toHaveBeenCalledWith("here");
  const friends = { ...NEW, seats: [{ kind: "me" as const }, { kind: "open" as const }] };
  await expect(api.openTable(friends)).rejects.toMatchObject({ code: "no-connection" });
});

it.each(["myTables", "openTable"] as const)(
  "leaves no refusal unheard that comes before the pocket: %s",
  async (way) => {
    shelf.set("knobel.kept", "true").set("knobel.pocket", "true");
    look.mockResolvedValue({ status: 200, told: "[]" });
    vi.doMock("../pocket", async (actual) => {
      await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
      // What nobody has heard by the next turn is an error of the page, and of this run.
      await new Promise((resolve) => setTimeout(resolve));
      return actual();
    });
    const { api } = await import("./api");
    await api.me();
    away();
    expect(await (way === "myTables" ? api.myTables() : api.openTable(NEW))).toBeTruthy();
    vi.doUnmock("../pocket");
  },
);

it("has the dice of the day from here where the box is kept and the server away, and stays with whom it has asked", async () => {
  shelf.set("knobel.kept", "true");
  const { api } = await import("./api");
  expect(await api.days()).toEqual({ from: "/api/days", here: false });
  away();
  expect(await api.days()).toEqual({ here: true });
  expect(await api.day("2026-11-18", true)).toEqual({ here: "/api/days/2026-11-18" });
  expect(await api.playDay("2026-11-18", true, "Anna")).toEqual({ here: "/api/days/2026-11-18/play" });
  await expect(api.playDay("2026-11-18", false, "Anna")).rejects.toMatchObject({ code: "no-connection" });
  shelf.delete("knobel.kept");
  await expect(api.days()).rejects.toMatchObject({ code: "no-connection" });
});

it("sets a tournament up here where the box is kept and the server away, and says so", async () => {
  away();
  const linked = await import("./linked");
  const { notice } = await import("../pocket/notice.svelte");
  const ways = [
    ["GET", "/api/desks/form"],
    ["POST", "/api/desks"],
    ["POST", "/api/desks/import"],
  ] as const;
  for (const [method, path] of ways) {
    await expect(linked.told(method, path, null)).rejects.toMatchObject({ code: "no-connection" });
  }
  shelf.set("knobel.kept", "true");
  for (const [method, path] of ways) expect(await linked.told(method, path, null)).toEqual({ here: path });
  expect(notice.tell).toHaveBeenCalledWith("here");
  // A tournament of the server's is there, and nowhere else.
  await expect(linked.told("GET", "/api/desks/abc/page", "token")).rejects.toMatchObject({ code: "no-connection" });
});

it("opens a table here that is wanted here, and asks the server nothing", async () => {
  const { api } = await import("./api");
  expect(await api.openTable(NEW, true)).toEqual({ here: "/api/tables" });
  expect(fetched).not.toHaveBeenCalled();
});

it("has the catalogue from the pocket where the box is kept and the server away", async () => {
  away();
  shelf.set("knobel.kept", "true");
  const { api } = await import("./api");
  expect(await api.games()).toEqual({ here: "/api/games" });
  await expect(api.publicTables()).rejects.toMatchObject({ code: "no-connection" });
});
