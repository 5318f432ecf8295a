/** The box of games: finding one by any of its names, and by what the evening asks for. */

import type { GameInfo, Language, NewSeat } from "./protocol";

export type Wanted = {
  text: string;
  players: number | null;
  dice: "1" | "2" | "3" | "many" | null;
  decisions: boolean | null;
};

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

export function found(games: readonly GameInfo[], wanted: Wanted, language: Language): GameInfo[] {
  const text = folded(wanted.text.trim());
  const plain = text.replace(/([aou])e/g, "$1");
  const names = (game: GameInfo) => [game.id, game.name.de, game.name.en, ...game.aliases].map(folded);
  const matches = (game: GameInfo) =>
    names(game).some((name) => name.includes(text) || name.replace(/([aou])e/g, "$1").includes(plain));
  const begins = (game: GameInfo) => (text && names(game).some((name) => name.startsWith(text)) ? 0 : 1);
  return games
    .filter((game) => matches(game) && fits(game, wanted))
    .sort((a, b) => begins(a) - begins(b) || a.name[language].localeCompare(b.name[language], language));
}

function fits(game: GameInfo, wanted: Wanted): boolean {
  const { players, dice, decisions } = wanted;
  if (players !== null && (players < game.least || players > game.most)) return false;
  if (decisions !== null && game.decisions !== decisions) return false;
  if (dice === null) return true;
  return dice === "many" ? game.dice.length > 3 : game.dice.length === Number(dice);
}

/** Me and as many bots as the game needs. */
export function againstBots(game: GameInfo | null, me: string, bots: string[]): NewSeat[] {
  const seats = Math.max(2, game?.least ?? 2);
  const others = bots.slice(0, seats - 1).map((name): NewSeat => ({ kind: "bot", name, mind: "greedy" }));
  return [{ kind: "me", name: me }, ...others];
}
