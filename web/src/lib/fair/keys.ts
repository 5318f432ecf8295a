/** What keys, seeds and paths say. Written from `docs/fairness.md`; it shares no line with the server. */

import type { Hashes } from "./hashes";
import type { Border, CheckedThrow, FairnessFile } from "../net/protocol";
import { FORMAT } from "./files";

const BLOCK = 1024;
const BYTE = 256;

export const isPromised = async (seed: string, promise: string | null, by: Hashes): Promise<boolean> =>
  hexOf(await by.sha256(bytesOf(seed))) === promise;

export const leadsToRoot = async (file: FairnessFile, each: CheckedThrow, by: Hashes): Promise<boolean> =>
  (await rootOf(each.throw, each.key!, each.path!, `${file.table}/`, by)) === at(file.roots, each.throw);

export const isBorder = async (file: FairnessFile, border: Border, by: Hashes): Promise<boolean> =>
  (await rootOf(border.throw, border.key, border.path, `${file.table}|`, by)) === at(file.borders, border.throw);

/** What the dice depend on of the agreement: the hash of the record's header, in the first format the version. */
export async function agreed(file: FairnessFile, by: Hashes): Promise<string> {
  if (file.format !== FORMAT) return String(file.version);
  return hexOf(await by.sha256(textBytes(headerOf(file.record!))));
}

/** A record up to its first empty line, which belongs to it. */
export function headerOf(record: string): string {
  const end = record.indexOf("\n\n");
  return end < 0 ? record : record.slice(0, end + 2);
}

/** What the key and the seeds let fall: bytes that would favour a side are passed over. */
export async function fallen(file: FairnessFile, each: CheckedThrow, agreement: string, by: Hashes): Promise<number[]> {
  const context = textBytes([file.table, each.throw, each.seat, ...file.seeds, agreement].join("/"));
  const key = bytesOf(each.key!);
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

const at = (roots: Record<string, string>, number: number): string | undefined =>
  roots[String(Math.floor(number / BLOCK))];

/** Where the commitment of a throw or a border leads, up the tree by its path. */
async function rootOf(number: number, key: string, path: string[], signed: string, by: Hashes): Promise<string> {
  let node = await by.sha256(joined(bytesOf(key), textBytes(signed), bigEndian(number, 8)));
  let index = number % BLOCK;
  for (const step of path) {
    const neighbour = bytesOf(step);
    const pair = index % 2 ? [neighbour, node] : [node, neighbour];
    node = await by.sha256(joined(textBytes("node"), ...pair));
    index = Math.floor(index / 2);
  }
  return hexOf(node);
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
