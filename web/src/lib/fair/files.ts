/** Reading a fairness file: strictly, so that nothing in it can be taken for something else. */

import type { Border, CheckedThrow, FairnessFile } from "../net/protocol";

export const FORMAT = 2;
export const FORMAT_WITHOUT_RECORD = 1;
const MOST_SIDES = 256;
const HEIGHT = 10;
const BLOCK_SIZE = 1024;
const MOST_MOVES = 64;
const HASH = /^[0-9a-f]{64}$/;
const PROMISE = /^[0-9a-f]{64}$/i;
// The dice depend on how a seed is written: whoever could choose between small letters and capitals, could choose dice.
const SEED = /^([0-9a-f]{32})?$/;
const TABLE = /^[\w-]{1,64}$/;
const BLOCK = /^(0|[1-9]\d{0,12})$/;
const NAMES = [
  ..."format table game version number roots promises seeds throws".split(" "),
  ..."borders start end record handed_over".split(" "),
];

/** The file that a text stands for; null if it is none. Of two values for one name readers would choose differently. */
export function readFile(text: string): FairnessFile | null {
  try {
    const thing: unknown = JSON.parse(text);
    return keysIn(text) === keysOf(thing) ? fileOf(thing) : null;
  } catch {
    return null;
  }
}

/** How many names a text gives, and how many are left of them once it is read. */
const keysIn = (text: string): number =>
  [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter((found) => found[1] !== undefined).length;
function keysOf(thing: unknown): number {
  if (typeof thing !== "object" || thing === null) return 0;
  const within = Object.values(thing).reduce((sum: number, each) => sum + keysOf(each), 0);
  return Array.isArray(thing) ? within : Object.keys(thing).length + within;
}

/** A thing as a fairness file; null if it is none. */
export function fileOf(thing: unknown): FairnessFile | null {
  if (!isObject(thing) || !Object.keys(thing).every((name) => NAMES.includes(name))) return null;
  const whole = { borders: {}, start: null, end: null, record: null, ...thing } as FairnessFile;
  const { record, promises, seeds, throws } = whole;
  const sound =
    (whole.format === FORMAT ? isText(record) : whole.format === FORMAT_WITHOUT_RECORD && record === null) &&
    isText(whole.table, TABLE) &&
    isText(whole.game) &&
    isCount(whole.version) &&
    isCount(whole.number) &&
    areRoots(whole.roots) &&
    areRoots(whole.borders) &&
    isListOf(promises, (each) => each === null || isText(each, PROMISE)) &&
    isListOf(seeds, (each) => isText(each, SEED)) &&
    promises.length === seeds.length &&
    isListOf(throws, isThrow) &&
    (whole.start === null || isBorder(whole.start)) &&
    (whole.end === null || isBorder(whole.end)) &&
    areMoves(whole.handed_over ?? []);
  return sound ? whole : null;
}

function isThrow(thing: unknown): thing is CheckedThrow {
  if (!has(thing, "throw", "seat", "dice", "faces", "key", "path")) return false;
  const { throw: number, seat, dice, faces, key, path } = thing as CheckedThrow;
  const dies = isListOf(dice, (sides) => isListOf(sides, isNumber) && isDie(sides as number[]));
  if (!isCount(number) || !isNumber(seat) || seat < -1 || seat > 1000 || !dies) return false;
  if (key === null) return faces === null && path === null;
  return isText(key, HASH) && isListOf(faces, isNumber) && isPath(path);
}

const isDie = (sides: number[]): boolean => sides.length > 0 && sides.length <= MOST_SIDES;

const isBorder = (thing: unknown): thing is Border =>
  has(thing, "throw", "key", "path") && isCount(thing.throw) && isText(thing.key, HASH) && isPath(thing.path);

/** From one house to the next: every pair goes forward, to the first throw of a block. */
function areMoves(thing: unknown): boolean {
  const isPair = (each: unknown) => isListOf(each, isCount) && (each as unknown[]).length === 2;
  if (!isListOf(thing, isPair) || (thing as unknown[]).length > MOST_MOVES) return false;
  const moves = thing as [number, number][];
  return moves.every(([from, to], at) => from < to && to % BLOCK_SIZE === 0 && (at === 0 || moves[at - 1]![1] <= from));
}

const isPath = (thing: unknown): boolean =>
  isListOf(thing, (each) => isText(each, HASH)) && (thing as unknown[]).length === HEIGHT;
const areRoots = (thing: unknown): boolean =>
  isObject(thing) && Object.entries(thing).every(([block, root]) => BLOCK.test(block) && isText(root, HASH));
const isObject = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === "object" && thing !== null && !Array.isArray(thing);
const has = (thing: unknown, ...names: string[]): thing is Record<string, unknown> =>
  isObject(thing) && Object.keys(thing).length === names.length && names.every((name) => name in thing);
const isNumber = (thing: unknown): thing is number => Number.isSafeInteger(thing);
const isCount = (thing: unknown): thing is number => isNumber(thing) && thing >= 0;
const isText = (thing: unknown, like = /^/): thing is string => typeof thing === "string" && like.test(thing);
const isListOf = (thing: unknown, is: (each: unknown) => boolean): boolean => Array.isArray(thing) && thing.every(is);
