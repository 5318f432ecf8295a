/** Guests of a house that another tab has open; Node's channels carry what they say, as a browser's would. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FromWorker, ToWorker } from "./messages";
import { Guests, mayBeGuest, NextDoor } from "./next-door";

const isOwned = vi.hoisted(() => vi.fn());
vi.mock("./owner", () => ({ isOwned }));

class House {
  readonly heard: ToWorker[] = [];
  private numbers = 100;
  readonly guests = new Guests(
    () => ++this.numbers,
    (message) => this.heard.push(message),
  );
  /** Answers the request for this path. */
  async answers(path: string): Promise<void> {
    const asked = (each: ToWorker) => each.type === "ask" && each.path === path;
    await vi.waitFor(() => expect(this.heard.some(asked)).toBe(true));
    const { number } = this.heard.find(asked) as { number: number };
    this.guests.tell({ type: "answer", number, code: 200, text: path });
  }
}

let houses: House[] = [];
let guests: NextDoor[] = [];
const open = (): House => (houses.push(new House()), houses.at(-1)!);
async function come(): Promise<NextDoor & { told: FromWorker[] }> {
  const guest = Object.assign((await NextDoor.find())!, { told: [] as FromWorker[] });
  guest.onmessage = ({ data }: MessageEvent<FromWorker>) => void guest.told.push(data);
  guests.push(guest);
  return guest;
}
const ask = (number: number, path: string): ToWorker => ({
  ...{ type: "ask", number, method: "GET", path, body: "", token: "" },
});

beforeEach(() => {
  [houses, guests] = [[], []];
  isOwned.mockResolvedValue(true);
});
afterEach(() => {
  for (const guest of guests) guest.terminate();
  for (const house of houses) house.guests.close();
});

it("finds nobody where no tab has the house", async () => {
  isOwned.mockResolvedValue(false);
  expect(await NextDoor.find()).toBeNull();
});

it("waits for a tab that opens the house on a slow phone, and not for ever for one that says nothing", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  let found: NextDoor | null | undefined;
  void NextDoor.find().then((each) => (found = each));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(found).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(found).toBeNull();
  vi.useRealTimers();
});

it("waits for a tab that is just opening the house", async () => {
  const coming = come();
  await vi.waitFor(() => expect(isOwned).toHaveBeenCalled());
  open();
  const guest = await coming;
  guest.postMessage({ type: "start", base: "", takes: false });
  await vi.waitFor(() => expect(guest.told).toContainEqual({ type: "ready" }));
});

it("gives every guest the answers to what it has asked, whatever numbers others have", async () => {
  const house = open();
  const [one, other] = [await come(), await come()];
  one.postMessage(ask(1, "/one"));
  other.postMessage(ask(1, "/other"));
  await house.answers("/other");
  await house.answers("/one");
  const answers = (guest: typeof one) => guest.told.filter(({ type }) => type === "answer");
  await vi.waitFor(() => expect([answers(one).length, answers(other).length]).toEqual([1, 1]));
  expect(answers(one)[0]).toEqual({ type: "answer", number: 1, code: 200, text: "/one" });
  expect(answers(other)[0]).toEqual({ type: "answer", number: 1, code: 200, text: "/other" });
  expect(house.guests.tell({ type: "answer", number: 7, code: 200, text: "own" })).toBe(false);
});

it("carries a line under one number, and hangs it up for a guest who leaves", async () => {
  const house = open();
  const guest = await come();
  guest.postMessage({ type: "connect", number: 3, path: "/api/desks/socket" });
  guest.postMessage({ type: "say", number: 3, text: "hello" });
  await vi.waitFor(() => expect(house.heard.map(({ type }) => type)).toEqual(["connect", "say"]));
  const [number] = house.heard.map((each) => "number" in each && each.number);
  house.guests.tell({ type: "message", number: number as number, code: 0, text: "hi" });
  await vi.waitFor(() => expect(guest.told).toContainEqual({ type: "message", number: 3, code: 0, text: "hi" }));
  guests.pop()!.terminate();
  await vi.waitFor(() => expect(house.heard.at(-1)).toEqual({ type: "hang_up", number }));
});

it("tells its guests when it goes", async () => {
  const house = open();
  const guest = await come();
  house.guests.close();
  await vi.waitFor(() => expect(guest.told).toContainEqual({ type: "trouble", code: "left" }));
  houses = [];
});

it.each([
  ["#/turnier/hier-1/x", true],
  ["#/replay/hier-1/0", true],
  ["#/table/hier-1", false],
  ["#/", false],
])("is a guest where it need not have the house to itself (%s)", (hash, guest) => {
  vi.stubGlobal("location", { hash });
  expect(mayBeGuest()).toBe(guest);
  vi.unstubAllGlobals();
});
