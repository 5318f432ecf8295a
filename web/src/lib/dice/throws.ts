/** What fell: which dice of a new scene have just been thrown, so that they tumble before anything else is told. */

import type { DieView, Phrase, Pips, Scene, Seat, Tray, View } from "../net/protocol";

/** `start` is there where this was the last throw for the start: who begins, or nobody yet. */
export type Fall = { trays: Tray[]; dice: Set<string>; passing: boolean; start?: { begins: Seat | null } };

export const dieKey = (tray: string, index: number): string => `${tray}/${index}`;
export const traysOf = (scene: Scene): Tray[] => scene.widgets.filter((widget) => widget.type === "tray");

/** The fall between two scenes, or null where nothing was thrown. */
export function fallBetween(before: Scene | null, view: Pick<View, "scene" | "lines">): Fall | null {
  if (!before || before.throws === 0 || before.game !== view.scene.game) return null;
  const pips = toldPips(view.lines, before.throws);
  const trays = traysOf(view.scene);
  const shown = trays.find((tray) => (pips ? shows(tray, pips) : isThrowers(tray, before)));
  if (shown) return { trays, dice: thrownIn(shown, before), passing: false };
  if (!pips) return null;
  return startTrays(before).length ? lastForStart(pips, before, view.lines) : synthetic(pips, before);
}

/** The same fall where the other dice of the new scene are not to be seen yet. */
export function alone(fall: Fall): Fall {
  const falls = (tray: Tray) => tray.dice.some((die) => fall.dice.has(dieKey(tray.id, die.index)));
  return { ...fall, trays: fall.trays.filter(falls) };
}

function toldPips(lines: Phrase[], count: number): Pips | null {
  for (const line of lines) {
    for (const fact of Object.values(line.facts)) {
      if (typeof fact === "object" && fact.type === "pips" && fact.faces.length === count) return fact;
    }
  }
  return null;
}

function shows(tray: Tray, pips: Pips): boolean {
  const faces = tray.dice.map((die) => die.face);
  return pips.faces.every((face) => {
    const found = faces.indexOf(face);
    if (found >= 0) faces.splice(found, 1);
    return found >= 0;
  });
}

function isThrowers(tray: Tray, before: Scene): boolean {
  return tray.owner === null || before.turn.includes(tray.owner);
}

/** The dice that were not held before; hidden ones too, for they rattle under the cup. */
function thrownIn(tray: Tray, before: Scene): Set<string> {
  const old = traysOf(before).find((each) => each.id === tray.id);
  const held = new Set(old?.dice.filter((die) => die.held && die.face !== null).map((die) => die.index));
  const loose = tray.dice.filter((die) => !held.has(die.index));
  return new Set(loose.map((die) => dieKey(tray.id, die.index)));
}

/** The dice with which is thrown for the start, everybody's: there is nothing else on the table then. */
export const startTrays = (scene: Scene): Tray[] => traysOf(scene).filter((tray) => tray.id.startsWith("start-"));

/** With the last throw for the start everybody's dice still lie there, until it has been seen who begins. */
function lastForStart(pips: Pips, before: Scene, lines: Phrase[]): Fall {
  const [thrower] = before.turn;
  const trays = startTrays(before).map((tray) =>
    tray.owner === thrower
      ? { ...tray, dice: tray.dice.map((die, index) => ({ ...die, face: pips.faces[index] ?? null })) }
      : tray,
  );
  const own = trays.filter((tray) => tray.owner === thrower);
  const dice = new Set(own.flatMap((tray) => tray.dice.map((die) => dieKey(tray.id, die.index))));
  const who = lines.find((line) => line.key === "told-begins")?.facts["who"];
  const begins = typeof who === "object" && who.type === "name" ? who.seat : null;
  return { trays, dice, passing: true, start: { begins } };
}

/** A throw that the next scene no longer shows lies on the felt for a moment of its own. */
function synthetic(pips: Pips, before: Scene): Fall {
  const dice = pips.faces.map((face, index) => ({
    index,
    face,
    kind: pips.kind === "mixed" ? "d6" : pips.kind,
    colour: "ivory",
    held: false,
  }));
  const owner = before.turn[0] ?? null;
  const tray: Tray = {
    type: "tray",
    id: "thrown",
    owner,
    dice,
    cup: "none",
    throws: null,
    allowed: null,
    stacked: false,
  };
  return { trays: [tray], dice: new Set(dice.map((die) => dieKey("thrown", die.index))), passing: true };
}

/** The tray that matters most now: where one chooses, where dice fall, one's own, the thrower's, any with dice. */
export function mainTrayOf(scene: Scene, chooses: string | null, falling: ReadonlySet<string> | null): Tray | null {
  const trays = traysOf(scene);
  const shows = (tray: Tray) => tray.dice.some((die) => die.face !== null);
  const inTurn = (tray: Tray) => tray.owner !== null && scene.turn.includes(tray.owner);
  return (
    trays.find((tray) => chooses === tray.id) ??
    trays.find((tray) => tray.dice.some((die) => falling?.has(dieKey(tray.id, die.index)))) ??
    trays.find((tray) => tray.owner === scene.viewer && inTurn(tray)) ??
    trays.find((tray) => inTurn(tray) && shows(tray)) ??
    trays.find(shows) ??
    trays[0] ??
    null
  );
}

/** Before the first throw the dice lie ready, though no tray shows them yet. */
export function dueTray(scene: Scene): Tray | null {
  if (!scene.throws) return null;
  const dice: DieView[] = Array.from(
    { length: scene.throws },
    (_, index) => scene.due?.[index] ?? { index, face: null, kind: "d6", colour: "ivory", held: false },
  );
  return {
    type: "tray",
    id: "due",
    owner: scene.turn[0] ?? null,
    dice,
    cup: "none",
    throws: null,
    allowed: null,
    stacked: false,
  };
}
