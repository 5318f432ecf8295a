/**
 * One table as this device sees it. Updates come in order and are shown one after the other: first the dice fall, then
 * everything else of the new scene appears.
 */

import { door } from "./door";
import { keepsake } from "./keepsake";
import { Line, type LineState } from "./line";
import type {
  Advice,
  ClockInfo,
  Move,
  Phrase,
  Request,
  Scene,
  Seat,
  ServerMessage,
  TableInfo,
  Update,
  View,
} from "./protocol";
import { route } from "./route.svelte";
import { Seeds } from "./seeds";
import { heldBy, openLines } from "./sharing";
import { buzz, sound } from "./sound";
import { fallBetween, traysOf, type Fall } from "./throws";
import { voice } from "./voice.svelte";

export type LogEntry = { seq: number; lines: Phrase[] };
export type Said = { number: number; name: string; text: string; phrase: string | null; seat: Seat | null };
/** A clock that runs, by the time of this device. */
export type Clock = { name: string; seat: Seat | null; seconds: number; ends: number };

// Every die comes to rest within this time; each takes a little less or more of it.
const FALL_MS = 820;
const PASSING_MS = 900;
const MOMENT_MS = 1700;
const TROUBLE_MS = 5000;
// Somebody who comes back after many steps sees where things stand, and not every die on the way.
const MOST_REPLAYED = 4;
const LONGEST_LOG = 200;

export class Table {
  state: LineState = $state("connecting");
  info: TableInfo | null = $state.raw(null);
  host = $state(false);
  seats: Seat[] = $state.raw([]);
  code: string | null = $state(null);
  invitation: string | null = $state(null);
  scene: Scene | null = $state.raw(null);
  seq = $state(-1);
  /** The dice that are falling now; `number` grows with each throw. */
  falling: { number: number; dice: Set<string> } | null = $state.raw(null);
  falls = $state(0);
  /** Dice lie there to be looked at, and are gone in the next scene. */
  resting = $state(false);
  log: LogEntry[] = $state.raw([]);
  said: Said[] = $state.raw([]);
  trouble: { code: string; facts: Record<string, unknown> } | null = $state.raw(null);
  asking = $state(false);
  clocks: Clock[] = $state.raw([]);
  /** What was advised for the question that is open, if somebody asked. */
  advice: Advice | null = $state.raw(null);
  /** The entry of the last decision made here; it can be taken back as long as nothing has followed. */
  decided = $state(-1);
  /** Something worth a moment of theatre; `number` grows with each. */
  moment: { number: number; text: string } | null = $state.raw(null);
  present: Seat[] = $state.raw([]);
  /** Whom the device is to be handed to, where hidden dice are on the table. */
  passTo: Seat | null = $state(null);

  readonly names = $derived(this.info?.seats.map((seat) => seat.name) ?? []);
  readonly viewer = $derived(this.scene?.viewer ?? null);
  readonly myTurn = $derived(
    !!this.scene && !this.scene.result && this.viewer !== null && this.scene.turn.includes(this.viewer),
  );

  readonly canTakeBack = $derived.by(
    () =>
      this.decided >= 0 &&
      this.decided === this.seq &&
      this.info?.phase === "playing" &&
      !this.falling &&
      !this.asking &&
      (this.openGames?.has(this.info.game) ?? false),
  );

  private readonly line: Line;
  private readonly seeds: Seeds;
  /** Requests that nobody tapped: whatever is answered to them needs no words. */
  private readonly quiet = new Set<string>();
  private readonly sitting = new Map<string, Seat>();
  private queue: Update[] = [];
  private showing = false;
  private skip: (() => void) | null = null;
  private caughtUp = -1;
  private rollNext = false;
  private hides = false;
  private hidesIn = "";
  private deciding = "";
  /** The games without secrets, once it mattered. */
  private openGames: ReadonlySet<string> | null = $state.raw(null);
  private moments = 0;
  private momentTimer: ReturnType<typeof setTimeout> | undefined;
  private views: View[] = [];
  private troubleTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly wake = () => {
    if (document.visibilityState === "visible") this.line.hurry();
  };

  constructor(
    readonly id: string,
    invitation: string | null,
    watches = false,
  ) {
    const listener = {
      message: (message: ServerMessage) => void this.heard(message),
      state: (state: LineState) => this.lineIs(state),
    };
    this.line = new Line(id, invitation, listener, watches);
    this.seeds = new Seeds(id);
  }

  private lineIs(state: LineState): void {
    this.state = state;
    if (state === "refused" && keepsake.lastTable?.table === this.id) keepsake.lastTable = null;
  }

  async open(): Promise<void> {
    await door.me().catch(() => undefined);
    this.line.open();
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    this.line.close();
  }

  say(phrase: Phrase): string {
    return voice.say(phrase, this.info?.game ?? "", this.names);
  }

  name(seat: Seat): string {
    return voice.name(seat, this.names);
  }

  // Asking ----------------------------------------------------------------------------------------------------------

  act(move: Move): void {
    if (this.viewer === null || this.asking) return;
    // "Throw again" is one wish, though the rules hear it as a decision and a throw.
    this.rollNext = this.info?.dice === "digital" && (move.type === "keep" || isThrowOn(move));
    this.ask({ type: "act", seat: this.viewer, move, seq: this.seq });
  }

  roll(faces?: number[]): void {
    if (this.viewer === null || this.asking) return;
    this.ask({ type: "roll", seat: this.viewer, seq: this.seq, ...(faces ? { faces } : {}) });
  }

  ask(request: Request): void {
    this.asking = request.type === "act" || request.type === "roll";
    this.trouble = null;
    const key = this.line.please(request);
    if (request.type === "act") this.deciding = key;
    if (request.type === "sit" && (request.kind ?? "person") !== "bot") this.sitting.set(key, request.seat);
  }

  private askQuietly(requests: Request[]): void {
    for (const request of requests) this.quiet.add(this.line.please(request));
  }

  /** Let falling dice rest at once, and a moment of theatre be over. */
  skipFall(): void {
    this.skip?.();
    this.moment = null;
  }

  talk(said: { text: string } | { phrase: string }): void {
    this.line.talk(said);
  }

  /** Ask what others would do; the table is told that somebody asked. */
  advise(): void {
    if (this.viewer !== null) this.ask({ type: "advise", seat: this.viewer });
  }

  takeBack(): void {
    if (this.viewer !== null) this.ask({ type: "takeback", seat: this.viewer });
  }

  /** The device is in the hands of the one it was to be given to. */
  handedOver(): void {
    const view = heldBy(this.views, this.passTo);
    this.passTo = null;
    if (view) this.scene = view.scene;
    this.settle(this.views);
  }

  // Hearing ---------------------------------------------------------------------------------------------------------

  private async heard(message: ServerMessage): Promise<void> {
    switch (message.type) {
      case "welcome":
        this.host = message.host;
        this.seats = message.seats;
        this.code = message.code;
        this.invitation = message.invitation;
        this.caughtUp = message.seq;
        this.asking = false;
        // Until the game is known to hide nothing, several people at one device cover their dice.
        this.hides ||= this.hidesIn !== message.table.game;
        await this.meet(message.table);
        this.beginAtOnce();
        return;
      case "update":
        this.queue.push(message);
        if (!this.showing) await this.show();
        return;
      case "trouble":
        if (message.key && this.quiet.delete(message.key)) return;
        this.asking = false;
        this.rollNext = false;
        this.complain(message.code, message.facts);
        return;
      case "presence":
        this.present = message.seats;
        return;
      case "talked":
        this.hearSaid(message);
        return;
      case "advice":
        this.advice = message;
        return;
      case "done":
        if (message.token) keepsake.keepTokens(this.id, [...keepsake.tokens(this.id), message.token]);
        this.satDown(message.key);
        if (message.key === this.deciding) void this.remember(message.seq);
    }
  }

  /** A decision can be taken back until something follows it, in games where nobody can have learnt from it. */
  private async remember(seq: number): Promise<void> {
    this.decided = seq;
    this.openGames ??= await door.games().then(
      (games) => new Set(games.filter((game) => !game.hidden).map((game) => game.id)),
      () => null,
    );
  }

  private satDown(key: string): void {
    const seat = this.sitting.get(key);
    this.sitting.delete(key);
    if (seat === undefined || this.seats.includes(seat)) return;
    this.seats = [...this.seats, seat].sort((a, b) => a - b);
    if (this.info) void this.meet(this.info);
  }

  private async meet(info: TableInfo): Promise<void> {
    if (this.info?.game !== info.game) await voice.learn(info.game);
    await this.learnWhatHides(info.game);
    // Another game speaks another language: what was told of the last one is over.
    if (this.info && this.info.game !== info.game) this.log = [];
    this.info = info;
    // A seat that somebody was asked to leave, or has left, is no longer one's own.
    const own = this.seats.filter((seat) => ["person", "local"].includes(info.seats[seat]?.kind ?? "empty"));
    if (own.length < this.seats.length) this.seats = own;
    if (this.seats.length) keepsake.lastTable = info.phase === "closed" ? null : { table: this.id, game: info.game };
    if (route.begins !== this.id) this.askQuietly(this.seeds.due(info, this.seats));
  }

  /** Several people at one device cover their dice from each other, and if in doubt always. */
  private async learnWhatHides(game: string): Promise<void> {
    if (this.seats.length < 2 || this.hidesIn === game) return;
    this.hides = true;
    const games = await door.games().catch(() => []);
    this.hides = games.find((each) => each.id === game)?.hidden ?? true;
    this.hidesIn = game;
  }

  private beginAtOnce(): void {
    if (route.begins !== this.id || this.info?.phase !== "lobby" || !this.host) return;
    route.begins = null;
    this.askQuietly(this.seeds.atOnce(this.info, this.seats));
    this.line.please({ type: "begin" });
  }

  private hearSaid({ number, name, text, phrase, seat }: Extract<ServerMessage, { type: "talked" }>): void {
    const said = { number: number ?? this.said.length, name, text, phrase: phrase ?? null, seat };
    if (!this.said.some((each) => each.number === said.number)) this.said = [...this.said.slice(-50), said];
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
    if (update.table) await this.meet(update.table);
    const view = this.inHand(update.views);
    const fall = view && this.isLive(update) ? fallBetween(this.scene, view) : null;
    if (view && fall) await this.letFall(view.scene, fall);
    this.seq = update.seq;
    const wasMine = this.myTurn;
    this.tell(update.seq, update.views, view, update.notes ?? []);
    if (view && this.goesOn(view, update.views)) await this.lookOnceMore(view);
    this.settle(update.views);
    this.wind(update.clocks);
    if (view && this.advice && this.advice.seq < update.seq && !this.myTurn) this.advice = null;
    if (view && this.isLive(update)) this.celebrate(view.lines);
    if (this.myTurn && !wasMine && this.isLive(update)) this.call();
    this.answered();
  }

  /** Where the telling fails, how things stand is shown all the same, and the next update finds its way. */
  private showPlainly(update: Update, error: unknown): void {
    reportError(error);
    if (update.table) this.info = update.table;
    this.falling = null;
    this.resting = false;
    this.seq = update.seq;
    this.settle(update.views);
    this.asking = false;
    this.rollNext = false;
  }

  /** Whether the device goes on to somebody else now. */
  private goesOn(view: View, views: View[]): boolean {
    return this.covers && this.viewer !== null && this.chosen(views)?.viewer !== view.viewer;
  }

  /** Whoever played sees what came of it, before the next one takes the device. */
  private async lookOnceMore(view: View): Promise<void> {
    this.scene = { ...view.scene, offers: [], throws: 0 };
    await this.pause(PASSING_MS);
  }

  private isLive(update: Update): boolean {
    return (
      this.queue.length <= MOST_REPLAYED && (update.seq >= this.caughtUp || this.caughtUp - update.seq < MOST_REPLAYED)
    );
  }

  private async letFall(scene: Scene, fall: Fall): Promise<void> {
    const before = this.scene!;
    const rest = before.widgets.filter((widget) => widget.type !== "tray");
    this.scene = { ...before, viewer: scene.viewer, widgets: [...fall.trays, ...rest], offers: [], throws: 0 };
    this.falls += 1;
    this.falling = { number: this.falls, dice: fall.dice };
    const covered = fall.trays.some((tray) => tray.cup === "covered");
    if (covered) sound.cup(FALL_MS / 1000);
    else sound.dice(fall.dice.size, FALL_MS / 1000);
    buzz(30);
    await this.pause(calm() ? 150 : FALL_MS);
    this.falling = null;
    this.resting = fall.passing;
    if (fall.passing) await this.pause(PASSING_MS);
    this.resting = false;
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private settle(views: View[]): void {
    this.views = views;
    const view = this.chosen(views);
    if (!view) {
      if (this.info?.phase === "lobby") this.scene = null;
      return;
    }
    if (this.covers && view.viewer !== this.viewer && this.passTo === null) this.passTo = view.viewer;
    if (this.passTo === null || view.scene.result) {
      this.passTo = null;
      this.scene = view.scene;
    }
  }

  /** Whether this device goes from hand to hand with dice that not everybody may see. */
  private get covers(): boolean {
    return this.hides && this.seats.length > 1;
  }

  /** What whoever holds the device may see of an update. */
  private inHand(views: View[]): View | null {
    if (this.covers && this.passTo !== null) return null;
    return (this.covers && heldBy(views, this.viewer)) || this.chosen(views);
  }

  /** Clocks as the server counts them, in the time of this device. */
  private wind(clocks: ClockInfo[]): void {
    const now = performance.now();
    this.clocks = clocks.map(({ name, left }) => {
      const known = this.scene?.clocks.find((clock) => clock.name === name);
      return { name, seat: known?.seat ?? null, seconds: known?.seconds ?? left / 1000, ends: now + left };
    });
  }

  /** A told line whose text has a moment of its own gets it, the last one of several. */
  private celebrate(lines: Phrase[]): void {
    const text = lines.map((line) => voice.moment(line, this.info?.game ?? "", this.names)).findLast(Boolean);
    if (!text) return;
    this.moment = { number: ++this.moments, text };
    sound.applause();
    clearTimeout(this.momentTimer);
    this.momentTimer = setTimeout(() => (this.moment = null), MOMENT_MS);
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

  private tell(seq: number, views: View[], view: View | null, notes: Phrase[]): void {
    const told = this.covers ? openLines(views, this.scene?.turn ?? []) : (view?.lines ?? []);
    const lines = [...told, ...notes];
    if (lines.length && seq > (this.log.at(-1)?.seq ?? -1)) {
      this.log = [...this.log.slice(-LONGEST_LOG), { seq, lines }];
    }
  }

  private answered(): void {
    this.asking = false;
    const throwsOn = this.rollNext && this.myTurn && (this.scene?.throws ?? 0) > 0;
    this.rollNext = false;
    if (throwsOn) this.roll();
  }
}

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function hiddenDice(scene: Scene, seat: Seat): boolean {
  return traysOf(scene).some((tray) => tray.owner === seat && tray.cup === "covered");
}

function isThrowOn(move: Move): boolean {
  return move.type === "press" && move.button === "throw";
}
