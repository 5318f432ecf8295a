/**
 * A socket that comes back: opens, says hello, pings, and after every loss tries again, ever more patiently.
 *
 * A line that has been cut says nothing. So an answer that is late is told as a loss at once, and taken back when it
 * comes after all; only a long silence gives the socket up.
 */

import { houseOf, OPEN, type LineEnd } from "./transport";

export type LineState = "connecting" | "open" | "lost" | "refused";

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
const PING_EVERY_MS = 3000;
const LATE_AFTER_MS = 1200;
const PONG_WITHIN_MS = 8000;

export abstract class ReconnectingSocket<Said, Heard> {
  private socket: LineEnd | null = null;
  private losses = 0;
  private ended = false;
  private pings = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private late: ReturnType<typeof setTimeout> | undefined;
  /** Whether it has been told that nothing comes, though the socket is open. */
  private silent = false;

  constructor(
    private readonly path: string,
    private readonly tellState: (state: LineState) => void,
    /** The table or tournament that is asked for. */
    private readonly at: string,
  ) {}

  /** The first words on a new socket. */
  protected abstract hello(): void;
  protected abstract heard(message: Heard): void;
  protected abstract pingOf(number: number): Said;

  open(): void {
    this.tellState(this.losses ? "lost" : "connecting");
    const socket = houseOf(this.at).line(this.path);
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => {
      this.heardSomething();
      this.heard(JSON.parse(String(event.data)) as Heard);
    };
    socket.onclose = () => this.lost(socket);
  }

  close(): void {
    this.ended = true;
    this.stopTimers();
    this.socket?.close();
  }

  /** Do not wait any longer: the page is looked at again, or the network is back. */
  hurry(): void {
    if (this.ended) return;
    if (this.socket?.readyState === OPEN) this.ping();
    else if (this.waiting !== undefined) {
      clearTimeout(this.waiting);
      this.waiting = undefined;
      this.open();
    }
  }

  /** The device says that it has no network: believe it until something comes. */
  doubt(): void {
    if (this.ended || this.socket?.readyState !== OPEN) return;
    this.fallSilent();
    this.ping();
  }

  /** Something has been said that the other side answers. */
  protected awaitAnswer(): void {
    if (this.socket?.readyState === OPEN) this.late ??= setTimeout(() => this.fallSilent(), LATE_AFTER_MS);
  }

  protected send(message: Said): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  /** The other side has answered the hello. */
  protected arrived(): void {
    this.losses = 0;
    this.tellState("open");
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.ping(), PING_EVERY_MS);
  }

  /** There is nothing for us at the other end; trying again would not help. */
  protected refused(): void {
    this.close();
    this.tellState("refused");
  }

  private ping(): void {
    this.send(this.pingOf(++this.pings));
    this.awaitAnswer();
    // The first ping without an answer counts, however many follow.
    this.silence ??= setTimeout(() => this.socket?.close(), PONG_WITHIN_MS);
  }

  private fallSilent(): void {
    this.silent = true;
    this.tellState("lost");
  }

  private heardSomething(): void {
    this.stopWaiting();
    if (this.silent) this.tellState("open");
    this.silent = false;
  }

  private lost(socket: LineEnd): void {
    if (this.ended || socket !== this.socket) return;
    this.stopTimers();
    this.silent = false;
    this.tellState("lost");
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.losses++);
    this.waiting = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  private stopTimers(): void {
    clearTimeout(this.waiting);
    clearInterval(this.pinging);
    this.stopWaiting();
  }

  private stopWaiting(): void {
    clearTimeout(this.silence);
    clearTimeout(this.late);
    this.silence = this.late = undefined;
  }
}

/** A key that is used once. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
