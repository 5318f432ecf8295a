/**
 * The line to one table: says hello, comes back after every loss, and asks again until it is answered.
 *
 * A request carries a key that is used once, so that asking again after a loss does nothing twice.
 */

import { storage } from "../device/storage";
import type { ClientMessage, Request, Seat, ServerMessage, Welcome } from "../net/protocol";
import { newKey, ReconnectingSocket, type LineState } from "../net/socket";

export type { LineState };

export interface LineListener {
  message(message: ServerMessage): void;
  state(state: LineState): void;
}

export class Line extends ReconnectingSocket<ClientMessage, ServerMessage> {
  private readonly unanswered = new Map<string, Request>();
  private last = -1;

  constructor(
    private readonly table: string,
    private readonly invitation: string | null,
    private readonly listener: LineListener,
    /** Whether this is only somebody who watches, whatever seats the device has. */
    private readonly watches = false,
  ) {
    super("/api/socket", (state) => listener.state(state), table);
  }

  /** Ask something of the table. It is sent again after a loss, until there is an answer. */
  please(request: Request): string {
    const key = newKey();
    this.unanswered.set(key, request);
    this.send({ type: "please", key, request });
    this.awaitAnswer();
    return key;
  }

  talk(said: { text: string } | { phrase: string }): void {
    this.send({ type: "talk", ...said } as ClientMessage);
  }

  /** This seat has the device in hand now, or nobody has. After a loss nobody has. */
  hold(seat: Seat | null): void {
    this.send({ type: "hold", seat });
    this.awaitAnswer();
  }

  protected pingOf(number: number): ClientMessage {
    return { type: "ping", number };
  }

  protected hello(): void {
    const tokens = this.watches ? [] : storage.tokens(this.table);
    const { table, last, invitation } = this;
    this.send({ type: "hello", table, last, tokens, invitation, goes_round: true });
  }

  protected heard(message: ServerMessage): void {
    if (message.type === "welcome" && !this.seated(message)) return;
    if (message.type === "update") this.last = Math.max(this.last, message.seq);
    if ("key" in message && message.key && this.isAnswer(message)) this.unanswered.delete(message.key);
    if (message.type === "trouble" && message.code === "no-such-table") this.refused();
    this.listener.message(message);
    if (message.type === "welcome") this.welcomed();
  }

  /** Whether a request is done with: of advice not before the last of it is there, for a line may be lost while it is thought of. */
  private isAnswer(message: ServerMessage & { key: string | null }): boolean {
    if (message.type === "advice") return !message.first;
    return message.type !== "done" || this.unanswered.get(message.key)?.type !== "advise";
  }

  /** Keeps the tokens of a welcome. A device that had not shown them says hello once more. */
  private seated(welcome: Welcome): boolean {
    if (this.watches) return true;
    const own = Object.keys(welcome.tokens);
    storage.keepTokens(this.table, Object.values(welcome.tokens));
    if (own.every((seat) => welcome.seats.includes(Number(seat)))) return true;
    this.hello();
    return false;
  }

  private welcomed(): void {
    this.arrived();
    for (const [key, request] of this.unanswered) this.send({ type: "please", key, request });
  }
}
