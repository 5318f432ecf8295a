/**
 * SHA-256, for promising a seed. The browser has its own only over HTTPS, and a table in a pub is often reached by the
 * plain address of a laptop.
 */

const PRIMES = firstPrimes(64);
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

export function sha256(message: Uint8Array): Uint8Array {
  const words = padded(message);
  const state = Uint32Array.from(START);
  for (let at = 0; at < words.length; at += 16) compress(state, words.subarray(at, at + 16));
  const bytes = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => bytes.setUint32(4 * index, word));
  return new Uint8Array(bytes.buffer);
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The message with a one bit, zeros and its length behind it, as words of 32 bits. */
function padded(message: Uint8Array): Uint32Array {
  const bytes = new DataView(new ArrayBuffer(64 * Math.ceil((message.length + 9) / 64)));
  message.forEach((byte, index) => bytes.setUint8(index, byte));
  bytes.setUint8(message.length, 0x80);
  bytes.setUint32(bytes.byteLength - 8, Math.floor((message.length * 8) / 2 ** 32));
  bytes.setUint32(bytes.byteLength - 4, (message.length * 8) >>> 0);
  return Uint32Array.from({ length: bytes.byteLength / 4 }, (_, index) => bytes.getUint32(4 * index));
}

function compress(state: Uint32Array, block: Uint32Array): void {
  const w = new Uint32Array(64);
  w.set(block);
  for (let i = 16; i < 64; i++) {
    const [early, late] = [w[i - 15]!, w[i - 2]!];
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    w[i] = w[i - 16]! + small + w[i - 7]! + large;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const mixed = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
    const one = (h + mixed + ROUNDS[i]! + w[i]!) >>> 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = state[index]! + word));
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime)) primes.push(candidate);
  }
  return primes;
}
