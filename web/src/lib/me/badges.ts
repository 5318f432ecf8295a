/** Badges: small tokens for what somebody has done. Each is earned by a fact of a finished game, and never lost. */

import type { MyGame } from "../net/protocol";
import { couldBeWon, inOrder } from "./my-games";

/** `earned` is when; null while it is still to be earned. `count` is how far one has got, of `of`. */
export type Badge = { id: string; earned: number | null; count: number; of: number };

/** What a badge counts in one game, and how much of it is enough. A game counts once where the number is a game's own. */
type Rule = { id: string; of: number; counts: (game: MyGame, before: readonly MyGame[]) => number };

const feat = (game: string, key: string) => (each: MyGame) => (each.game === game ? (each.feats?.[key] ?? 0) : 0);
const isNew = (game: MyGame, before: readonly MyGame[]) => Number(!before.some((each) => each.game === game.game));

const RULES: Rule[] = [
  { id: "first", of: 1, counts: () => 1 },
  { id: "kniffel", of: 1, counts: feat("kniffel", "told-entry") },
  { id: "schock-out", of: 1, counts: feat("schocken", "told-schock-out") },
  { id: "bonus", of: 5, counts: feat("kniffel", "told-bonus") },
  { id: "ten-games", of: 10, counts: isNew },
  { id: "friends", of: 10, counts: (game) => Number(game.people > 0) },
  { id: "hundred", of: 100, counts: () => 1 },
];
export const IN_A_ROW = 3;

export function badgesOf(games: readonly MyGame[]): Badge[] {
  const all = inOrder(games);
  return [
    ...RULES.slice(0, 3).map((rule) => earnedBy(rule, all)),
    inARow(all),
    ...RULES.slice(3).map((rule) => earnedBy(rule, all)),
  ];
}

function earnedBy(rule: Rule, games: readonly MyGame[]): Badge {
  let count = 0;
  for (const [index, game] of games.entries()) {
    count += rule.counts(game, games.slice(0, index));
    if (count >= rule.of) return { id: rule.id, earned: game.ended, count: rule.of, of: rule.of };
  }
  return { id: rule.id, earned: null, count, of: rule.of };
}

/** Three wins one after the other, against anybody. */
function inARow(games: readonly MyGame[]): Badge {
  let [now, most] = [0, 0];
  for (const game of games.filter(couldBeWon)) {
    now = game.won ? now + 1 : 0;
    most = Math.max(most, now);
    if (now >= IN_A_ROW) return { id: "in-a-row", earned: game.ended, count: IN_A_ROW, of: IN_A_ROW };
  }
  return { id: "in-a-row", earned: null, count: most, of: IN_A_ROW };
}
