/** The page's side of the house in its pocket: a worker that is started when it is first wanted, and anew if it dies. */

import { CLOSED, OPEN, type Answer, type LineEnd } from "../net/transport";
import { storage } from "../device/storage";
import type { FromWorker, ToWorker, Trouble } from "./messages";
import { Guests, hasNeighbours, mayBeGuest, NextDoor, type HouseWorker } from "./next-door";
import { notice } from "./notice.svelte";

const OPENING = 0;
const UNAVAILABLE = 503;
// A worker that has said nothing for so long, though it was asked, is dead.
const PONG_WITHIN_MS = 15_000;
// What is over as soon as it is tried again: the house opens once more by itself.
const PASSING: Trouble[] = ["set-aside", "stopped", "left"];
// What does not keep a guest from being one.
const OTHERS: Trouble[] = ["elsewhere", "taken"];
// What nobody can do anything about from here.
const FINAL: Trouble[] = ["nowhere", "newer"];
// How often in a row a house that does not open is opened again.
const MOST_TRIES = 3;

type Waiting = (answer: Answer) => void;

class Pocket {
  private worker: HouseWorker | null = null;
  private ready = false;
  /** Whoever looks for a house next door waits with what it has to say. */
  private looking: ToWorker[] | null = null;
  private guests: Guests | null = null;
  /** Whether the tab that had the house for this one has just gone. */
  private left = false;
  /** Why there is no house; until somebody takes it over, nobody asks it again. */
  private trouble: Trouble | null = null;
  private failures = 0;
  /** Whether somebody wants to play here; else it is no matter for anybody that another tab has the house. */
  private wanted = false;
  private numbers = 0;
  private readonly asked = new Map<number, Waiting>();
  private readonly lines = new Map<number, LineEnd>();
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    // Some browsers keep a page that is left, with all that it holds: whoever comes next would find the house taken.
    addEventListener("pagehide", () => this.worker && this.stop("stopped", true));
  }

  ask(method: string, path: string, body: string, token: string, wanted: boolean): Promise<Answer> {
    if (wanted) this.want();
    // Whoever asks for something tries again what failed before.
    if (wanted && this.trouble && !FINAL.includes(this.trouble)) this.trouble = null;
    if (this.trouble) return Promise.resolve(refused(this.trouble));
    return new Promise((resolve) => {
      const number = ++this.numbers;
      this.asked.set(number, resolve);
      this.send({ type: "ask", number, method, path, body, token });
    });
  }

  connect(path: string, end: LineEnd): void {
    // Whoever has closed it before there was a house does not want it any more.
    if (end.readyState === CLOSED) return;
    const number = ++this.numbers;
    this.want();
    end.close = () => this.hangUp(number, end);
    end.send = (text) => this.send({ type: "say", number, text });
    if (this.trouble) {
      if (!notice.saying) this.say(this.trouble);
      return end.close();
    }
    this.lines.set(number, end);
    this.send({ type: "connect", number, path });
    if (this.ready) this.opened(end);
  }

  /** Start Python while people are still reading. `takes` the house from another tab. */
  start(takes = false): void {
    if (this.worker || this.looking || this.trouble) return;
    storage.pocket = true;
    if (takes || !mayBeGuest()) return this.use(ownWorker(), takes);
    const said = (this.looking = [] as ToWorker[]);
    void NextDoor.find(this.left).then((found) => {
      const fits = this.looking === said && mayBeGuest();
      if (!fits) found?.terminate();
      if (this.looking !== said) return;
      this.looking = null;
      this.use(found && fits ? found : ownWorker());
      for (const message of said) this.worker?.postMessage(message);
    });
  }

  private use(worker: HouseWorker, takes = false): void {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.heard(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.worker === worker) this.stop(this.ready ? "stopped" : "files");
    };
    this.worker = worker;
    worker.postMessage({ type: "start", base: new URL("pocket/", document.baseURI).href, takes } satisfies ToWorker);
  }

  /** Somebody wants to play here, or to look: a guest who sits down at a table needs the house itself. */
  private want(): void {
    this.wanted = true;
    if (this.worker instanceof NextDoor && !mayBeGuest()) this.stop("stopped", true);
  }

  private send(message: ToWorker): void {
    this.start();
    if (this.looking) this.looking.push(message);
    this.worker?.postMessage(message);
    if (this.ready) this.silence ??= setTimeout(() => this.stop("stopped"), PONG_WITHIN_MS);
  }

  private heard(message: FromWorker): void {
    clearTimeout(this.silence);
    this.silence = undefined;
    if (this.guests?.tell(message)) return;
    switch (message.type) {
      case "ready":
        this.ready = true;
        this.failures = 0;
        if (notice.saying === "left") void notice.tell(null);
        if (!(this.worker instanceof NextDoor)) this.guests = guestsOf(this.worker!, () => ++this.numbers);
        for (const end of this.lines.values()) this.opened(end);
        // Lines that wait for a while before they come back need not wait any longer.
        dispatchEvent(new Event("online"));
        return;
      case "answer":
        this.asked.get(message.number)?.({ status: message.code, told: message.text });
        this.asked.delete(message.number);
        return;
      case "message":
        this.lines.get(message.number)?.onmessage?.({ data: message.text });
        return;
      case "closed":
        this.closed(message.number);
        return;
      case "note":
        void notice.tell(message.code);
        return;
      case "trouble":
        this.stop(message.code);
    }
  }

  /** There is no house any more: whoever waits is told why, and lines come back as they do from any loss. */
  private stop(why: Trouble, leaves = false): void {
    clearTimeout(this.silence);
    this.silence = undefined;
    this.guests?.close();
    this.guests = null;
    this.worker?.terminate();
    this.worker = null;
    this.looking = null;
    this.ready = false;
    this.left = why === "left";
    const passes = PASSING.includes(why) || (OTHERS.includes(why) && mayBeGuest());
    const again = leaves || (passes && ++this.failures < MOST_TRIES);
    const matters = this.wanted || why !== "elsewhere";
    this.trouble = again || !matters ? null : why;
    if (why === "set-aside" || why === "left") void notice.tell(why);
    else if (!again && matters) this.say(why);
    if (why === "files") void this.mend();
    for (const resolve of this.asked.values()) resolve(refused(why));
    this.asked.clear();
    for (const number of [...this.lines.keys()]) this.closed(number);
  }

  /** Where the box is kept on this device, something in it may be damaged: it is loaded again, and then opened. */
  private async mend(): Promise<void> {
    const { box } = await import("../device/box.svelte");
    const isWell = await box.mend(() => void notice.tell("damaged", () => this.retry()));
    if (!isWell || this.worker) return;
    void notice.tell(null);
    this.retry();
  }

  private retry(takes = false): void {
    this.trouble = null;
    this.failures = 0;
    this.start(takes);
  }

  private say(why: Trouble): void {
    void notice.tell(why, FINAL.includes(why) ? null : () => this.retry(OTHERS.includes(why)));
  }

  private opened(end: LineEnd): void {
    if (end.readyState !== OPENING) return;
    end.readyState = OPEN;
    queueMicrotask(() => end.onopen?.());
  }

  private hangUp(number: number, end: LineEnd): void {
    if (this.lines.has(number)) this.send({ type: "hang_up", number });
    this.lines.delete(number);
    if (end.readyState === CLOSED) return;
    end.readyState = CLOSED;
    queueMicrotask(() => end.onclose?.());
  }

  private closed(number: number): void {
    const end = this.lines.get(number);
    this.lines.delete(number);
    if (end) this.hangUp(number, end);
  }
}

const ownWorker = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

const guestsOf = (worker: HouseWorker, number: () => number): Guests | null =>
  hasNeighbours() ? new Guests(number, (message) => worker.postMessage(message)) : null;

const refused = (why: Trouble): Answer => ({
  status: UNAVAILABLE,
  told: JSON.stringify({ code: `pocket-${why}`, facts: {} }),
});

const pocket = new Pocket();

export const start = (): void => pocket.start();
export const connect = (path: string, end: LineEnd): void => pocket.connect(path, end);
export async function ask(method: string, path: string, body?: BodyInit, token?: string | null): Promise<Answer> {
  const text = body === undefined || typeof body === "string" ? (body ?? "") : await fileText(body);
  return pocket.ask(method, path, text, token ?? "", true);
}

/** A file as a text: the house reads its bytes out of that again, whatever they mean. */
async function fileText(file: BodyInit): Promise<string> {
  const bytes = new Uint8Array(await new Response(file).arrayBuffer());
  return `data:;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}

/** Ask what is not worth taking the house from another tab. */
export const look = (method: string, path: string, body = ""): Promise<Answer> =>
  pocket.ask(method, path, body, "", false);
