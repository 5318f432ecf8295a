/**
 * Checks the dice of a whole game in the browser, without asking anybody. It follows `docs/fairness.md` alone and shares
 * no line with the server.
 */

import { hashes, type Hashes } from "./hashes";
import type { Border, CheckedThrow, FairnessFile } from "./protocol";

export type Fault = "seed" | "gap" | "root" | "faces";
export type CheckedState = "fair" | "sealed" | "failed";
export type End = "start" | "end";
export type ThrowVerdict = { throw: CheckedThrow; state: CheckedState; faults: Fault[] };
export type Verdict = {
  fair: boolean;
  /** The seats that opened another seed than they had promised, and whether a throw is missing between others. */
  seeds: number[];
  gap: boolean;
  /** Where throws are missing at an end of the game, and whether the file shows at all where its ends are. */
  cut: End[];
  bordered: boolean;
  throws: ThrowVerdict[];
};

const FORMAT = 1;
const BLOCK = 1024;
const BYTE = 256;

/** Whether this is a fairness file at all. */
export function isFairnessFile(thing: unknown): thing is FairnessFile {
  if (typeof thing !== "object" || thing === null) return false;
  const file = thing as Partial<FairnessFile>;
  return (
    file.format === FORMAT &&
    typeof file.table === "string" &&
    typeof file.roots === "object" &&
    file.roots !== null &&
    Array.isArray(file.promises) &&
    Array.isArray(file.seeds) &&
    file.promises.length === file.seeds.length &&
    Array.isArray(file.throws) &&
    file.throws.every(isThrow) &&
    isBorder(file.start ?? null) &&
    isBorder(file.end ?? null)
  );
}

function isBorder(thing: Border | null): boolean {
  return (
    thing === null || (Number.isSafeInteger(thing.throw) && typeof thing.key === "string" && Array.isArray(thing.path))
  );
}

function isThrow(thing: unknown): thing is CheckedThrow {
  if (typeof thing !== "object" || thing === null) return false;
  const { throw: number, dice, faces, key, path } = thing as Partial<CheckedThrow>;
  if (!Number.isSafeInteger(number) || number! < 0 || !Array.isArray(dice)) return false;
  if (!dice.every((sides) => Array.isArray(sides) && sides.length > 0 && sides.length <= BYTE)) return false;
  return key === null || (typeof key === "string" && Array.isArray(faces) && Array.isArray(path));
}

export async function verdictOn(file: FairnessFile, by: Hashes = hashes()): Promise<Verdict> {
  const seeds = await brokenPromises(file, by);
  const gap = file.throws.some((each, index) => index > 0 && each.throw !== file.throws[index - 1]!.throw + 1);
  const throws: ThrowVerdict[] = [];
  for (const each of file.throws) throws.push(await checked(each, file, by));
  const { bordered, cut } = await ends(file, by);
  const verdict = { fair: false, seeds, gap, cut, bordered, throws };
  return { ...verdict, fair: bordered && isSoundWithin(verdict) };
}

/** Whether nothing is wrong with what the file holds, be it everything or not. */
export function isSoundWithin({ seeds, gap, cut, throws }: Verdict): boolean {
  return !seeds.length && !gap && !cut.length && throws.every((each) => each.state !== "failed");
}

/**
 * A game begins and ends at borders that only the table can open. The first game of a table begins with its first throw.
 * A game without any throw, as with real dice, needs none.
 */
async function ends(file: FairnessFile, by: Hashes): Promise<{ bordered: boolean; cut: End[] }> {
  const { start, end, throws } = file;
  if (!start || !end) return { bordered: !throws.length && !start && !end, cut: [] };
  const cut: End[] = [];
  const first = throws[0]?.throw ?? end.throw;
  if (start.throw !== first || (file.number === 0 && first !== 0) || !(await isBorderOf(file, start, by)))
    cut.push("start");
  const last = throws.at(-1)?.throw;
  const behind = last === undefined ? start.throw : last + 1;
  if (end.throw !== behind || !(await isBorderOf(file, end, by))) cut.push("end");
  return { bordered: true, cut };
}

const isBorderOf = async (file: FairnessFile, border: Border, by: Hashes): Promise<boolean> =>
  (await rootOf(border, border.key, `${file.table}|`, by)) === file.borders?.[String(Math.floor(border.throw / BLOCK))];

/** Whether a game of a table begins where the one before it ended: a table that passes over throws chooses its dice. */
export async function follows(file: FairnessFile, before: FairnessFile, by: Hashes = hashes()): Promise<boolean> {
  const ended = await ends(before, by);
  const next = before.table === file.table && before.number + 1 === file.number;
  return next && !ended.cut.length && before.end?.throw === file.start?.throw && before.end?.key === file.start?.key;
}

/** A seed counts only if it is the one that was promised; no seed at all promises nothing. */
async function brokenPromises(file: FairnessFile, by: Hashes): Promise<number[]> {
  const broken: number[] = [];
  for (const [seat, seed] of file.seeds.entries()) {
    if (seed && hexOf(await by.sha256(bytesOf(seed))) !== file.promises[seat]) broken.push(seat);
  }
  return broken;
}

async function checked(each: CheckedThrow, file: FairnessFile, by: Hashes): Promise<ThrowVerdict> {
  if (each.key === null) return { throw: each, state: "sealed", faults: [] };
  const key = bytesOf(each.key);
  const faults: Fault[] = [];
  if ((await rootOf(each, each.key, `${file.table}/`, by)) !== file.roots[String(Math.floor(each.throw / BLOCK))])
    faults.push("root");
  if (JSON.stringify(await fallen(key, each, file, by)) !== JSON.stringify(each.faces)) faults.push("faces");
  return { throw: each, state: faults.length ? "failed" : "fair", faults };
}

type Opened = Pick<CheckedThrow, "throw" | "path">;

/** Where the commitment of a throw or a border leads, up the tree by its path. */
async function rootOf(each: Opened, key: string, signed: string, by: Hashes): Promise<string> {
  let node = await by.sha256(joined(bytesOf(key), textBytes(signed), bigEndian(each.throw, 8)));
  let index = each.throw % BLOCK;
  for (const step of each.path ?? []) {
    const neighbour = bytesOf(step);
    const pair = index % 2 ? [neighbour, node] : [node, neighbour];
    node = await by.sha256(joined(textBytes("node"), ...pair));
    index = Math.floor(index / 2);
  }
  return hexOf(node);
}

/** What the key and the seeds let fall: bytes that would favour a side are passed over. */
async function fallen(key: Uint8Array, each: CheckedThrow, file: FairnessFile, by: Hashes): Promise<number[]> {
  const context = textBytes([file.table, each.throw, each.seat, ...file.seeds, file.version].join("/"));
  const faces: number[] = [];
  let stream: number[] = [];
  let counter = 0;
  for (const sides of each.dice) {
    const fair = Math.floor(BYTE / sides.length) * sides.length;
    let byte = BYTE;
    while (byte >= fair) {
      if (!stream.length) stream = [...(await by.hmac(key, joined(context, bigEndian(counter++, 4))))];
      byte = stream.shift()!;
    }
    faces.push(sides[byte % sides.length]!);
  }
  return faces;
}

// Bytes ---------------------------------------------------------------------------------------------------------------

const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function bigEndian(number: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  for (let at = size - 1, rest = number; at >= 0; at--, rest = Math.floor(rest / BYTE)) bytes[at] = rest % BYTE;
  return bytes;
}
