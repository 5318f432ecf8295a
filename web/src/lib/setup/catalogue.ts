/** The catalogue of games: finding one by any of its names, and by what the evening asks for. */

import { isNear, mistakes } from "./spelling";
import type { GameInfo, Language, Value } from "../net/protocol";

export type Wanted = {
  text: string;
  players: number | null;
  dice: "1" | "2" | "3" | "many" | null;
  minutes: number | null;
  decisions: boolean | null;
  lively: boolean | null;
};
/** Games that stand together in the box. */
export type Shelf = { family: string; cards: Card[] };
/** A game as a card shows it; a preset that was found by its own name is a card of its own. */
export type Card = { game: GameInfo; preset: string | null };

export const ANY: Wanted = { text: "", players: null, dice: null, minutes: null, decisions: null, lively: null };
// The shelves of the box, those that most people ask for first.
const FAMILIES = [
  ...["cup", "bluff", "sheet", "luck", "bank", "poker"],
  ...["chips", "race", "series", "total", "word", "trick"],
];
// What most people have heard of, for a device that has not played yet.
export const FAMOUS: Readonly<Record<string, Record<Language, string>>> = {
  kniffel: { de: "Kniffel", en: "Kniffel" },
  schocken: { de: "Schocken", en: "Schocken" },
  maexchen: { de: "Mäxchen", en: "Mäxchen" },
  "lustige-sieben": { de: "Lustige Sieben", en: "Merry Seven" },
  chicago: { de: "Chicago", en: "Chicago" },
  einundzwanzig: { de: "Einundzwanzig", en: "Twenty-One" },
};

/** Letters without their accents. */
const bare = (text: string): string => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");

/** Small letters without accents, so that "Maxchen" and "maexchen" both find Mäxchen. */
export function folded(text: string): string {
  return bare(
    text.toLowerCase().replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue").replaceAll("ß", "ss"),
  );
}

/** Where a title stands in the alphabet. The first comparison by a language's rules keeps a browser busy for long. */
const orderOf = (title: string): string => bare(title.toLowerCase().replaceAll("ß", "ss"));

/** As somebody types who leaves the dots of an umlaut away. */
const plain = (text: string) => text.replace(/([aou])e/g, "$1");

export function found(games: readonly GameInfo[], wanted: Wanted, language: Language): Card[] {
  const text = folded(wanted.text.trim());
  const cards = games.flatMap((game) => cardsOf(game, text !== "")).filter((card) => fits(card, wanted));
  const exact = cards.filter((card) => answers(card, text));
  // Only where nothing is called so, it may have been mistyped.
  const near = exact.length ? exact : cards.filter((card) => namesOf(card).some((name) => isNear(text, name)));
  // What begins so comes before what only another name of it does.
  const aside = (card: Card) => (folded(titleOf(card, language)).startsWith(text) ? 0 : 0.5);
  const rank = (card: Card) =>
    text ? Math.min(...namesOf(card).map((name) => mistakes(text, name))) + aside(card) : 0;
  const placed = near.map((card) => ({ card, rank: rank(card), order: orderOf(titleOf(card, language)) }));
  return placed
    .sort((a, b) => a.rank - b.rank || (a.order < b.order ? -1 : Number(a.order > b.order)))
    .map(({ card }) => card);
}

/** A game itself and, for somebody who asks by name, the presets that are known by a name of their own. */
function cardsOf(game: GameInfo, asked: boolean): Card[] {
  const presets = asked ? game.presets.map((preset) => ({ game, preset: preset.id })) : [];
  return [{ game, preset: null }, ...presets];
}

const answers = (card: Card, text: string): boolean =>
  !text || namesOf(card).some((name) => name.includes(text) || plain(name).includes(plain(text)));

/** Games by family, in the order in which the families first come up. */
export function shelvesOf(cards: readonly Card[]): Shelf[] {
  const shelves = new Map<string, Card[]>();
  for (const card of cards) shelves.set(card.game.family, [...(shelves.get(card.game.family) ?? []), card]);
  return FAMILIES.flatMap((family) => (shelves.has(family) ? [{ family, cards: shelves.get(family)! }] : []));
}

const namesOf = (card: Card): string[] => [idOf(card), ...wordedNames(card)].map(folded);

function wordedNames(card: Card): string[] {
  const { name, aliases } = factsOf(card);
  return [name.de, name.en, ...aliases];
}

/** The other name by which a card answers to a text, where its title does not say why it was found. */
export function otherName(card: Card, text: string, language: Language): string | null {
  const sought = folded(text.trim());
  const answers = (name: string) => folded(name).includes(sought) || plain(folded(name)).includes(plain(sought));
  if (!sought || answers(titleOf(card, language))) return null;
  const names = wordedNames(card).filter(answers);
  // What is just so, or begins so, comes before what only has it somewhere.
  return (
    names.find((name) => typed(name) === typed(text)) ?? names.find((name) => begins(name, text)) ?? names[0] ?? null
  );
}

const typed = (text: string): string => plain(folded(text.trim()));
const begins = (name: string, text: string): boolean => typed(name).startsWith(typed(text));

/** What the table of a card is called, if not by its title: the other name that somebody has typed, or begun to. */
export function askedAs(card: Card, text: string, language: Language): string | null {
  const name = otherName(card, text, language);
  return name !== null && begins(name, text) ? name : null;
}

/** Whether a game or preset is known by exactly this name. */
export const isCalled = (card: Card, name: string): boolean => wordedNames(card).includes(name);

/** The preset of a card, or else its game: what has players, a length and a name. */
export const factsOf = ({ game, preset }: Card) => game.presets.find((each) => each.id === preset) ?? game;

export function titleOf({ game, preset }: Card, language: Language): string {
  return (game.presets.find((each) => each.id === preset) ?? game).name[language];
}

export function lineOf({ game, preset }: Card, language: Language): string {
  return (game.presets.find((each) => each.id === preset) ?? game).line[language];
}

/** What a card's table has agreed on that the game does not say by itself. */
export function optionsOf({ game, preset }: Card): Record<string, Value> {
  return game.presets.find((each) => each.id === preset)?.options ?? {};
}

/** A game or a preset by its id. */
export function cardOf(games: readonly GameInfo[], id: string): Card | null {
  for (const game of games) {
    if (game.id === id) return { game, preset: null };
    if (game.presets.some((preset) => preset.id === id)) return { game, preset: id };
  }
  return null;
}

export const idOf = ({ game, preset }: Card): string => preset ?? game.id;

/** What a table or a finished game is called by: its preset, where it plays one, else its game. */
export const knownAs = ({ game, preset }: { game: string; preset?: string | null }): string => preset ?? game;

function fits(card: Card, wanted: Wanted): boolean {
  const [{ game }, facts] = [card, factsOf(card)];
  const { players, dice, minutes, decisions, lively } = wanted;
  if (players !== null && (players < facts.least || players > facts.most)) return false;
  if (decisions !== null && facts.decisions !== decisions) return false;
  if (minutes !== null && facts.minutes > minutes) return false;
  if (lively !== null && isLively(game) !== lively) return false;
  if (dice === null) return true;
  return dice === "many" ? game.dice.length > 3 : game.dice.length === Number(dice);
}

/** Where cups are slammed, people bluff or bet against each other, it gets loud. */
const isLively = ({ hidden, family }: GameInfo): boolean =>
  hidden || ["cup", "bluff", "bank", "poker"].includes(family);

/** Games to begin with: those played here last, then those that everybody knows. */
export function suggested(games: readonly GameInfo[], recent: readonly string[], most: number): Card[] {
  const ids = [...new Set([...recent, ...Object.keys(FAMOUS)])];
  return ids.flatMap((id) => cardOf(games, id) ?? []).slice(0, most);
}
