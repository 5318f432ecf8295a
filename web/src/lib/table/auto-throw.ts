/** What happens next at a seat where nothing is decided: a mere throw, or the only move there is. */

import type { Move, Scene } from "../net/protocol";

// Moves that stand alone; whatever else is offered is a space in which one chooses.
const MOVES = "press keep take place say bid stake choose write mark link lay".split(" ");

/** The throw or the only move that is due from this seat; null where it decides something, or is not asked at all. */
export function undecided(scene: Scene | null): Move | "roll" | null {
  if (!scene || scene.result || scene.viewer === null || !scene.turn.includes(scene.viewer)) return null;
  if (scene.throws > 0) return "roll";
  const [only, ...others] = scene.offers;
  return only && !others.length && MOVES.includes(only.choice.type) ? (only.choice as Move) : null;
}
