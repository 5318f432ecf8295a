// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DeskClientMessage, DeskOffer, DeskServerMessage, Phrase } from "../../lib/net/protocol";
import { DeskStore } from "./store.svelte";

vi.mock("../../texts/voice.svelte", () => ({
  voice: {
    has: () => true,
    line: (key: string) => key,
    say: (phrase: Phrase) => phrase.key,
    learn: async () => undefined,
  },
}));

let heard: (message: DeskServerMessage) => void;
let sent: DeskClientMessage[] = [];

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    heard = (message) => this.onmessage?.({ data: JSON.stringify(message) });
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    sent.push(JSON.parse(text) as DeskClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
}

beforeEach(() => {
  sent = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "pub" });
  const shelf = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const loss = { type: "record_loss", table: 1, game: 2, player: 3, confirmed: false } as const;
const yes: DeskOffer = {
  label: { type: "phrase", key: "yes", facts: {} },
  request: { ...loss, confirmed: true },
  grave: false,
  fill: "",
};
const asked = () => sent.filter((message) => message.type === "please");

async function opened(): Promise<DeskStore> {
  const store = new DeskStore("d", "secret");
  store.open();
  await vi.waitUntil(() => sent.length);
  heard({ type: "welcome", desk: "d", role: "referee", player: null, links: {}, link: "referee", token: "" });
  return store;
}

it("asks the person what the desk asks back, and sends what is meant", async () => {
  const store = await opened();
  store.wants(loss, "Anna loses", false);
  const offers = [yes];
  heard({ type: "trouble", code: "desk-just-reported", facts: {}, key: asked()[0]!.key, offers });
  expect([store.doubted?.text, store.trouble, store.waiting]).toEqual(["error-desk-just-reported", null, 0]);
  store.means(yes);
  expect([store.doubted, asked().at(-1)!.request]).toEqual([null, yes.request]);
  store.close();
});

it("does not send again what was a slip", async () => {
  const store = await opened();
  store.wants(loss, "Anna loses", false);
  heard({ type: "trouble", code: "desk-just-reported", facts: {}, key: asked()[0]!.key, offers: [yes] });
  store.doubted = null;
  expect([asked().length, store.waits(loss)]).toEqual([1, false]);
  store.close();
});

const previews = () => sent.filter((message) => message.type === "preview");
const lines = (...keys: string[]): Phrase[] => keys.map((key) => ({ type: "phrase", key, facts: {} }));
const previewed = (seq: number, ...keys: string[]) =>
  heard({
    type: "previewed",
    key: previews().at(-1)!.key,
    seq,
    preview: { lines: lines(...keys) },
  } as DeskServerMessage);
const page = (seq: number) =>
  heard({ type: "page", seq, away: [], page: { type: "projectorpage", board: { game: "schocken" } } } as never);

it("keeps a question true while others go on, so that a yes is no yes to something else", async () => {
  const store = await opened();
  store.wants({ type: "undo", entry: 4 }, "Undo", true);
  previewed(5, "one");
  page(5);
  expect(previews()).toHaveLength(1);
  page(6);
  expect(previews()).toHaveLength(2);
  // What the person reads stands until it is known anew.
  expect([store.question?.lines, store.question?.seq]).toEqual([lines("one"), 5]);
  previewed(6, "one", "another");
  expect(store.question?.lines).toEqual(lines("one", "another"));
  store.confirms("");
  expect(asked().at(-1)).toMatchObject({ request: { type: "undo", entry: 4 }, seq: 6 });
  store.close();
});

it("ends a question that has no answer any more, and says why", async () => {
  const store = await opened();
  store.wants({ type: "undo", entry: 4 }, "Undo", true);
  previewed(5, "one");
  page(6);
  heard({ type: "trouble", code: "desk-already-undone", facts: {}, key: previews().at(-1)!.key, offers: [] });
  expect([store.question, store.trouble]).toEqual([null, "error-desk-already-undone"]);
  store.close();
});
