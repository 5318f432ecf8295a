/** From a folder of static files to a house that is open: Python, its library, the engine, and the files of the house. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { filesIn } from "./archive.ts";
import { HOUSE, HouseFiles, mountFiles, type FileSystem, type Handles } from "./files.ts";

/** What `make pocket` has written: names that say what is in the files. */
export interface Manifest {
  /** The folder of the runtime, with a slash at its end. */
  runtime: string;
  stdlib: string;
  /** In the order in which they are unpacked. */
  archives: string[];
  /** Files that hold what everybody is answered to a GET of these paths. */
  answers: Record<string, string>;
  /** Files that are fetched when the house wants them, by where it looks for them. */
  beside: Record<string, string>;
  /** The SHA-256 of every file. */
  digests: Record<string, string>;
  lock: unknown;
}

/** What the house tells: `answer` to a request, `message` on a line, or that a line is `closed`. */
export type Tell = (what: "answer" | "message" | "closed", number: number, code: number, text: string) => void;

/** The house wants a file that is not in the archives. */
export type Fetch = (path: string) => void;

/** The door of a house: `knobel.pocket.door`. */
export interface Door {
  open(): Promise<void>;
  close(): Promise<void>;
  ask(number: number, method: string, path: string, body: string, token?: string): void;
  connect(number: number, path?: string): void;
  say(number: number, text: string): void;
  hang_up(number: number): void;
  /** A file that was to be fetched lies in its place now, or could not be had. */
  fetched(path: string): void;
  /** Why the house could not be opened, or cannot write; empty where nothing is wrong. */
  trouble(): string;
}

export interface Python {
  FS: FileSystem;
  runPython(code: string): unknown;
  pyimport(module: string): {
    Door: (path: string, tell: Tell, pace: number, flush: () => void, fetch?: Fetch) => Door;
  };
}

/** Where static files come from: their folder, and how one of them is read. */
export interface Source {
  base: string;
  read(path: string): Promise<ArrayBuffer>;
}

const PACKAGES = "/lib/knobel";
const FOLDER = "/house";

/** Note that a step of the start is done: `knobel bench pocket` reads how long each has taken. */
export const mark = (step: "runtime" | "files" | "imports" | "house") => void performance.mark(step);

/** The text of a static file. */
async function text(source: Source, path: string): Promise<string> {
  return new TextDecoder().decode(await source.read(path));
}

async function manifestOf(source: Source): Promise<Manifest> {
  return JSON.parse(await text(source, "manifest.json")) as Manifest;
}

/** What everybody is answered, from a file and without Python; null where the house has to be asked. */
export async function writtenAnswer(source: Source, method: string, path: string): Promise<string | null> {
  const file = method === "GET" ? (await manifestOf(source)).answers[path] : undefined;
  return file === undefined ? null : text(source, file);
}

/** Start Python with everything that a house imports. */
export async function startPython(source: Source): Promise<Python> {
  const manifest = await manifestOf(source);
  // They are taken apart while the runtime is still on its way; Python would take longer for it.
  const archives = Promise.all(manifest.archives.map(async (name) => [...filesIn(await source.read(name))]));
  archives.catch(() => undefined);
  const home = source.base + manifest.runtime;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${home}pyodide.mjs`)) as {
    loadPyodide(options: object): Promise<Python>;
  };
  const stdLibURL = source.base + manifest.stdlib;
  const python = await loadPyodide({ indexURL: home, stdLibURL, lockFileContents: manifest.lock });
  mark("runtime");
  place(python.FS, (await archives).flat());
  mark("files");
  python.runPython(`import sys; sys.path.insert(0, "${PACKAGES}")`);
  return python;
}

/** Put files where Python finds them, without a copy of each. */
function place(system: FileSystem, files: [path: string, content: Uint8Array][]): void {
  const paths = files.map(([path]) => `${PACKAGES}/${path}`);
  for (const folder of new Set(paths.map((path) => path.slice(0, path.lastIndexOf("/"))))) system.mkdirTree(folder);
  for (const [index, [, content]] of files.entries()) system.writeFile(paths[index]!, content, { canOwn: true });
}

/** Not in the list: an older version of a game's rules, say, which has no such file. */
export class NotListed extends Error {}

/** Put a file beside the archives where the house looks for it: whole, or not at all. */
export async function bring(source: Source, system: FileSystem, path: string): Promise<void> {
  const { beside, digests } = await manifestOf(source);
  const name = beside[path];
  if (name === undefined) throw new NotListed(path);
  const content = new Uint8Array(await source.read(name));
  // By a library: over plain HTTP browsers hold theirs back.
  if (bytesToHex(sha256(content)) !== digests[name]) throw new Error(`not what it is to be: ${name}`);
  place(system, [[path, content]]);
}

/** The door of the house that lies in these files, still closed. `pace` is how long a bot takes in the middle, in seconds. */
export function doorOf(python: Python, handles: Handles, tell: Tell, pace = 0.8, fetch?: Fetch): Door {
  const files = new HouseFiles(handles);
  mountFiles(python.FS, files, FOLDER);
  const { Door } = python.pyimport("knobel.pocket.door");
  mark("imports");
  return Door(`${FOLDER}/${HOUSE}`, tell, pace, () => files.flush(), fetch);
}

/** Open the house that lies in these files. */
export async function openHouse(python: Python, handles: Handles, tell: Tell, pace?: number): Promise<Door> {
  const door = doorOf(python, handles, tell, pace);
  await door.open();
  return door;
}
