/** Dice of a scene as the stage throws them: what they look like, and where on its canvas they will lie. */

import type { DieView } from "../lib/net/protocol";
import { dieKey, type Fall } from "../lib/dice/throws";
import { voice } from "../texts/voice.svelte";
import type { Body } from "./bodies.ts";
import { facesOf } from "./bodies.ts";
import type { Fallen } from "./flights.ts";
import type { Sign } from "./signs.ts";
import type { Colour, Material, Spot, ThrownDie } from "./stage.ts";

const SUITS = ["♣", "♦", "♠", "♥", "♦", "♠"];
const RED = [1, 3, 4];
// On the sides of a letter die that nobody will read.
const LETTERS = "AENRIS";
// A die that lies still is a little smaller than its place, as its style sheet has it.
const EDGE = 0.86;

type Falling = { die: DieView; key: string };

/** The dice that fall, and which faces they will show; null where one of them falls hidden. */
export function fallingDice(fall: Fall): (Falling & Fallen)[] | null {
  const falling = fall.trays.flatMap((tray) =>
    tray.dice.map((die) => ({ die, key: dieKey(tray.id, die.index) })).filter(({ key }) => fall.dice.has(key)),
  );
  if (!falling.length || falling.some(({ die }) => die.face === null)) return null;
  return falling.map(({ die, key }) => {
    const body: Body = die.kind === "d10" || die.kind === "lot" ? "ten" : "cube";
    return { die, key, body, face: faceOf(die, body) };
  });
}

/** The same as they look, where all of them have a place on the felt of the canvas. */
export function thrownDice(falling: (Falling & Fallen)[], canvas: HTMLCanvasElement): ThrownDie[] | null {
  const felt = canvas.parentElement!;
  const dice = falling.map(({ die, key, body, face }): ThrownDie | null => {
    const place = placeOf(felt, key);
    if (!place) return null;
    const spot = () => spotOf(placeOf(felt, key), canvas);
    return { body, face, signs: signsOf(die, body, face), material: materialOf(place), spot };
  });
  return dice.every((die) => die !== null) ? dice : null;
}

const placeOf = (felt: HTMLElement, key: string): HTMLElement | null =>
  felt.querySelector<HTMLElement>(`[data-die="${CSS.escape(key)}"]`);

/** Where that is on the canvas. */
function spotOf(place: HTMLElement | null, canvas: HTMLElement): Spot | null {
  if (!place) return null;
  const frame = canvas.getBoundingClientRect();
  const { left, top, width, height } = place.getBoundingClientRect();
  return { x: left + width / 2 - frame.left, y: top + height / 2 - frame.top, edge: EDGE * width };
}

/** Which face lies on top, counted from 0. A letter may stand on any. */
function faceOf({ kind, face }: DieView, body: Body): number {
  if (kind === "d10") return face!;
  return kind === "d6" || kind === "poker" ? face! - 1 : face! % facesOf(body).length;
}

function signsOf({ kind, face }: DieView, body: Body, top: number): (Sign | null)[] | null {
  if (kind === "d6") return null;
  const said = voice.face(kind, face!);
  return facesOf(body).map((each): Sign | null => {
    if (kind === "poker") return { text: voice.face(kind, each + 1), below: SUITS[each]!, red: RED.includes(each) };
    if (kind === "d10") return { text: String(each) };
    if (each === top) return { text: said };
    return kind === "letter" ? { text: LETTERS[each % LETTERS.length]! } : null;
  });
}

/** What the style sheet says the die is made of. */
function materialOf(die: HTMLElement): Material {
  const style = getComputedStyle(die);
  const number = (name: string, otherwise: number) => Number.parseFloat(style.getPropertyValue(name)) || otherwise;
  return {
    fill: colourOf(style.getPropertyValue("--fill")),
    mark: colourOf(style.getPropertyValue("--mark")),
    gloss: number("--gloss", 0.8),
    grain: number("--grain", 0),
    glow: number("--glow", 0),
  };
}

const known = new Map<string, Colour>();

/** A colour of a style sheet in parts of light. */
function colourOf(text: string): Colour {
  const seen = known.get(text);
  if (seen) return seen;
  const pen = new OffscreenCanvas(1, 1).getContext("2d")!;
  pen.fillStyle = text.trim();
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  const light = (part: number) => (part / 255) ** 2.2;
  const colour: Colour = [light(red), light(green), light(blue)];
  known.set(text, colour);
  return colour;
}
