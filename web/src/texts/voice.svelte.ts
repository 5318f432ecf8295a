/**
 * The voice: phrases in, sentences out, in the language of the moment.
 *
 * The catalogues are those of the server; a game's own is fetched when that game is first spoken of. A key is looked up
 * first as the game's own (`kniffel-cell-ones`), then among the common ones, then among those of this app (`web-…`).
 * A message may speak to whoever reads it, by its attributes `.you` and `.you-other`: the catalogue of the server has
 * the whole of it (knobel.texts.catalogue).
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import { storage } from "../lib/device/storage";
import type { Fact, Language, Phrase, Seat } from "../lib/net/protocol";
import { addresses } from "./addresses";
import { numberWords } from "./number-words";

type Loader = () => Promise<string>;
const APP: Record<Language, Loader> = {
  de: async () => (await import("./words.de")).default,
  en: async () => (await import("./words.en")).default,
};
const HOUSE: Record<Language, Loader> = {
  de: async () => (await import("./house.de")).default,
  en: async () => (await import("./house.en")).default,
};
const PAGES = import.meta.glob<string>(
  ["./{club,desk,ending,fair,me,past,pocket,today}.*.ftl", "@texts/*/{club,desk*,fair}.ftl"],
  {
    query: "?raw",
    import: "default",
  },
) as Record<string, Loader>;
const GAMES = import.meta.glob<string>("@texts/*/games/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Loader>;

const MINUS = "\u2212";
const FIRST_GROUPED = 1000;
/**
 * A number in a sentence. The languages' own formats have a hyphen before what lies below zero; and the first of them
 * keeps a browser busy for longer than all the sentences of a page, while a small whole number reads alike in every one.
 */
class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    const isPlain = Number.isInteger(this.value) && Math.abs(this.value) < FIRST_GROUPED;
    return (isPlain ? String(this.value) : super.toString(scope)).replace("-", MINUS);
  }
}
const LETTER_KINDS = ["letter", "mixed"];
// Catalogues of this app that a page brings along when it is first opened.
type Later = "club" | "desk" | "ending" | "fair" | "me" | "past" | "pocket" | "today";

export class Voice {
  language: Language = $state("de");
  /** Grows with every catalogue that has come, so that what is said with it is said again. */
  private heard = $state(0);
  private readonly bundles = new Map<string, FluentBundle>();
  private readonly opened = new Set<Later>();

  constructor(language: Language) {
    this.language = language;
  }

  /** Fetch what a page needs before it is drawn: the app's words, and those of a game. */
  async learn(game?: string, language: Language = this.language): Promise<void> {
    const wanted = [this.fetch(`${language}/app`, language, [APP[language]])];
    for (const page of this.opened) wanted.push(this.fetch(`${language}/${page}`, language, ofPage(page, language)));
    if (game) {
      wanted.push(this.learnHouse(language));
      wanted.push(this.fetch(`${language}/${game}`, language, matching(GAMES, `/${language}/games/${game}.ftl`)));
    }
    await Promise.all(wanted);
  }

  /** Fetch what every table says, whatever is played there. */
  learnHouse(language: Language = this.language): Promise<void> {
    return this.fetch(`${language}/house`, language, [HOUSE[language]]);
  }

  /** Fetch the words of a page that not everybody opens, now and whenever the language changes. */
  async open(page: Later): Promise<void> {
    this.opened.add(page);
    await this.learn();
  }

  async speak(language: Language, ...games: (string | undefined)[]): Promise<void> {
    await Promise.all([this.learn(undefined, language), ...games.map((game) => this.learn(game, language))]);
    this.language = language;
    storage.language = language;
    document.documentElement.lang = language;
  }

  has(key: string, game?: string): boolean {
    return this.find(key, game) !== null;
  }

  /** A message by its key; an unknown key is said as it stands rather than not at all. */
  line(key: string, facts: Record<string, FluentVariable> = {}, game?: string): string {
    const found = this.find(key, game);
    if (!found) return key;
    const pattern = found.bundle.getMessage(found.key)?.value;
    return pattern ? found.bundle.formatPattern(pattern, figured(facts), []) : key;
  }

  /** A number that stands by itself, with this many decimals. */
  number(value: number, decimals = 0): string {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const text = value.toLocaleString(this.language, digits);
    return Number(value.toFixed(decimals)) === 0 ? text.replace("-", "") : text.replace("-", MINUS);
  }

  /** A phrase as a sentence, with the seats' names put in, to the viewer where that is who is spoken of. */
  say(phrase: Phrase, game: string, names: readonly string[], viewer: Seat | null = null): string {
    return this.spoken(phrase, game, names, viewer) ?? phrase.key;
  }

  /**
   * The few words with which a told line, or a phrase within it, is worth celebrating: the attribute `.moment`
   * of its message. Empty where there is none.
   */
  moment(phrase: Phrase, game: string, names: readonly string[], viewer: Seat | null = null): string {
    const said = this.spoken(phrase, game, names, viewer, "moment");
    if (said !== null) return said.trim();
    for (const fact of Object.values(phrase.facts)) {
      const inner = typeof fact === "object" && fact.type === "phrase" ? this.moment(fact, game, names, viewer) : "";
      if (inner) return inner;
    }
    return "";
  }

  /** What a message says to this viewer: its value, or another part of it. */
  private spoken(
    phrase: Phrase,
    game: string,
    names: readonly string[],
    viewer: Seat | null,
    part = "",
  ): string | null {
    const found = this.find(phrase.key, game);
    const message = found?.bundle.getMessage(found.key);
    if (!found || !message) return null;
    const facts: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(phrase.facts)) facts[name] = this.fact(fact, game, names, viewer);
    let pattern = part ? message.attributes[part] : message.value;
    for (const { attribute, others } of addresses(phrase, viewer)) {
      const own = message.attributes[part ? `${part}-${attribute}` : attribute];
      if (!own) continue;
      facts.others = others.length;
      facts.names = this.listed(others.map((seat) => this.name(seat, names)));
      pattern = own;
      break;
    }
    return pattern ? found.bundle.formatPattern(pattern, figured(facts), []) : null;
  }

  face(kind: string, face: number): string {
    if (LETTER_KINDS.includes(kind)) return face >= 65 ? String.fromCodePoint(face) : String(face);
    return kind === "poker" && this.has(`face-poker-${face}`) ? this.line(`face-poker-${face}`) : String(face);
  }

  name(seat: Seat, names: readonly string[]): string {
    return names[seat] || this.line("seat", { number: seat + 1 });
  }

  private fact(fact: Fact, game: string, names: readonly string[], viewer: Seat | null): FluentVariable {
    if (typeof fact !== "object") return fact;
    switch (fact.type) {
      case "name":
        return this.name(fact.seat, names);
      case "names":
        return this.listed(fact.seats.map((seat) => this.name(seat, names)));
      case "pips":
        return fact.faces.map((face) => this.face(fact.kind, face)).join(" ");
      case "title":
        return this.line("name", {}, fact.id);
      case "phrase":
        return this.say(fact, game, names, viewer);
    }
  }

  /** Several names, or other parts of a sentence, as people list them. */
  listed(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.line("list-and", { first: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
  }

  private find(key: string, game?: string): { bundle: FluentBundle; key: string } | null {
    void this.heard;
    const own = game && this.bundles.get(`${this.language}/${game}`);
    if (own && own.hasMessage(`${game}-${key}`)) return { bundle: own, key: `${game}-${key}` };
    for (const part of ["house", "app", ...this.opened]) {
      const bundle = this.bundles.get(`${this.language}/${part}`);
      if (bundle?.hasMessage(key)) return { bundle, key };
    }
    return null;
  }

  private async fetch(name: string, language: Language, loaders: Loader[]): Promise<void> {
    if (this.bundles.has(name)) return;
    const bundle = new FluentBundle(language, { useIsolating: false, functions: numberWords(language) });
    for (const source of await Promise.all(loaders.map((load) => load()))) {
      bundle.addResource(new FluentResource(source));
    }
    this.bundles.set(name, bundle);
    this.heard += 1;
  }
}

function figured(facts: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const told = Object.entries(facts).map(([name, fact]) => [name, typeof fact === "number" ? new Figure(fact) : fact]);
  return Object.fromEntries(told) as Record<string, FluentVariable>;
}

function matching(loaders: Record<string, Loader>, part: string): Loader[] {
  return Object.entries(loaders)
    .filter(([path]) => path.includes(part))
    .map(([, load]) => load);
}

/** What the app says on a page, and what the house says there. */
const ofPage = (page: Later, language: Language): Loader[] =>
  [`/${page}.${language}.ftl`, `/${language}/${page}`].flatMap((part) => matching(PAGES, part));

function startLanguage(): Language {
  const wanted = storage.language ?? navigator.language;
  return wanted.startsWith("de") ? "de" : "en";
}

export const voice = new Voice(startLanguage());
