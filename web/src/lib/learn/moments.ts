/**
 * Learning by playing: what there is to explain of a scene. A moment has a name made of what the scene offers, shows or
 * tells; the texts say what to tell of it (`<game>-learn-<moment>`, else `learn-<moment>`). No game is known here.
 */

import { startTrays, traysOf } from "../dice/throws";
import type { HintInfo, Phrase, Scene, Value } from "../net/protocol";

/** What is asked of whoever looks at the scene, the most particular name first; nothing where others are asked. */
export function questionOf(scene: Scene): string[] {
  if (scene.result) return ["over"];
  if (scene.viewer === null || !scene.turn.includes(scene.viewer)) return ["wait"];
  if (scene.throws > 0) return startTrays(scene).length ? ["start", "throw"] : ["throw"];
  const buttons = scene.offers.flatMap(({ choice }) => (choice.type === "press" ? [choice.button] : []));
  const kinds = scene.offers.flatMap(({ choice }) => (choice.type === "press" ? [] : [choice.type]));
  const kind = [...new Set(kinds)].sort().join("-");
  if (!kind) return [`press-${buttons.toSorted().join("-")}`, "press"];
  return [...(buttons.length ? [`${kind}-${buttons.toSorted().join("-")}`] : []), kind, "choose"];
}

/** The things on the table that can be explained, each by its kind. */
export function thingsOn(scene: Scene): string[] {
  const trays = traysOf(scene);
  const own = trays.find((tray) => tray.owner === scene.viewer && tray.cup === "covered");
  const things = scene.widgets.flatMap((widget) =>
    widget.type === "piles" ? [widget.unit] : widget.type === "tray" ? [] : [widget.type],
  );
  return [
    ...(own ? ["cup"] : []),
    ...(trays.some((tray) => tray.cup === "lifted") ? ["lifted"] : []),
    ...new Set(things.map((thing) => `thing-${thing}`)),
  ];
}

/** Options as the facts of a text. */
export function optionFacts(options: Record<string, Value>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, typeof value === "boolean" ? String(value) : value]),
  );
}

/** What has been told, by its key. */
export const toldIn = (lines: readonly Phrase[]): string[] => lines.map((line) => line.key);

// Nobody learns from less than this: points, chips, chances.
const WORTH_SAYING: Record<HintInfo["unit"], number> = { points: 1, chips: 0.15, chance: 0.03 };

/**
 * How a choice compares with the advice: as good, or worse by enough to be worth a word; null where nobody can say.
 * `chosen` and `called` are names, as dice with the same faces can be kept in several ways.
 */
export function judged(hints: readonly HintInfo[], called: readonly string[], chosen: string): "good" | "less" | null {
  const [best] = hints;
  if (!best || !chosen) return null;
  const found = called.indexOf(chosen);
  const worst = hints.at(-1)!;
  // What is not even among the best is at most as good as the last of them.
  const value = found >= 0 ? hints[found]!.value : worst.value;
  return best.value - value < WORTH_SAYING[best.unit] ? (found === 0 ? "good" : null) : "less";
}
