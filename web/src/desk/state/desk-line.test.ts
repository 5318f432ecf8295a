import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DeskClientMessage, DeskServerMessage } from "../../lib/net/protocol";
import type { LineState } from "../../lib/net/socket";
import { DeskLine } from "./desk-line";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: DeskClientMessage[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as DeskClientMessage);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  hears(message: DeskServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const welcome: DeskServerMessage = {
  type: "welcome",
  desk: "d",
  role: "referee",
  player: null,
  links: {},
  link: "referee",
  token: "",
};
const socket = () => FakeSocket.all.at(-1)!;
const shelf = new Map<string, string>();
let states: LineState[] = [];
let line: DeskLine;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "pub" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  });
  shelf.clear();
  FakeSocket.all = [];
  states = [];
  line = opened();
  socket().opens();
});

function opened(): DeskLine {
  const listener = { message: () => undefined, state: (state: LineState) => states.push(state) };
  const line = new DeskLine("d", "secret", listener, () => "Rita");
  line.open();
  return line;
}

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("says who it is, and keeps the link out of the address", () => {
  expect(socket().sent).toEqual([{ type: "hello", desk: "d", token: "secret", name: "Rita", changes: true }]);
  expect(socket().address).toBe("ws://pub/api/desks/socket");
});

it("asks again under the old key what nobody has answered, and only that", () => {
  socket().hears(welcome);
  const answered = line.please({ type: "start_stage" }, "Start");
  const open = line.please({ type: "record_loss", table: 1, game: 2, player: 3 }, "Anna loses");
  socket().hears({ type: "done", key: answered, seq: 7 });
  socket().close();
  vi.advanceTimersByTime(1000);
  socket().opens();
  socket().hears(welcome);
  const again = socket().sent.filter((message) => message.type === "please");
  expect(again.map((message) => message.key)).toEqual([open]);
});

it("asks also after the page was closed, as long as it may still be meant", () => {
  socket().hears(welcome);
  const loss = { type: "record_loss" as const, table: 1, game: 2, player: 3 };
  const answered = line.please({ type: "start_stage" }, "Start");
  const open = line.please(loss, "Anna loses");
  socket().hears({ type: "done", key: answered, seq: 7 });
  line.close();

  line = opened();
  expect(line.asked).toEqual({ [open]: loss });
  socket().opens();
  socket().hears(welcome);
  expect(
    socket()
      .sent.filter((message) => message.type === "please")
      .map(({ key }) => key),
  ).toEqual([open]);
  line.close();

  vi.advanceTimersByTime(11 * 60_000);
  line = opened();
  expect(line.asked).toEqual({});
});

it("tells what it kept for too long, until that has been read", () => {
  vi.setSystemTime(1_000_000);
  socket().hears(welcome);
  const old = line.please({ type: "start_stage" }, "Start the stage");
  line.close();
  vi.advanceTimersByTime(9 * 60_000);
  line = opened();
  expect(line.missed).toEqual([]);
  const later = line.please({ type: "pause_clock" }, "Stop the clock");
  line.close();

  vi.advanceTimersByTime(2 * 60_000);
  line = opened();
  expect(line.missed).toEqual([{ key: old, at: 1_000_000, label: "Start the stage" }]);
  expect(Object.keys(line.asked)).toEqual([later]);
  line.close();

  line = opened();
  expect(line.missed.length).toBe(1);
  line.readMissed();
  line.close();
  line = opened();
  expect(line.missed).toEqual([]);
  expect(Object.keys(line.asked)).toEqual([later]);
});

it("never sends what it tells as missed", () => {
  line.please({ type: "start_stage" }, "Start the stage");
  line.close();
  vi.advanceTimersByTime(11 * 60_000);
  line = opened();
  socket().opens();
  socket().hears(welcome);
  expect(socket().sent.map((message) => message.type)).toEqual(["hello"]);
});

it("does not try a wrong link again", () => {
  socket().hears({ type: "trouble", code: "no-such-desk", facts: {}, key: null, offers: [] });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
  expect(states.at(-1)).toBe("refused");
});
