/**
 * One table as this device sees it. Updates come in order and are shown one after the other: first the dice fall, then
 * everything else of the new scene appears.
 */

import { Beginning } from "./beginning";
import { wound, type Clock } from "./clocks";
import { knownAs } from "../setup/catalogue";
import { acquainted } from "../net/api";
import { storage } from "../device/storage";
import { drawables } from "./drawables.svelte";
import { Line, type LineState } from "./table-line";
import { Passing } from "./passing.svelte";
import type {
  Advice,
  Entrance,
  KnockInfo,
  Move,
  Phrase,
  Request,
  Scene,
  Seat,
  ServerMessage,
  Settlement,
  TableInfo,
  Update,
  View,
} from "../net/protocol";
import { route } from "../route/route.svelte";
import { noteSeals } from "../fair/seals";
import { Seeds, withPresent } from "../fair/seeds";
import { openTo } from "./sharing";
import { buzz, sound } from "../motion/sound";
import { Settling } from "./settling.svelte";
import { isQuick } from "./quick-play";
import { Talk } from "./talk.svelte";
import { TableLog } from "./table-log.svelte";
import type { LogEntry } from "./telling";
import { Wish } from "./wish";
import { PASSING_MS, Animation } from "../motion/animation.svelte";
import { alone, fallBetween, type Fall } from "../dice/throws";
import { voice } from "../../texts/voice.svelte";

const TROUBLE_MS = 5000;
// Somebody who comes back after many steps sees where things stand, and not every die on the way.
const MOST_REPLAYED = 4;

export class Table {
  state: LineState = $state("connecting");
  info: TableInfo | null = $state.raw(null);
  host = $state(false);
  seats: Seat[] = $state.raw([]);
  code: string | null = $state(null);
  invitation: string | null = $state(null);
  scene: Scene | null = $state.raw(null);
  seq = $state(-1);
  /** Whether what is shown has just happened before one's eyes. */
  live = false;
  trouble: { code: string; facts: Record<string, unknown> } | null = $state.raw(null);
  /** What was refused, in words, as long as that is news. */
  readonly complaint = $derived.by(() => {
    if (!this.trouble) return "";
    const key = `error-${this.trouble.code}`;
    if (!voice.has(key, this.info?.game)) return voice.line("error-other");
    return this.say({ type: "phrase", key, facts: this.trouble.facts as never });
  });
  asking = $state(false);
  clocks: Clock[] = $state.raw([]);
  /** What was advised for the question that is open, if somebody asked. */
  advice: Advice | null = $state.raw(null);
  /** The same for somebody who learns: nobody at the table is told. */
  tip: Advice | null = $state.raw(null);
  /** The decision that was made last from here. */
  acted: Move | null = $state.raw(null);
  present: Seat[] = $state.raw([]);
  /** Whether one may sit down, and for the host who asks for it. */
  entrance: Entrance["state"] = $state("open");
  knocks: KnockInfo[] = $state.raw([]);

  readonly animation = new Animation();
  readonly settling = new Settling(this.animation);
  readonly talk = new Talk();
  readonly passing = new Passing(
    () => this.seats,
    (seat) => this.line.hold(seat),
  );

  readonly title = $derived(this.info ? (this.info.called ?? voice.line("name", {}, knownAs(this.info))) : "Knobel");
  readonly names = $derived(this.info?.seats.map((seat) => seat.name) ?? []);
  readonly viewer = $derived(this.scene?.viewer ?? null);
  /** Who is meant by "you": nobody where one looks on or back, or where several read the same screen. */
  readonly reader = $derived(this.seats.length === 1 ? this.viewer : null);
  readonly myTurn = $derived(
    !!this.scene && !this.scene.result && this.viewer !== null && this.scene.turn.includes(this.viewer),
  );

  /** What the table lets be taken back here, and by which seat. */
  private offered: View | null = $state.raw(null);
  readonly canTakeBack = $derived(this.falling || this.asking ? null : (this.offered?.take_back ?? null));

  get log(): LogEntry[] {
    return this.told.entries;
  }

  /** Whether more has happened before what the log begins with. */
  get cut(): boolean {
    return this.told.cut;
  }

  get falling(): Animation["falling"] {
    return this.animation.falling;
  }

  private readonly line: Line;
  private readonly seeds: Seeds;
  /** Requests that nobody tapped: whatever is answered to them needs no words. */
  private readonly quiet = new Set<string>();
  private readonly sitting = new Map<string, Seat>();
  private queue: Update[] = [];
  private showing = false;
  private caughtUp = -1;
  /** Where the table stood when this page came: what was before is told, but not played again. */
  private arrivedAt: number | null = null;
  private readonly told = new TableLog();
  private readonly wish = new Wish();
  private readonly beginning = new Beginning(() => this.ask({ type: "begin" }));
  /** The request by which a table begins that this page has just set up. */
  private beginsBy: string | null = null;
  /** How often this device was told what the table is like, and which of these tellings it shows. */
  private metLast = 0;
  private metNow = 0;
  private troubleTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly wake = () => {
    if (document.visibilityState === "visible") this.line.hurry();
  };
  private readonly cutOff = () => this.line.doubt();

  constructor(
    readonly id: string,
    /** The invitation by which one came. */
    readonly invited: string | null,
    watches = false,
  ) {
    const listener = {
      message: (message: ServerMessage) => void this.heard(message),
      state: (state: LineState) => this.lineIs(state),
    };
    this.line = new Line(id, invited, listener, watches);
    this.seeds = new Seeds(id);
  }

  private lineIs(state: LineState): void {
    this.state = state;
    if (state === "refused" && storage.lastTable?.table === this.id) storage.lastTable = null;
  }

  async open(): Promise<void> {
    await acquainted(this.id).catch(() => undefined);
    this.line.open();
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
    addEventListener("offline", this.cutOff);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.cutOff);
    this.beginning.stop();
    this.line.close();
  }

  say(phrase: Phrase): string {
    return voice.say(phrase, this.info?.game ?? "", this.names, this.reader);
  }

  name(seat: Seat): string {
    return voice.name(seat, this.names);
  }

  // Asking ----------------------------------------------------------------------------------------------------------

  act(move: Move, then: Move | null = null): void {
    if (this.viewer === null || this.asking) return;
    // "Throw again" is one wish, though the rules hear it as a decision and a throw.
    const throwsOn = this.info?.dice === "digital" && (move.type === "keep" || isThrowOn(move));
    this.acted = move;
    const key = this.ask({ type: "act", seat: this.viewer, move, seq: this.seq });
    this.wish.make(key, then ?? (throwsOn ? "roll" : null));
  }

  roll(faces?: number[], seat = this.viewer): void {
    if (seat === null || this.asking) return;
    this.ask({ type: "roll", seat, seq: this.seq, ...(faces ? { faces } : {}) });
  }

  ask(request: Request): string {
    this.asking = request.type === "act" || request.type === "roll";
    this.trouble = null;
    const key = this.line.please(request);
    if (request.type === "sit" && (request.kind ?? "person") !== "bot") this.sitting.set(key, request.seat);
    return key;
  }

  /** Begin, as soon as every device that is there has opened its seed; one that does not answer is not waited for long. */
  begin(): void {
    this.beginning.want(this.info);
  }

  private askQuietly(requests: Request[]): void {
    for (const request of requests) this.quiet.add(this.line.please(request));
  }

  speak(said: { text: string } | { phrase: string }): void {
    this.line.talk(said);
  }

  /** Ask what others would do; the table is told that somebody asked. */
  advise(): void {
    if (this.viewer !== null) this.ask({ type: "advise", seat: this.viewer });
  }

  /** Whether nobody else would go on: this device set the table up, and only bots sit there beside it. */
  get leavesNobody(): boolean {
    const others = this.info?.seats.filter(({ seat }) => !this.seats.includes(seat)) ?? [];
    return this.host && !others.some(({ kind }) => kind === "person" || kind === "local");
  }

  /** Get up: where nobody is left the table is cleared, else a bot plays on, or the seat is free. */
  leave(): void {
    if (this.leavesNobody) this.ask({ type: "close" });
    else for (const seat of this.seats) this.ask({ type: "leave", seat });
  }

  /** Ask for the coach of somebody who learns the game. */
  consult(): void {
    if (this.viewer !== null) this.askQuietly([{ type: "advise", seat: this.viewer, coach: true }]);
  }

  takeBack(): void {
    if (this.offered?.viewer != null) this.ask({ type: "takeback", seat: this.offered.viewer });
  }

  // Hearing ---------------------------------------------------------------------------------------------------------

  private async heard(message: ServerMessage): Promise<void> {
    switch (message.type) {
      case "welcome":
        this.host = message.host;
        this.seats = message.seats;
        this.code = message.code;
        this.invitation = message.invitation;
        this.arrivedAt ??= message.seq;
        this.caughtUp = message.seq;
        this.told.begin(message.since ?? 0, this.queue.at(-1)?.seq ?? this.seq);
        this.asking = false;
        this.entrance = "open";
        this.knocks = [];
        this.passing.drop();
        await this.meet(message.table);
        this.beginAtOnce();
        return;
      case "update":
        this.queue.push(message);
        if (!this.showing) await this.show();
        return;
      case "trouble":
        if (message.key && this.quiet.delete(message.key)) return;
        if (message.key && message.key === this.beginsBy) route.begins = null;
        this.asking = false;
        this.wish.drop();
        this.complain(message.code, message.facts);
        return;
      case "presence":
        this.present = message.seats;
        if (this.info) this.hearSeeds(withPresent(this.info, message.seats));
        return;
      case "entrance":
        this.entrance = message.state;
        return;
      case "knocks":
        if (message.knocks.length > this.knocks.length) this.call();
        this.knocks = message.knocks;
        return;
      case "talked":
        this.talk.hear(message);
        return;
      case "advice":
        // A lesson compares values, and a first guess has none.
        if (message.first && this.quiet.has(message.key)) return;
        if (this.quiet.delete(message.key)) this.tip = message;
        else this.advice = message;
        return;
      case "done":
        if (message.token) storage.keepTokens(this.id, [...storage.tokens(this.id), message.token]);
        this.satDown(message.key);
        this.wish.cameTrue(message.key, message.seq);
        if (!this.showing) this.goOn();
    }
  }

  private satDown(key: string): void {
    const seat = this.sitting.get(key);
    this.sitting.delete(key);
    if (seat === undefined || this.seats.includes(seat)) return;
    this.seats = [...this.seats, seat].sort((a, b) => a - b);
    if (this.info) void this.meet(this.info);
  }

  private async meet(info: TableInfo): Promise<void> {
    noteSeals(info);
    const told = ++this.metLast;
    if (this.info?.game !== info.game) await voice.learn(info.game);
    if (info.preset && this.info?.preset !== info.preset) await voice.learn(info.preset);
    // Words come when they come: what was told later may have found them here already, and stands.
    if (told < this.metNow) return;
    this.metNow = told;
    // Another game speaks another language: what was told of the last one is over.
    if (this.info && this.info.game !== info.game) this.told.clear();
    this.info = info;
    this.animation.brisk = isQuick(info);
    // A seat that somebody was asked to leave, or has left, is no longer one's own.
    const own = this.seats.filter((seat) => ["person", "local"].includes(info.seats[seat]?.kind ?? "empty"));
    if (own.length < this.seats.length) this.seats = own;
    if (this.seats.length) storage.lastTable = info.phase === "closed" ? null : { table: this.id, game: knownAs(info) };
    if (this.seats.length && info.phase === "over") storage.finished = true;
    if (info.phase !== "lobby" && route.begins === this.id) route.begins = null;
    this.hearSeeds(info);
  }

  /** Who is there and what they have promised says what is due, and whether a game that is waited for can begin. */
  private hearSeeds(info: TableInfo): void {
    this.info = info;
    if (route.begins !== this.id) this.askQuietly(this.seeds.due(info, this.seats));
    this.beginning.hear(info);
  }

  /** Until it has begun or was refused, nobody waits for anybody: there is no lobby, and no seed but those of here. */
  private beginAtOnce(): void {
    if (route.begins !== this.id || this.beginsBy || this.info?.phase !== "lobby" || !this.host) return;
    this.askQuietly(this.seeds.atOnce(this.info, this.seats));
    this.beginsBy = this.line.please({ type: "begin" });
  }

  private complain(code: string, facts: Record<string, unknown>): void {
    this.trouble = { code, facts };
    clearTimeout(this.troubleTimer);
    this.troubleTimer = setTimeout(() => (this.trouble = null), TROUBLE_MS);
  }

  // Showing ---------------------------------------------------------------------------------------------------------

  private async show(): Promise<void> {
    this.showing = true;
    for (let update = this.queue.shift(); update; update = this.queue.shift()) {
      await this.showOne(update).catch((error: unknown) => this.showPlainly(update, error));
    }
    this.showing = false;
  }

  private async showOne(update: Update): Promise<void> {
    // How things stand may be told again, as when the device has come into other hands: then nothing has happened.
    const isNews = update.seq > this.seq;
    const isLive = (): boolean => isNews && this.isLive(update);
    this.live = isLive();
    if (update.table) await this.meet(update.table);
    await drawables.fetchFor(update.views.map(({ scene }) => scene));
    const covers = this.passing.covers(update.views);
    const view = covers ? this.passing.inHand(update.views) : this.chosen(update.views);
    const fall = view && isLive() ? fallBetween(this.scene, view) : null;
    const settlement = (view && isLive() && view.settlement) || null;
    if (view?.lines?.length) this.settling.clear();
    if (view && fall) await this.letFall(view.scene, settlement ? alone(fall) : fall);
    if (view && settlement) await this.compare(view.scene, settlement);
    this.seq = update.seq;
    const wasMine = this.myTurn;
    // In the log of a device that goes round stands what everybody may read.
    const told = covers ? openTo(update.views) : view;
    this.told.tell(update.seq, [...(told?.lines ?? []), ...(update.notes ?? [])], view);
    if (view && isLive() && this.passing.goesOn(update.views)) await this.lookOnceMore(view);
    this.settle(update.views);
    this.clocks = wound(update.clocks, this.scene, performance.now());
    if (view && this.advice && this.advice.seq < update.seq && !this.myTurn) this.advice = null;
    if (view && isLive()) this.celebrate(view.lines);
    if (this.myTurn && !wasMine && isLive()) this.call();
    if (settlement && !this.myTurn) await this.settling.rest();
    this.answered();
  }

  /** Where the telling fails, how things stand is shown all the same, and the next update finds its way. */
  private showPlainly(update: Update, error: unknown): void {
    reportError(error);
    if (update.table) this.info = update.table;
    this.animation.stop();
    this.seq = update.seq;
    this.settle(update.views);
    this.asking = false;
    this.wish.drop();
  }

  /** Whoever played sees what came of it, before the next one takes the device. */
  private async lookOnceMore(view: View): Promise<void> {
    this.scene = { ...view.scene, offers: [], throws: 0 };
    await this.animation.pause(PASSING_MS);
  }

  private isLive({ seq }: Update): boolean {
    if (seq <= (this.arrivedAt ?? -1)) return false;
    // Who wants to see the end does not want to see every die on the way.
    if (isQuick(this.info) && this.info?.hurried) return false;
    return this.queue.length <= MOST_REPLAYED && this.caughtUp - seq < MOST_REPLAYED;
  }

  private async letFall(scene: Scene, fall: Fall): Promise<void> {
    const before = this.scene!;
    const rest = before.widgets.filter((widget) => widget.type !== "tray");
    this.scene = { ...before, viewer: scene.viewer, widgets: [...fall.trays, ...rest], offers: [], throws: 0 };
    await this.animation.fall(fall);
  }

  /** Cups go up one after the other; until the last one has, nothing else of the new scene is shown. */
  private async compare(scene: Scene, settlement: Settlement): Promise<void> {
    this.scene = { ...this.scene!, viewer: scene.viewer, offers: [], throws: 0 };
    await this.settling.compare(settlement);
    if (!scene.result) return;
    // How it all ends needs the room, and comes after a look at what has ended it.
    await this.settling.rest();
    this.settling.clear();
  }

  private settle(views: View[]): void {
    this.offered = views.find((view) => view.take_back) ?? null;
    if (views.length) this.passing.goOn(views);
    if (this.passing.to !== null) this.advice = this.tip = null;
    // Under a cover lies what everybody may see.
    const shown = this.passing.covers(views) ? (this.passing.inHand(views) ?? openTo(views)) : this.chosen(views);
    if (shown) this.scene = shown.scene;
    else if (this.info?.phase === "lobby") this.scene = null;
  }

  /** A told line whose text has a moment of its own gets it, the last one of several. */
  private celebrate(lines: Phrase[]): void {
    const text = lines
      .map((line) => voice.moment(line, this.info?.game ?? "", this.names, this.reader))
      .findLast(Boolean);
    if (text) this.animation.celebrate(text);
  }

  private call(): void {
    sound.turn();
    buzz([40, 60, 40]);
  }

  /** The own seat that is to play, else the one looked at so far. */
  private chosen(views: View[]): View | null {
    const playing = views.find((view) => view.viewer !== null && view.scene.turn.includes(view.viewer));
    return playing ?? views.find((view) => view.viewer === this.viewer) ?? views[0] ?? null;
  }

  private answered(): void {
    this.asking = false;
    this.goOn();
  }

  /** Ask for the second half of a wish, when the first has come true and been shown. */
  private goOn(): void {
    if (!this.wish.open) return;
    this.asking = this.myTurn && this.wish.isBefore(this.seq);
    if (this.asking) return;
    const then = this.wish.take();
    if (!then || !this.myTurn) return;
    if (then !== "roll") this.act(then);
    else if ((this.scene?.throws ?? 0) > 0) this.roll();
  }
}

function isThrowOn(move: Move): boolean {
  return move.type === "press" && move.button === "throw";
}
