/** What keys, seeds and paths say. Written from `docs/fairness.md`; it shares no line with the server. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Border, CheckedThrow, FairnessFile } from "../net/protocol";
import { FORMAT } from "./files";

const BLOCK = 1024;
const BYTE = 256;

export const isPromised = (seed: string, promise: string | null): boolean =>
  bytesToHex(sha256(hexToBytes(seed))) === promise;

export const leadsToRoot = (file: FairnessFile, each: CheckedThrow): boolean =>
  rootOf(each.throw, each.key!, each.path!, `${file.table}/`) === at(file.roots, each.throw);

export const isBorder = (file: FairnessFile, border: Border): boolean =>
  rootOf(border.throw, border.key, border.path, `${file.table}|`) === at(file.borders, border.throw);

/** What the dice depend on of the agreement: the hash of the record's header, in the first format the version. */
export function agreed(file: FairnessFile): string {
  if (file.format !== FORMAT) return String(file.version);
  return bytesToHex(sha256(utf8ToBytes(headerOf(file.record!))));
}

/** A record up to its first empty line, which belongs to it. */
export function headerOf(record: string): string {
  const end = record.indexOf("\n\n");
  return end < 0 ? record : record.slice(0, end + 2);
}

/** What the key and the seeds let fall: bytes that would favour a side are passed over. */
export function fallen(file: FairnessFile, each: CheckedThrow, agreement: string): number[] {
  const context = utf8ToBytes([file.table, each.throw, each.seat, ...file.seeds, agreement].join("/"));
  const key = hexToBytes(each.key!);
  const faces: number[] = [];
  let stream: number[] = [];
  let counter = 0;
  for (const sides of each.dice) {
    const fair = Math.floor(BYTE / sides.length) * sides.length;
    let byte = BYTE;
    while (byte >= fair) {
      if (!stream.length) stream = [...hmac(sha256, key, concatBytes(context, bigEndian(counter++, 4)))];
      byte = stream.shift()!;
    }
    faces.push(sides[byte % sides.length]!);
  }
  return faces;
}

const at = (roots: Record<string, string>, number: number): string | undefined =>
  roots[String(Math.floor(number / BLOCK))];

/** Where the commitment of a throw or a border leads, up the tree by its path. */
function rootOf(number: number, key: string, path: string[], signed: string): string {
  let node = sha256(concatBytes(hexToBytes(key), utf8ToBytes(signed), bigEndian(number, 8)));
  let index = number % BLOCK;
  for (const step of path) {
    const neighbour = hexToBytes(step);
    const pair = index % 2 ? [neighbour, node] : [node, neighbour];
    node = sha256(concatBytes(utf8ToBytes("node"), ...pair));
    index = Math.floor(index / 2);
  }
  return bytesToHex(node);
}

function bigEndian(number: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  for (let at = size - 1, rest = number; at >= 0; at--, rest = Math.floor(rest / BYTE)) bytes[at] = rest % BYTE;
  return bytes;
}
