/** The catalogue of games: finding one by any of its names, and by what the evening asks for. */

import type { GameInfo, Language, Value } from "../net/protocol";

export type Wanted = {
  text: string;
  players: number | null;
  dice: "1" | "2" | "3" | "many" | null;
  minutes: number | null;
  decisions: boolean | null;
};
/** A game as a card shows it; a preset that was found by its own name is a card of its own. */
export type Card = { game: GameInfo; preset: string | null };

export const ANY: Wanted = { text: "", players: null, dice: null, minutes: null, decisions: null };
// What most people have heard of, for a device that has not played yet.
export const FAMOUS = ["kniffel", "schocken", "maexchen", "lustige-sieben", "chicago", "einundzwanzig"];

/** Small letters without accents, so that "Maxchen" and "maexchen" both find Mäxchen. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");
}

/** As somebody types who leaves the dots of an umlaut away. */
const plain = (text: string) => text.replace(/([aou])e/g, "$1");

export function found(games: readonly GameInfo[], wanted: Wanted, language: Language): Card[] {
  const text = folded(wanted.text.trim());
  const cards = games.filter((game) => fits(game, wanted)).flatMap((game) => cardsOf(game, text));
  const rank = (card: Card) => (text && namesOf(card).some((name) => name.startsWith(text)) ? 0 : 1);
  return cards.sort((a, b) => rank(a) - rank(b) || titleOf(a, language).localeCompare(titleOf(b, language), language));
}

/** The cards of a game that answer to a text: itself, and the presets that are known by a name of their own. */
function cardsOf(game: GameInfo, text: string): Card[] {
  const all = [{ game, preset: null }, ...game.presets.map((preset) => ({ game, preset: preset.id }))];
  return text
    ? all.filter((card) => namesOf(card).some((name) => name.includes(text) || plain(name).includes(plain(text))))
    : all.slice(0, 1);
}

function namesOf({ game, preset }: Card): string[] {
  const named = preset === null ? game : game.presets.find((each) => each.id === preset)!;
  return [named.id, named.name.de, named.name.en, ...named.aliases].map(folded);
}

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

function fits(game: GameInfo, wanted: Wanted): boolean {
  const { players, dice, minutes, decisions } = wanted;
  if (players !== null && (players < game.least || players > game.most)) return false;
  if (decisions !== null && game.decisions !== decisions) return false;
  if (minutes !== null && game.minutes > minutes) return false;
  if (dice === null) return true;
  return dice === "many" ? game.dice.length > 3 : game.dice.length === Number(dice);
}

/** Games to begin with: those played here last, then those that everybody knows. */
export function suggested(games: readonly GameInfo[], recent: readonly string[], most: number): Card[] {
  const ids = [...new Set([...recent, ...FAMOUS])];
  return ids.flatMap((id) => cardOf(games, id) ?? []).slice(0, most);
}
