/** A host with a small box and a browser for it, in memory; for tests. */

import { SILENCE_MS } from "./box-fetching";
import { BOX } from "./box-files";
import { browser, type World } from "./box-world";

export const BASE = "https://table/box/";
type Fault = (signal: AbortSignal) => Promise<Response>;

const APP = { "assets/index-a.js": 300, "icon.svg": 20 };
const POCKET = { "engine-a.zip": 50, "games-a.json": 10 };

/** What it has is what it lists; each name can be made to fail for a while. */
export class FakeHost {
  readonly asked: string[] = [];
  private readonly faults = new Map<string, { times: number; fault: Fault }>();
  private app: Record<string, number> = APP;

  answer(name: string, signal: AbortSignal): Promise<Response> {
    this.asked.push(name);
    const planned = this.faults.get(name);
    if (planned && planned.times-- > 0) return planned.fault(signal);
    return this.file(name);
  }

  fails(name: string, times: number, fault: Fault): void {
    this.faults.set(name, { times, fault });
  }

  recovers(): void {
    this.faults.clear();
  }

  /** From here on, it has a newer app. */
  update(): void {
    this.app = { "assets/index-b.js": 301, "icon.svg": 20 };
  }

  count(name: string): number {
    return this.asked.filter((each) => each === name).length;
  }

  page(script: string): Response {
    const text = `<!doctype html><html><script src="./${script}"></script></html>`;
    return new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } });
  }

  private async file(name: string): Promise<Response> {
    if (name === "") return this.page(Object.keys(this.app)[0]!);
    if (name === "app-files.json") return Response.json(this.app);
    if (name === "app-digests.json") return Response.json(await digests(this.app, ""));
    if (name === "pocket/manifest.json") {
      const answers = { "/api/games": "games-a.json" };
      return Response.json({ files: POCKET, digests: await digests(POCKET, "pocket/"), answers });
    }
    const isKnown = name in this.app || name.replace(/^pocket\//, "") in POCKET;
    return new Response(isKnown ? contentOf(name) : "", { status: isKnown ? 200 : 404 });
  }
}

export const contentOf = (name: string): string => `content of ${name}`;

async function digests(files: Record<string, number>, folder: string): Promise<Record<string, string>> {
  const digest = (name: string) => browser.digest(new TextEncoder().encode(contentOf(folder + name)).buffer);
  return Object.fromEntries(await Promise.all(Object.keys(files).map(async (name) => [name, await digest(name)])));
}

/** A cache in memory, which may be full. */
class FakeCache {
  readonly files = new Map<string, Response>();
  constructor(private readonly world: FakeWorld) {}
  match(address: string): Promise<Response | undefined> {
    return Promise.resolve(this.files.get(full(address))?.clone());
  }
  put(address: string, answer: Response): Promise<void> {
    if (this.world.full) return Promise.reject(new DOMException("full", "QuotaExceededError"));
    this.files.set(full(address), answer);
    return Promise.resolve();
  }
  delete(address: string): Promise<boolean> {
    return Promise.resolve(this.files.delete(full(address)));
  }
  keys(): Promise<{ url: string }[]> {
    return Promise.resolve([...this.files.keys()].map((url) => ({ url })));
  }
}

class FakeCaches {
  private readonly all = new Map<string, FakeCache>();
  constructor(private readonly world: FakeWorld) {}
  open(name: string): Promise<FakeCache> {
    if (!this.all.has(name)) this.all.set(name, new FakeCache(this.world));
    return Promise.resolve(this.all.get(name)!);
  }
  has = (name: string): Promise<boolean> => Promise.resolve(this.all.has(name));
  keys = (): Promise<string[]> => Promise.resolve([...this.all.keys()]);
  delete = (name: string): Promise<boolean> => Promise.resolve(this.all.delete(name));
}

const full = (address: string): string => new URL(address, BASE).href;

/** A browser whose pauses are over at once, unless told otherwise; everything else waits for the test. */
export class FakeWorld implements World {
  readonly possible = true;
  readonly cacheStorage = new FakeCaches(this) as unknown as CacheStorage;
  readonly pauses: number[] = [];
  hurries = true;
  full = false;
  online: (() => void) | null = null;
  workers = (): Promise<void> => Promise.resolve();
  private waits: { ms: number; act: () => void }[] = [];

  constructor(private readonly host: FakeHost) {}

  fetch = (address: string, { signal }: RequestInit): Promise<Response> =>
    this.host.answer(address.slice(BASE.length), signal!);
  digest = browser.digest;
  address = (name: string): string => BASE + name;
  worker = (): Promise<void> => this.workers();
  askForLasting = (): Promise<void> => Promise.resolve();
  isLasting = (): Promise<boolean> => Promise.resolve(false);
  room = (): Promise<null> => Promise.resolve(null);

  later(ms: number, act: () => void): () => void {
    const wait = { ms, act };
    this.waits.push(wait);
    return () => (this.waits = this.waits.filter((each) => each !== wait));
  }

  pause(ms: number, signal: AbortSignal): Promise<void> {
    this.pauses.push(ms);
    return new Promise((resolve) => (this.hurries ? resolve() : signal.addEventListener("abort", () => resolve())));
  }

  whenOnline(act: () => void): () => void {
    this.online = act;
    return () => (this.online = null);
  }

  /** How long it is until the box goes on by itself. */
  next = (): number | undefined => this.waits.find(({ ms }) => ms !== SILENCE_MS)?.ms;

  /** The time for that has come. */
  wake(): void {
    this.end(({ ms }) => ms !== SILENCE_MS);
  }

  /** Nothing has come on any line for so long that all are dead. */
  silence(): void {
    this.end(({ ms }) => ms === SILENCE_MS);
  }

  boxes = async (): Promise<string[]> => (await this.cacheStorage.keys()).filter((name) => name.startsWith(BOX));
  current = (): Promise<string | undefined> => this.pointer("current-box");
  nextBox = (): Promise<string | undefined> => this.pointer("next-box");

  async inside(name: string): Promise<string[]> {
    return (await (await this.cacheStorage.open(name)).keys()).map(({ url }) => url).toSorted();
  }

  /** The box that is used. */
  async used(): Promise<Cache> {
    return this.cacheStorage.open((await this.current())!);
  }

  private async pointer(which: string): Promise<string | undefined> {
    return (await (await this.cacheStorage.open("knobel-boxes")).match(which))?.text();
  }

  private end(which: (wait: { ms: number }) => boolean): void {
    const over = this.waits.filter(which);
    this.waits = this.waits.filter((each) => !over.includes(each));
    for (const { act } of over) act();
  }
}
