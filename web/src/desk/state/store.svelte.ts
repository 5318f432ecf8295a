/** What this device sees of a tournament: always the newest page, and the question that is being asked, if any. */

import { storage } from "../../lib/device/storage";
import type {
  DeskChanges,
  DeskOffer,
  DeskPageMessage,
  DeskRequest,
  DeskRole,
  DeskServerMessage,
  Phrase,
} from "../../lib/net/protocol";
import { voice } from "../../texts/voice.svelte";
import type { LineState } from "../../lib/net/socket";
import { DeskLine } from "./desk-line";
import { patched } from "./patch";
import type { Missed } from "./unsent";
import { gameIn, said } from "../words";

/** A grave request, with what it will change as soon as that is known. */
export type Question = { label: string; request: DeskRequest; key: string; lines: Phrase[] | null; seq: number };

/** The desk asks whether something was meant: in words, with what may be sent instead. */
export type Doubt = { text: string; offers: readonly DeskOffer[] };

const TROUBLE_MS = 7000;
const SLOW_MS = 1500;

export class DeskStore {
  state: LineState = $state("connecting");
  role: DeskRole | null = $state(null);
  links: Record<string, string> = $state.raw({});
  /** The name of this device's own link, and what it says after it was renewed. */
  link = $state("");
  renewed = $state("");
  message: DeskPageMessage | null = $state.raw(null);
  question: Question | null = $state(null);
  doubted: Doubt | null = $state.raw(null);
  trouble: string | null = $state(null);
  /** What is under way, by key: its button waits. */
  pending: Record<string, DeskRequest> = $state.raw({});
  /** What was tapped without a line, and so long ago that it is not sent any more. */
  missed: Missed[] = $state.raw([]);
  /** Whether somebody has waited for an answer for longer than usual. */
  slow = $state(false);
  /** When the page was true, by the clock of this device. */
  at = $state(0);
  private readonly line: DeskLine;
  private newest: DeskPageMessage | null = null;
  private fading: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly desk: string,
    readonly token: string,
  ) {
    const listener = {
      message: (message: DeskServerMessage) => this.heard(message),
      state: (state: LineState) => (this.state = state),
    };
    this.line = new DeskLine(desk, token, listener, () => storage.name);
    this.pending = this.line.asked;
    this.missed = this.line.missed;
  }

  /** How many things this device still has to say. */
  get waiting(): number {
    return Object.keys(this.pending).length;
  }

  open(): void {
    this.line.open();
  }

  close(): void {
    clearTimeout(this.patience);
    clearTimeout(this.fading);
    this.line.close();
  }

  hurry(): void {
    this.line.hurry();
  }

  doubt(): void {
    this.line.doubt();
  }

  /** Have something done; what is grave is asked about first. */
  wants(request: DeskRequest, label: string, grave: boolean): void {
    this.trouble = null;
    if (grave) this.question = { label, request, key: this.line.preview(request), lines: null, seq: -1 };
    else this.please(request, label);
  }

  /** The person has read what will change, and says yes. */
  confirms(reason: string): void {
    if (!this.question) return;
    const { request, label, seq } = this.question;
    this.question = null;
    this.please(request, label, reason, seq);
  }

  /** The person has been asked, and means this. */
  means(offer: DeskOffer): void {
    this.doubted = null;
    this.wants(offer.request, said(offer.label), offer.grave);
  }

  /** The person knows what was not sent. */
  readMissed(): void {
    this.line.readMissed();
    this.missed = [];
  }

  waits(request: DeskRequest): boolean {
    const text = JSON.stringify(request);
    return Object.values(this.pending).some((each) => JSON.stringify(each) === text);
  }

  private please(request: DeskRequest, label: string, reason = "", seq: number | null = null): void {
    if (this.waits(request)) return;
    this.pending = { ...this.pending, [this.line.please(request, label, reason, seq)]: request };
    clearTimeout(this.patience);
    this.patience = setTimeout(() => (this.slow = this.waiting > 0), SLOW_MS);
  }

  private heard(message: DeskServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.role = message.role;
        this.links = message.links;
        this.link = message.link;
        if (message.token) this.renewed = message.token;
        break;
      case "page":
        void this.shows(message);
        this.asksAnew(message.seq);
        break;
      case "changes":
        this.changes(message);
        this.asksAnew(message.seq);
        break;
      case "previewed":
        if (this.question?.key === message.key)
          this.question = { ...this.question, lines: message.preview.lines, seq: message.seq };
        break;
      case "done":
        this.settled(message.key);
        break;
      case "trouble":
        this.settled(message.key);
        if (this.question?.key === message.key) this.question = null;
        if (message.offers.length)
          this.doubted = { text: inWords(message.code, message.facts), offers: message.offers };
        else if (message.code !== "no-such-desk") this.tells(message.code, message.facts);
        break;
    }
  }

  /** What time it is for the server. */
  get now(): number {
    const page = this.message?.page;
    const told = !page ? this.at : page.type === "playerpage" ? page.now : page.board.now;
    return told + Date.now() - this.at;
  }

  /** Changes are those since the page that was sent before them, whether that is drawn already or not. */
  private changes({ seq, patch, away }: DeskChanges): void {
    if (this.newest) void this.shows({ type: "page", seq, page: patched(this.newest.page, patch), away });
  }

  private async shows(message: DeskPageMessage): Promise<void> {
    this.newest = message;
    const at = Date.now();
    // Without a connection the words that are there already have to do.
    await voice.learn(gameIn(message.page)).catch(() => undefined);
    if (this.newest !== message) return;
    this.at = at;
    this.message = message;
  }

  /** While somebody reads what will change, others go on: it is asked again, and what was said stands until then. */
  private asksAnew(seq: number): void {
    const question = this.question;
    if (question?.lines && seq > question.seq)
      this.question = { ...question, key: this.line.preview(question.request) };
  }

  private settled(key: string | null): void {
    if (key === null || !(key in this.pending)) return;
    this.pending = Object.fromEntries(Object.entries(this.pending).filter(([each]) => each !== key));
    this.slow &&= this.waiting > 0;
  }

  private tells(code: string, facts: Record<string, unknown>): void {
    this.trouble = inWords(code, facts);
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.trouble = null), TROUBLE_MS);
  }
}

function inWords(code: string, facts: Record<string, unknown>): string {
  const key = voice.has(`error-${code}`) ? `error-${code}` : "error-other";
  return voice.line(key, facts as Record<string, string | number>);
}
