import { beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../net/api";
import type { MyGame, MyGames, MyTable } from "../net/protocol";

const asked: [string, unknown][] = [];
let answers: (path: string) => unknown = () => ({});
const ask = (_method: string, path: string, body?: unknown) => {
  asked.push([path, body]);
  return Promise.resolve().then(() => answers(path));
};
vi.mock("../net/api", async (original) => {
  const asks = (method: string, path: string, body?: unknown) => ask(method, path, body);
  return { ...(await original<object>()), known: asks, call: asks };
});
const { CameHome, finishedHere, handIn, move } = await import("./moving");

const FILE = { to: "0123456789abcdef01", rows: [] };
const arrivals = () => asked.filter(([path]) => path.includes("arrival"));

beforeEach(() => {
  asked.length = 0;
  answers = (path) => (path.includes("departure") ? FILE : { table: path.split("/")[3] });
});

test("closes a table here and lets it go on at the server, for friends", async () => {
  await expect(move("hier-1", true)).resolves.toEqual({ table: FILE.to });
  const [departure, arrival] = asked;
  expect(departure![0]).toBe("/api/tables/hier-1/departure");
  expect((departure![1] as { to: string }).to).toMatch(/^[0-9a-f]{18}$/);
  expect(arrival).toEqual([`/api/tables/${FILE.to}/arrival?friends=true`, FILE]);
});

test("takes a table along under an id of this device", async () => {
  await move("0123456789abcdef01", false);
  expect((asked[0]![1] as { to: string }).to).toMatch(/^hier-[0-9a-f]{18}$/);
});

test("lets a table that is refused there go on at home, and says why", async () => {
  answers = (path) => {
    if (path.includes("departure")) return FILE;
    if (path.includes(FILE.to)) throw new Refusal("unknown-version");
    return { table: path.split("/")[3] };
  };
  const came = await move("hier-1", true).catch((why: unknown) => why);
  expect(came).toBeInstanceOf(CameHome);
  const { why, home } = came as InstanceType<typeof CameHome>;
  expect([why.code, /^hier-[0-9a-f]{18}$/.test(home.table)]).toEqual(["unknown-version", true]);
  expect(arrivals().at(-1)![1]).toEqual({ ...FILE, to: home.table });
});

test("leaves a table on its way where nobody answers", async () => {
  answers = (path) => {
    if (path.includes("departure")) return FILE;
    throw new Refusal("no-connection");
  };
  await expect(move("hier-1", true)).rejects.toMatchObject({ code: "no-connection" });
  expect(arrivals()).toHaveLength(1);
});

test("hands over what is finished, table by table", async () => {
  const tables = ["over", "playing", "closed", "moved", "lobby"].map((phase) => ({ table: phase, phase, games: [0] }));
  answers = () => [...tables, { table: "none", phase: "over", games: [] }];
  const found = await finishedHere();
  expect(found.map(({ table }) => table)).toEqual(["over", "closed"]);
  answers = (path) => (path.includes("departure") ? FILE : {});
  const told: number[] = [];
  await handIn(found as MyTable[], (done) => told.push(done));
  expect(told).toEqual([0, 1, 2]);
  expect(arrivals()).toHaveLength(2);
});

test("tells of a game that both houses know once, by the server's word", async () => {
  vi.doMock("./pocket", () => ({ look: () => Promise.resolve({ status: 200, told: JSON.stringify(here) }) }));
  vi.doMock("./notice.svelte", () => ({ notice: {} }));
  const { joined } = await import("./mine");
  const game = (table: string, ended: number) => ({ table, game: "chicago", number: 0, seat: 0, ended }) as MyGame;
  const here: MyGames = { games: [game("hier-1", 5), game("hier-2", 7)], unread: 0 };
  const there: MyGames = { games: [game("t", 5)], unread: 0 };
  const both = await joined(Promise.resolve(there), "GET", "/api/me/games");
  expect(both.games.map(({ table }) => table)).toEqual(["hier-2", "t"]);
});
