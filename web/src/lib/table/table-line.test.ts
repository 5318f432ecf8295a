import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Line, type LineState } from "./table-line";
import type { ClientMessage, ServerMessage, TableInfo } from "../net/protocol";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  hears(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const store = new Map<string, string>();
const welcome = (seats: number[], tokens: Record<string, string>): ServerMessage => ({
  type: "welcome",
  table: {} as TableInfo,
  seq: 3,
  since: 0,
  host: true,
  seats,
  tokens,
  code: null,
  invitation: null,
});

let states: LineState[] = [];
let line: Line;
const socket = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  FakeSocket.all = [];
  store.clear();
  states = [];
  line = new Line("t", null, { message: () => undefined, state: (state) => states.push(state) });
  line.open();
  socket().opens();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says hello again with the tokens that a welcome brought", () => {
  socket().hears(welcome([], { 0: "secret" }));
  expect(socket().sent.map((each) => each.type)).toEqual(["hello", "hello"]);
  expect(socket().sent[1]).toMatchObject({ tokens: ["secret"] });
  expect(states.at(-1)).toBe("connecting");
});

it("comes back after a loss with the last number it heard, and asks again under the same key", () => {
  socket().hears(welcome([0], { 0: "secret" }));
  socket().hears({ type: "update", seq: 7, at: 0, table: null, views: [], clocks: [], proofs: [], notes: [] });
  const key = line.please({ type: "begin" });
  socket().close();
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1000);
  socket().opens();
  expect(socket().sent[0]).toMatchObject({ type: "hello", last: 7, tokens: ["secret"] });
  socket().hears(welcome([0], { 0: "secret" }));
  expect(socket().sent[1]).toEqual({ type: "please", key, request: { type: "begin" } });
  expect(states.at(-1)).toBe("open");
});

it("does not ask again what was answered", () => {
  socket().hears(welcome([0], { 0: "secret" }));
  const key = line.please({ type: "begin" });
  socket().hears({ type: "done", key, seq: 4, token: null });
  socket().close();
  vi.advanceTimersByTime(1000);
  socket().opens();
  socket().hears(welcome([0], { 0: "secret" }));
  expect(socket().sent.map((each) => each.type)).toEqual(["hello"]);
});

it("asks again for advice that was granted and did not come", () => {
  const comesBack = () => {
    socket().close();
    vi.advanceTimersByTime(1000);
    socket().opens();
    socket().hears(welcome([0], { 0: "secret" }));
    return socket().sent.map((each) => each.type);
  };
  socket().hears(welcome([0], { 0: "secret" }));
  const key = line.please({ type: "advise", seat: 0 });
  socket().hears({ type: "done", key, seq: 4, token: null });
  expect(comesBack()).toEqual(["hello", "please"]);
  socket().hears({ type: "advice", key, seat: 0, seq: 4, hints: [], first: true });
  expect(comesBack()).toEqual(["hello", "please"]);
  socket().hears({ type: "advice", key, seat: 0, seq: 4, hints: [], first: false });
  expect(comesBack()).toEqual(["hello"]);
});

const pong: ServerMessage = { type: "pong", number: 1 };
const pings = () => socket().sent.filter((each) => each.type === "ping").length;

it("gives up a line that does not answer a ping", () => {
  socket().hears(welcome([0], { 0: "secret" }));
  vi.advanceTimersByTime(3000);
  expect([pings(), states.at(-1)]).toEqual([1, "open"]);
  vi.advanceTimersByTime(8000);
  expect([socket().readyState, states.at(-1)]).toEqual([3, "lost"]);
});

it("says soon that an answer is late, and takes it back when one comes after all", () => {
  socket().hears(welcome([0], { 0: "secret" }));
  line.please({ type: "begin" });
  vi.advanceTimersByTime(1000);
  expect(states.at(-1)).toBe("open");
  vi.advanceTimersByTime(500);
  expect([states.at(-1), FakeSocket.all.length]).toEqual(["lost", 1]);
  socket().hears(pong);
  expect(states.at(-1)).toBe("open");
  // Nothing is awaited any more.
  vi.advanceTimersByTime(1400);
  expect(states.at(-1)).toBe("open");
});

it("believes a device that has no network at once, and asks whether the table is there all the same", () => {
  socket().hears(welcome([0], { 0: "secret" }));
  line.doubt();
  expect([states.at(-1), pings()]).toEqual(["lost", 1]);
  socket().hears(pong);
  expect(states.at(-1)).toBe("open");
});

it("shows no tokens and keeps none where it only watches", () => {
  store.set("knobel.tokens.t", JSON.stringify(["old"]));
  const watching = new Line("t", "invited", { message: () => undefined, state: (state) => states.push(state) }, true);
  watching.open();
  socket().opens();
  socket().hears(welcome([], { 0: "secret" }));
  expect(socket().sent).toEqual([
    { type: "hello", table: "t", last: -1, tokens: [], invitation: "invited", goes_round: true },
  ]);
  expect(states.at(-1)).toBe("open");
  expect(store.get("knobel.tokens.t")).toBe(JSON.stringify(["old"]));
  watching.close();
});
