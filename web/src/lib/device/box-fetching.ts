/** A file of the box from its host: asked for again where the line fails, or the host wants to be left in peace. */

import { isFixed } from "./box-files";
import type { World } from "./box-world";

/** How long until a file is asked for again, after each time that it did not come. */
export const PAUSES_MS = [500, 1000, 2000, 4000, 8000];
/** A host that wants a longer pause gets it up to this. */
export const LONGEST_PAUSE_MS = 60_000;
/** A line on which nothing has come for so long is dead. */
export const SILENCE_MS = 45_000;
// Not now, but perhaps in a moment.
const PASSING = [408, 425, 429, 500, 502, 503, 504];

/** The host has answered with something that is not the file. */
class NotTheFile extends Error {
  constructor(
    message: string,
    /** Whether it may be there in a moment. */
    readonly passes: boolean,
    readonly pauseMs = 0,
  ) {
    super(message);
  }
}

export interface Wanted {
  name: string;
  signal: AbortSignal;
  /** What is to be in it, where that is known. */
  digest?: string | undefined;
  /** How long until it is asked for again, each time. */
  pauses?: number[] | undefined;
}

/** A file as the host has it now, past the service worker: whole, and with what is to be in it. */
export async function fetched(world: World, wanted: Wanted): Promise<Response> {
  const { signal, pauses = PAUSES_MS } = wanted;
  for (const next of [...pauses, null]) {
    signal.throwIfAborted();
    try {
      return await once(world, wanted);
    } catch (trouble) {
      signal.throwIfAborted();
      if (next === null || (trouble instanceof NotTheFile && !trouble.passes)) throw trouble;
      await world.pause(Math.max(next, trouble instanceof NotTheFile ? trouble.pauseMs : 0), signal);
    }
  }
  throw new Error("unreachable");
}

async function once(world: World, { name, signal, digest }: Wanted): Promise<Response> {
  const line = new AbortController();
  const end = (): void => line.abort();
  let silence = world.later(SILENCE_MS, end);
  const heard = (): void => {
    silence();
    silence = world.later(SILENCE_MS, end);
  };
  signal.addEventListener("abort", end);
  try {
    const cache = isFixed(name) ? "reload" : "no-store";
    const answer = await world.fetch(world.address(name), { cache, signal: line.signal });
    mustBeTheFile(answer, name);
    const bytes = await readAll(answer.clone(), heard);
    // A host in the middle of an update, or a line that was cut without anybody saying so.
    if (digest && (await world.digest(bytes)) !== digest) throw new NotTheFile(`not what it is to be: ${name}`, true);
    return answer;
  } finally {
    silence();
    signal.removeEventListener("abort", end);
  }
}

/** Something else in its place is no answer: the page of a café's network, say. */
function mustBeTheFile(answer: Response, name: string): void {
  const isPage = (answer.headers.get("content-type") ?? "").startsWith("text/html");
  if (answer.ok && !answer.redirected && isPage === (name === "")) return;
  const wanted = 1000 * Number(answer.headers.get("retry-after") ?? 0);
  throw new NotTheFile(`${answer.status}: ${name}`, PASSING.includes(answer.status), atMost(wanted));
}

const atMost = (ms: number): number => (Number.isFinite(ms) ? Math.min(ms, LONGEST_PAUSE_MS) : LONGEST_PAUSE_MS);

async function readAll(answer: Response, heard: () => void): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    heard();
  }
  return new Blob(parts).arrayBuffer();
}
