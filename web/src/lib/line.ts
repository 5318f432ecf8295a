/**
 * The line to one table: says hello, comes back after every loss, and asks again until it is answered.
 *
 * A request carries a key that is used once, so that asking again after a loss does nothing twice.
 */

import { keepsake } from "./keepsake";
import type { ClientMessage, Request, ServerMessage, Welcome } from "./protocol";

export type LineState = "connecting" | "open" | "lost" | "refused";

export interface LineListener {
  message(message: ServerMessage): void;
  state(state: LineState): void;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
const PING_EVERY_MS = 15_000;
const PONG_WITHIN_MS = 8000;

export class Line {
  private socket: WebSocket | null = null;
  private readonly unanswered = new Map<string, Request>();
  private last = -1;
  private losses = 0;
  private ended = false;
  private pings = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly invitation: string | null,
    private readonly listener: LineListener,
    /** Whether this is only somebody who watches, whatever seats the device has. */
    private readonly watches = false,
  ) {}

  open(): void {
    this.listener.state(this.losses ? "lost" : "connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => this.heard(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.lost(socket);
  }

  close(): void {
    this.ended = true;
    this.stopTimers();
    this.socket?.close();
  }

  /** Ask something of the table. It is sent again after a loss, until there is an answer. */
  please(request: Request): string {
    const key = newKey();
    this.unanswered.set(key, request);
    this.send({ type: "please", key, request });
    return key;
  }

  talk(said: { text: string } | { phrase: string }): void {
    this.send({ type: "talk", ...said } as ClientMessage);
  }

  /** Do not wait any longer: the page is looked at again, or the network is back. */
  hurry(): void {
    if (this.ended) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    else if (this.waiting !== undefined) {
      clearTimeout(this.waiting);
      this.waiting = undefined;
      this.open();
    }
  }

  private hello(): void {
    const tokens = this.watches ? [] : keepsake.tokens(this.table);
    this.send({ type: "hello", table: this.table, last: this.last, tokens, invitation: this.invitation });
  }

  private heard(message: ServerMessage): void {
    clearTimeout(this.silence);
    if (message.type === "welcome" && !this.seated(message)) return;
    if (message.type === "update") this.last = Math.max(this.last, message.seq);
    if ((message.type === "done" || message.type === "trouble") && message.key) this.unanswered.delete(message.key);
    if (message.type === "trouble" && message.code === "no-such-table") {
      this.close();
      this.listener.state("refused");
    }
    this.listener.message(message);
    if (message.type === "welcome") this.welcomed();
  }

  /** Keeps the tokens of a welcome. A device that had not shown them says hello once more. */
  private seated(welcome: Welcome): boolean {
    if (this.watches) return true;
    const own = Object.keys(welcome.tokens);
    keepsake.keepTokens(this.table, Object.values(welcome.tokens));
    if (own.every((seat) => welcome.seats.includes(Number(seat)))) return true;
    this.hello();
    return false;
  }

  private welcomed(): void {
    this.losses = 0;
    this.listener.state("open");
    for (const [key, request] of this.unanswered) this.send({ type: "please", key, request });
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.ping(), PING_EVERY_MS);
  }

  private ping(): void {
    this.send({ type: "ping", number: ++this.pings });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.close(), PONG_WITHIN_MS);
  }

  private lost(socket: WebSocket): void {
    if (this.ended || socket !== this.socket) return;
    this.stopTimers();
    this.listener.state("lost");
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.losses++);
    this.waiting = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  private stopTimers(): void {
    clearTimeout(this.waiting);
    clearInterval(this.pinging);
    clearTimeout(this.silence);
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
