/** The page's side: one worker, its answers to whom they belong, and what is told when there is none. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LineEnd } from "../net/transport";
import type { FromWorker, ToWorker } from "./messages";

const tell = vi.fn();
vi.mock("./notice.svelte", () => ({ notice: { tell, saying: null } }));
const mend = vi.fn((_found: () => void) => Promise.resolve(false));
vi.mock("../device/box.svelte", () => ({ box: { mend } }));
vi.mock("../device/storage", () => ({ storage: {} }));

class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage?: (event: { data: FromWorker }) => void;
  onerror?: (event: Event) => void;
  heard: ToWorker[] = [];
  ended = false;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  says(message: FromWorker): void {
    this.onmessage?.({ data: message });
  }
}

let house: typeof import("./pocket");
const worker = () => FakeWorker.all.at(-1)!;
const numbers = (type: string) =>
  worker().heard.flatMap((each) => (each.type === type && "number" in each ? each.number : []));
const online = vi.fn();

function line(): LineEnd & { heard: string[]; opened: number; closed: number } {
  const nothing = () => undefined;
  const end = { readyState: 0, heard: [] as string[], opened: 0, closed: 0, send: nothing, close: nothing };
  const told = { onopen: () => void end.opened++, onclose: () => void end.closed++ };
  return Object.assign(end, told, { onmessage: ({ data }: { data: string }) => void end.heard.push(data) });
}

beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.useFakeTimers();
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("document", { baseURI: "https://table/box/", querySelector: () => null });
  vi.stubGlobal("dispatchEvent", online);
  vi.stubGlobal("addEventListener", vi.fn());
  house = await import("./pocket");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("starts one worker, with the files beside the page, and only when it is wanted", () => {
  expect(FakeWorker.all).toHaveLength(0);
  house.start();
  void house.ask("GET", "/api/me");
  expect(FakeWorker.all).toHaveLength(1);
  expect(worker().heard[0]).toEqual({ type: "start", base: "https://table/box/pocket/", takes: false });
});

it("gives every answer to whoever asked", async () => {
  const answers = Promise.all(["/a", "/b"].map((path) => house.ask("POST", path, "{}")));
  await vi.waitFor(() => expect(numbers("ask")).toHaveLength(2));
  const [first, second] = numbers("ask");
  worker().says({ type: "answer", number: second!, code: 400, text: "b" });
  worker().says({ type: "answer", number: first!, code: 200, text: "a" });
  expect(await answers).toEqual([
    { status: 200, told: "a" },
    { status: 400, told: "b" },
  ]);
});

it("opens lines when the house is open, and carries what is said on them", async () => {
  const end = line();
  house.connect("/api/socket", end);
  await Promise.resolve();
  expect(end.opened).toBe(0);
  worker().says({ type: "ready" });
  await Promise.resolve();
  expect([end.opened, end.readyState]).toEqual([1, 1]);
  const [number] = numbers("connect");
  worker().says({ type: "message", number: number!, code: 0, text: "hi" });
  end.send("hello");
  expect(end.heard).toEqual(["hi"]);
  expect(worker().heard.at(-1)).toEqual({ type: "say", number, text: "hello" });
  worker().says({ type: "closed", number: number!, code: 1012, text: "" });
  await Promise.resolve();
  expect([end.closed, end.readyState]).toEqual([1, 3]);
});

it("starts anew after a worker has died, and lines come back as from any loss", async () => {
  const end = line();
  house.connect("/api/socket", end);
  worker().says({ type: "ready" });
  const answer = house.ask("GET", "/api/me");
  await vi.waitFor(() => expect(numbers("ask")).toHaveLength(1));
  const dead = worker();
  dead.onerror?.(new Event("error", { cancelable: true }));
  expect(JSON.parse((await answer).told)).toEqual({ code: "pocket-stopped", facts: {} });
  expect([dead.ended, end.closed]).toEqual([true, 1]);
  house.connect("/api/socket", line());
  expect(worker()).not.toBe(dead);
  expect(tell).not.toHaveBeenCalled();
});

it("lets go of the house with the page that is left, and has it again when the page is shown again", async () => {
  const left = vi.mocked(addEventListener).mock.calls.find(([type]) => type === "pagehide")![1] as () => void;
  for (let times = 0; times < 5; times++) {
    const end = line();
    house.connect("/api/socket", end);
    worker().says({ type: "ready" });
    left();
    await Promise.resolve();
    expect([worker().ended, end.closed]).toEqual([true, 1]);
  }
  expect(FakeWorker.all).toHaveLength(5);
  left();
  expect(tell).not.toHaveBeenCalled();
});

it("takes a worker that says nothing for dead", async () => {
  const end = line();
  house.connect("/api/socket", end);
  worker().says({ type: "ready" });
  end.send("ping");
  await vi.advanceTimersByTimeAsync(20_000);
  expect([worker().ended, end.closed]).toEqual([true, 1]);
});

it("does not start again and again what cannot start", async () => {
  for (let times = 0; times < 5; times++) {
    house.connect("/api/socket", line());
    if (!worker().ended) worker().says({ type: "trouble", code: "set-aside" });
  }
  expect(FakeWorker.all.length).toBe(3);
});

it("says that another tab has the house, and takes it if that is wished", async () => {
  const end = line();
  house.connect("/api/socket", end);
  worker().says({ type: "trouble", code: "elsewhere" });
  await Promise.resolve();
  expect(end.closed).toBe(1);
  const [why, take] = tell.mock.calls.at(-1) as [string, () => void];
  expect(why).toBe("elsewhere");
  house.connect("/api/socket", line());
  expect(FakeWorker.all).toHaveLength(1);
  take();
  expect(worker().heard[0]).toMatchObject({ type: "start", takes: true });
  worker().says({ type: "ready" });
  expect(online).toHaveBeenCalled();
});

it("is silent about another tab while nobody wants to play here", async () => {
  const answer = house.look("GET", "/api/me/tables");
  worker().says({ type: "trouble", code: "elsewhere" });
  expect((await answer).status).toBe(503);
  expect(tell).not.toHaveBeenCalled();
});

it("loads again what is damaged in the box on this device, says so, and opens the house then", async () => {
  mend.mockImplementationOnce((found) => Promise.resolve((found(), true)));
  house.connect("/api/socket", line());
  worker().says({ type: "trouble", code: "files" });
  await vi.waitFor(() => expect(FakeWorker.all).toHaveLength(2));
  expect(tell.mock.calls.map(([saying]) => saying as string)).toEqual(["files", "damaged", null]);
});

it("leaves it at the line where nothing of the box is damaged", async () => {
  house.connect("/api/socket", line());
  worker().says({ type: "trouble", code: "files" });
  await vi.waitFor(() => expect(mend).toHaveBeenCalledOnce());
  expect(FakeWorker.all).toHaveLength(1);
  expect(tell.mock.calls.map(([saying]) => saying as string)).toEqual(["files"]);
});
