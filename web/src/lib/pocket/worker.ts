/** The worker: Python with a house, for one page. It starts once; whatever goes wrong is told, and the page starts anew. */

import {
  bring,
  doorOf,
  mark,
  NotListed,
  startPython,
  writtenAnswer,
  type Door,
  type Python,
  type Source,
  type Tell,
} from "./boot";
import type { FromWorker, ToWorker, Trouble } from "./messages";
import { Outbox } from "./outbox";
import { own } from "./owner";
import { isHeld, openShelf, type Shelf } from "./shelf";

/** Why the house could not be opened. */
class Closed extends Error {
  constructor(readonly code: Trouble) {
    super(code);
  }
}

// What the store says is wrong with it.
const TROUBLES: Record<string, Trouble> = { "store-full": "full", "store-too-new": "newer" };
const DAMAGED = "store-damaged";
const UNAVAILABLE = 503;

type Asked = Extract<ToWorker, { type: "ask" }>;

let source: Source | undefined;
let house: Promise<{ door: Door; shelf: Shelf }> | undefined;
let lacks = false;
const post = (message: FromWorker): void => postMessage(message);
const stopped = (code: Trouble): void => post({ type: "trouble", code });

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "start") {
    source = files(data.base);
    house = open(source, data.takes);
  }
  if (data.type === "ask") void written(data).then((told) => told || hear(data));
  else hear(data);
});

function hear(message: ToWorker): void {
  house?.then(
    ({ door }) => use(door, message),
    (trouble: unknown) => stopped(trouble instanceof Closed ? trouble.code : whyNot(trouble)),
  );
}

/** What everybody is answered needs no house; says whether it was that. */
async function written({ number, method, path }: Asked): Promise<boolean> {
  const text = await writtenAnswer(source!, method, path).catch(() => null);
  if (text !== null) post({ type: "answer", number, code: 200, text });
  return text !== null;
}

function use(door: Door, message: ToWorker): void {
  switch (message.type) {
    case "start":
      return post({ type: "ready" });
    case "ask":
      return door.ask(message.number, message.method, message.path, message.body, message.token);
    case "connect":
      return door.connect(message.number, message.path);
    case "say":
      return door.say(message.number, message.text);
    case "hang_up":
      return door.hang_up(message.number);
    case "ping":
      return post({ type: "pong" });
  }
}

async function open(source: Source, takes: boolean): Promise<{ door: Door; shelf: Shelf }> {
  const python = startPython(source).catch(() => {
    throw new Closed("files");
  });
  // Whoever has no house waits for no Python either.
  python.catch(() => undefined);
  if (!(await own(takes, () => void give()))) throw new Closed("elsewhere");
  const shelf = await openShelf().catch((trouble: unknown) => {
    throw new Closed(isHeld(trouble) ? "elsewhere" : "disk");
  });
  if (!shelf) throw new Closed("nowhere");
  return { door: await opened(await python, shelf, source), shelf };
}

async function opened(python: Python, shelf: Shelf, source: Source): Promise<Door> {
  const outbox = new Outbox<FromWorker>(post, () => heldBack(shelf));
  const tell: Tell = (type, number, code, text) => {
    outbox.send({ type, number, code, text });
    if (code === UNAVAILABLE || type === "closed") note(door.trouble());
  };
  const fetched = (path: string) => void brought(python, source, path).then(() => door.fetched(path));
  const door = doorOf(python, shelf.handles, tell, undefined, fetched);
  try {
    await door.open();
  } catch (error) {
    const trouble = door.trouble();
    if (trouble !== DAMAGED) throw trouble ? new Closed(TROUBLES[trouble] ?? "disk") : error;
    await shelf.setAside(new Date().toISOString().replace(/\D/g, "").slice(0, 14));
    throw new Closed("set-aside");
  }
  mark("house");
  return door;
}

/** Fetch a file that the house wants; that minds have to do without it is said once. */
async function brought(python: Python, source: Source, path: string): Promise<void> {
  try {
    await bring(source, python.FS, path);
  } catch (trouble) {
    if (lacks || trouble instanceof NotListed) return;
    lacks = true;
    post({ type: "note", code: "values" });
  }
}

/** What cannot be made durable ends the house: nobody was told of it, and it opens again as it was before. */
function heldBack(shelf: Shelf): Promise<void> | null {
  const durable = shelf.durable();
  durable?.catch((trouble: unknown) => stopped(whyNot(trouble)));
  return durable;
}

function whyNot(trouble: unknown): Trouble {
  const name = (trouble as Error).name;
  return name === "Taken" ? "taken" : name === "QuotaExceededError" ? "full" : "disk";
}

/** The house goes on, but cannot write: people are told why. */
function note(code: string): void {
  if (code) post({ type: "note", code: TROUBLES[code] ?? "disk" });
}

/** Another tab takes the house: let go of it in order. Whatever goes wrong on the way, it gets its files. */
async function give(): Promise<void> {
  const open = await house?.catch(() => undefined);
  try {
    await open?.door.close();
  } finally {
    open?.shelf.close();
    stopped("taken");
  }
}

/** The folder of static files; the list of them is read once. */
function files(base: string): Source {
  const once = new Map<string, Promise<ArrayBuffer>>();
  const read = async (path: string): Promise<ArrayBuffer> => {
    const answer = await fetch(base + path);
    if (!answer.ok) throw new Error(`${answer.status}: ${path}`);
    return answer.arrayBuffer();
  };
  const list = (path: string) => once.get(path) ?? once.set(path, read(path)).get(path)!;
  return { base, read: (path) => (path === "manifest.json" ? list(path) : read(path)) };
}
