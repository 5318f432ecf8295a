/** My hand: what I have tapped so far, and what the one big button therefore does. */

import type { Cells, DieView, Keeps, Marks, Move, Offer, Phrase, Places, Scene, Space, Stakes } from "../net/protocol";
import { isQuick } from "./quick-play";
import type { Table } from "./table.svelte";
import { calledThing, ownCells } from "./labels";
import { traysOf } from "../dice/throws";
import { voice } from "../../texts/voice.svelte";

/** Something a button does. `offer` names it for whoever looks for it; `grave` is what one would regret to slip into. */
export type Action = { label: string; ready: boolean; offer: string; grave?: boolean; run: () => void };
export type MoveOffer = Offer & { choice: Move };
export type SpaceOffer<S extends Space = Space> = Offer & { choice: S };

const MOVES = new Set([
  "press",
  "keep",
  "take",
  "place",
  "say",
  "bid",
  "stake",
  "choose",
  "write",
  "mark",
  "link",
  "lay",
]);
// So many buttons fit beneath each other; more become a field of small ones to choose from.
const MOST_BUTTONS = 3;

export class Hand {
  kept: number[] = $state([]);
  cell: string | null = $state(null);
  picked: number | null = $state(null);
  /** The bet field tapped, and the cells tapped for each thing that is to be placed. */
  field: string | null = $state(null);
  private wanted = $state(1);
  placed: (string | null)[] = $state([]);

  /** What a form holds and has not yet done; whatever else is pressed comes after it. */
  unfinished: Move | null = $state.raw(null);
  private question = "";

  constructor(private readonly table: Table) {}

  readonly offers = $derived.by(() => this.table.scene?.offers ?? []);
  readonly moves = $derived(this.offers.filter((offer): offer is MoveOffer => MOVES.has(offer.choice.type)));
  readonly keeps = $derived(find<Keeps>(this.offers, "keeps"));
  readonly cells = $derived(find<Cells>(this.offers, "cells"));
  readonly places = $derived(find<Places>(this.offers, "places"));
  readonly stakes = $derived(find<Stakes>(this.offers, "stakes"));
  readonly marks = $derived(this.offers.filter((offer): offer is SpaceOffer<Marks> => offer.choice.type === "marks"));
  readonly forms = $derived(
    this.offers.filter(
      (offer): offer is SpaceOffer => !MOVES.has(offer.choice.type) && !["keeps", "cells"].includes(offer.choice.type),
    ),
  );
  /** The moves that are chosen from a field of small buttons. */
  readonly many = $derived(this.moves.length > MOST_BUTTONS ? this.moves : []);
  readonly buttons = $derived(this.moves.length > MOST_BUTTONS ? [] : this.moves);

  /** A new question: the dice held so far stay held, nothing else is tapped. The same question stays as it is. */
  reset(): void {
    const question = JSON.stringify([this.table.viewer, this.offers, this.table.scene?.throws]);
    if (question === this.question && this.table.myTurn) return;
    this.question = question;
    const free = new Set(this.keeps?.choice.free);
    const tray = this.table.scene && this.trayOf(this.table.scene);
    this.kept = tray?.filter((die) => die.held && free.has(die.index)).map((die) => die.index) ?? [];
    this.cell = null;
    this.picked = null;
    this.field = null;
    this.wanted = this.stakes?.choice.low ?? 1;
    this.placed = this.places?.choice.groups.map(() => null) ?? [];
  }

  toggle(index: number): void {
    if (!this.keeps?.choice.free.includes(index)) return;
    this.cell = null;
    this.kept = this.kept.includes(index) ? this.kept.filter((each) => each !== index) : this.with(index);
  }

  /** One die more; where too few of its group may stay, it takes the place of the one tapped first. */
  private with(index: number): number[] {
    const group = this.keeps!.choice.groups.find(({ dice }) => dice.includes(index));
    const alike = this.kept.filter((each) => group?.dice.includes(each));
    const full = group !== undefined && alike.length >= group.most;
    return [...this.kept.filter((each) => !full || each !== alike[0]), index];
  }

  toggleNth(position: number): void {
    const die = this.table.scene && this.trayOf(this.table.scene)?.[position];
    if (die) this.toggle(die.index);
  }

  takes(cell: string): void {
    if (this.cells?.choice.cells.includes(cell)) this.cell = this.cell === cell ? null : cell;
  }

  /** The most chips that may go onto the field tapped. */
  readonly most = $derived.by(() => {
    const space = this.stakes?.choice;
    if (!space) return 0;
    return this.field === null || !space.limits.length
      ? space.high
      : (space.limits[space.fields.indexOf(this.field)] ?? space.high);
  });

  get chips(): number {
    return Math.min(this.wanted, this.most);
  }
  set chips(count: number) {
    this.wanted = count;
  }

  /** Tap a field: the chips are to go there. Tapped again, one chip more. */
  bets(field: string): void {
    if (!this.stakes?.choice.fields.includes(field)) return;
    if (this.field === field) this.chips = Math.min(this.chips + 1, this.most);
    this.field = field;
  }

  stake(): void {
    if (this.field !== null && !this.table.asking) {
      this.do({ type: "stake", field: this.field, chips: this.chips });
    }
  }

  /** What the big button says. */
  confirm(): void {
    if (this.primary?.ready && !this.table.asking) this.primary.run();
  }

  /** Enter on what is chosen already does it, instead of choosing it anew. Held down, it does not do both at once. */
  enters(event: KeyboardEvent): boolean {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const chosen = target?.closest<HTMLElement>("[data-offer][aria-pressed=true]");
    if (event.key !== "Enter" || !chosen) return false;
    const isField = this.field !== null && chosen.dataset.offer === `field:${this.field}`;
    if (!isField && chosen.dataset.offer !== this.primary?.offer) return false;
    event.preventDefault();
    if (!event.repeat) (isField ? this.stake : this.confirm).call(this);
    return true;
  }

  readonly primary: Action | null = $derived.by(() => {
    const scene = this.table.scene;
    if (!scene || !this.table.myTurn || this.table.falling || this.unfinished) return null;
    if (isQuick(this.table.info)) return null;
    // Real dice are thrown on the table; what fell is typed in.
    if (scene.throws > 0) return this.table.info?.dice === "real" ? null : this.throwing(scene);
    if (this.cell !== null) return this.entering(scene, this.cell);
    if (this.picked !== null && this.many[this.picked]) return this.doing(this.many[this.picked]!);
    if (this.keeps) return this.keeping(scene, this.keeps.choice);
    if (this.cells) return waiting("web-choose-cell");
    if (this.many.length)
      return waiting(this.many.some(({ choice }) => choice.type === "say") ? "web-choose-call" : "web-choose");
    return this.foremost ? this.doing(this.foremost) : null;
  });

  /** The button that is put forward: the first that goes on. Giving up is, only where nothing else can be done. */
  private readonly foremost: MoveOffer | undefined = $derived(
    this.buttons.find((offer) => !offer.gives_up) ?? (this.forms.length ? undefined : this.buttons[0]),
  );

  /** Everything else that can be pressed. */
  readonly secondary: Action[] = $derived.by(() => {
    if (!this.table.myTurn || this.table.falling) return [];
    const big = this.keeps || this.cells || this.cell !== null || this.unfinished ? undefined : this.foremost;
    return this.buttons.filter((offer) => offer !== big).map((offer) => this.doing(offer));
  });

  do(move: Move): void {
    this.table.act(move);
  }

  /** The marks that something on the table can be given. */
  marksFor(thing: string): string[] {
    return this.marks.filter(({ choice }) => choice.things.includes(thing)).flatMap(({ choice }) => choice.marks);
  }

  private throwing(scene: Scene): Action {
    return {
      label: voice.line(scene.by === "finger" ? "web-flick" : "web-throw", { count: scene.throws }),
      ready: true,
      offer: "throw",
      run: () => this.table.roll(),
    };
  }

  private doing(offer: MoveOffer): Action {
    return {
      label: this.table.say(offer.label),
      ready: true,
      offer: offerName(offer.choice),
      run: () => (this.unfinished ? this.table.act(this.unfinished, offer.choice) : this.do(offer.choice)),
    };
  }

  private entering(scene: Scene, cell: string): Action {
    const own = ownCells(scene).get(cell);
    const called = calledThing(cell, scene, this.table);
    const preview = own?.preview ?? null;
    const key = preview === null ? "web-take" : preview === 0 ? "web-strike" : "web-enter";
    return {
      label: voice.line(key, { cell: called, value: preview ?? 0 }),
      ready: true,
      offer: `take:${cell}`,
      grave: preview === 0,
      run: () => this.do({ type: "take", cell }),
    };
  }

  private keeping(scene: Scene, space: Keeps): Action {
    const total = this.trayOf(scene)?.length ?? space.free.length + space.held.length;
    const dice = [...space.held, ...this.kept].sort((a, b) => a - b);
    const again = total - dice.length;
    if (this.kept.length < space.least) return waiting("web-keep-least", { count: space.least });
    if (this.kept.length > space.most) {
      return this.cells ? waiting("web-choose-cell") : waiting("web-keep-most", { count: space.most });
    }
    const all = again === total && again > 1;
    return {
      label: voice.line(again === 0 ? "web-keep-all" : all ? "web-rethrow-all" : "web-rethrow", { count: again }),
      ready: true,
      offer: "keep",
      run: () => this.do({ type: "keep", dice }),
    };
  }

  private trayOf(scene: Scene): DieView[] | undefined {
    const trays = traysOf(scene);
    const at = this.keeps?.at;
    return (trays.find((tray) => tray.id === at) ?? trays.find((tray) => tray.owner === scene.viewer))?.dice;
  }
}

function waiting(key: string, facts: Record<string, number> = {}): Action {
  return { label: voice.line(key, facts), ready: false, offer: "", run: () => undefined };
}

function find<S extends Space>(offers: Offer[], type: S["type"]): SpaceOffer<S> | null {
  return (offers.find((offer) => offer.choice.type === type) as SpaceOffer<S> | undefined) ?? null;
}

/** A move in a word or two, by which a button can be found again. */
export function offerName(move: Move): string {
  switch (move.type) {
    case "press":
      return `press:${move.button}`;
    case "keep":
      return `keep:${move.dice.join(",")}`;
    case "take":
      return `take:${move.cell}`;
    case "place":
      return `place:${move.cells.join("/")}`;
    case "say":
      return `say:${move.value}`;
    case "bid":
      return `bid:${move.amount}`;
    case "stake":
      return `stake:${move.field}:${move.chips}`;
    case "choose":
      return `choose:${move.seat}`;
    case "write":
      return `write:${move.slot}`;
    case "mark":
      return `mark:${move.on}:${move.mark}`;
    case "link":
      return `link:${move.one}:${move.other}`;
    case "lay":
      return "lay";
  }
}

/** The short name of a move in a field of many: what it says, rather than the whole sentence. */
export function shortLabel(phrase: Phrase): Phrase | null {
  const facts = Object.values(phrase.facts);
  const only = facts.length === 1 ? facts[0] : undefined;
  return typeof only === "object" && only.type === "phrase" ? only : null;
}
