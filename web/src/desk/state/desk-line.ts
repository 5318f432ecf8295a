/** The line to a tournament desk. What was asked and not answered is asked again, under its old key, after a loss of the
 * line, and also by a page that is opened anew. */

import type {
  DeskClientMessage,
  DeskPreview,
  DeskPlease,
  DeskRequest,
  DeskServerMessage,
} from "../../lib/net/protocol";
import { newKey, ReconnectingSocket, type LineState } from "../../lib/net/socket";
import { Unsent, type Missed } from "./unsent";

export interface DeskListener {
  message(message: DeskServerMessage): void;
  state(state: LineState): void;
}

export class DeskLine extends ReconnectingSocket<DeskClientMessage, DeskServerMessage> {
  private readonly unanswered = new Map<string, DeskPlease | DeskPreview>();
  private readonly unsent: Unsent;
  /** What this device kept for so long that it is not sent any more. */
  readonly missed: Missed[];

  constructor(
    private readonly desk: string,
    private readonly token: string,
    private readonly listener: DeskListener,
    /** Who stands at this device, for the log. */
    private readonly name: () => string = () => "",
  ) {
    super("/api/desks/socket", (state) => listener.state(state), desk);
    this.unsent = new Unsent(desk, token);
    this.missed = this.unsent.missed();
    for (const message of this.unsent.all()) this.unanswered.set(message.key, message);
  }

  /** The person has read what was not sent. */
  readMissed(): void {
    for (const { key } of this.missed) this.unsent.remove(key);
  }

  /** What somebody wants done and nobody has answered, by key. */
  get asked(): Record<string, DeskRequest> {
    const pleases = [...this.unanswered.values()].filter((message) => message.type === "please");
    return Object.fromEntries(pleases.map(({ key, request }) => [key, request]));
  }

  /**
   * Ask for something to be done; with `seq` only if nothing has happened since. Says the key of the answer. The label is
   * what the person tapped on.
   */
  please(request: DeskRequest, label: string, reason = "", seq: number | null = null): string {
    const message: DeskPlease = { type: "please", key: newKey(), request, reason, seq };
    this.unsent.add(message, label);
    return this.asks(message);
  }

  /** Ask what a request would change. */
  preview(request: DeskRequest): string {
    return this.asks({ type: "preview", key: newKey(), request });
  }

  protected pingOf(number: number): DeskClientMessage {
    return { type: "ping", number };
  }

  protected hello(): void {
    this.send({ type: "hello", desk: this.desk, token: this.token, name: this.name(), changes: true });
  }

  protected heard(message: DeskServerMessage): void {
    if ("key" in message && message.key) this.answered(message.key);
    if (message.type === "trouble" && message.code === "no-such-desk") this.refused();
    this.listener.message(message);
    if (message.type === "welcome") this.welcomed();
  }

  private welcomed(): void {
    this.arrived();
    for (const message of this.unanswered.values()) this.send(message);
  }

  private answered(key: string): void {
    this.unanswered.delete(key);
    this.unsent.remove(key);
  }

  private asks(message: DeskPlease | DeskPreview): string {
    this.unanswered.set(message.key, message);
    this.send(message);
    return message.key;
  }
}
