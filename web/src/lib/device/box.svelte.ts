/**
 * The whole box on this device: app and pocket, loaded into a cache of their own, and used by the service worker
 * (public/sw.js) once all of it is there. What was loaded before the line broke is not loaded again.
 */

import { APP_LIST, BOX, boxName, belongs, filesOf, isFixed, POCKET_LIST, useless, weightOf } from "./box-files";
import type { Files, Lists } from "./box-files";
import { storage } from "./storage";

// As in sw.js.
const BOXES = "knobel-boxes";
const CURRENT = "current-box";
const NEXT = "next-box";
const AT_ONCE = 4;

/** `failed`: the line broke, and it goes on later; `full`: this device has no room for it. */
export type State = "absent" | "loading" | "kept" | "failed" | "full";

class Box {
  state: State = $state("absent");
  /** Bytes that are here, and all of them; those of the latest list. */
  done = $state(0);
  total = $state(0);
  /** Whether the browser has promised not to clear it away by itself. */
  lasting = $state(false);
  /** Bytes that this device still has for us, where it says so. */
  room: number | null = $state(null);
  private loading: Promise<void> | null = null;

  /** Whether anything can be kept here: browsers allow it over https alone. */
  get possible(): boolean {
    return isSecureContext && "caches" in globalThis && "serviceWorker" in navigator;
  }

  /** Look what is here, whether there is a newer one, and what the whole would weigh. */
  async look(): Promise<void> {
    if (!this.possible) return;
    const current = await pointer(CURRENT);
    storage.kept = current !== undefined;
    if (!this.loading) this.state = current === undefined ? "absent" : "kept";
    if (current !== undefined) void this.keep();
    const files = await listed().catch(() => null);
    if (files) this.total = weightOf(files);
    await this.estimate();
  }

  /** Load the whole box; or, where one is kept, the newer one if there is any. */
  keep(): Promise<void> {
    storage.boxWanted = true;
    this.loading ??= this.load().finally(() => (this.loading = null));
    return this.loading;
  }

  /** Let everything go again. What was played stays. */
  async drop(): Promise<void> {
    storage.boxWanted = false;
    await this.loading;
    await caches.delete(BOXES);
    for (const name of useless(await caches.keys(), [])) await caches.delete(name);
    storage.kept = false;
    this.state = "absent";
    this.done = 0;
  }

  private async load(): Promise<void> {
    const before = await pointer(CURRENT);
    if (before === undefined) this.state = "loading";
    try {
      const files = await listed();
      const name = boxName(files);
      if (name !== before && name !== (await pointer(NEXT))) await this.fill(name, files, before);
      this.state = "kept";
      storage.kept = true;
    } catch (trouble) {
      const isFull = (trouble as Error).name === "QuotaExceededError";
      if (isFull) for (const name of useless(await caches.keys(), [before])) await caches.delete(name);
      // Whoever has a box plays on with that one.
      if (before === undefined) this.state = isFull ? "full" : "failed";
      if (!isFull) addEventListener("online", () => storage.boxWanted && void this.keep(), { once: true });
    }
    await this.estimate();
  }

  private async fill(name: string, files: Files, before: string | undefined): Promise<void> {
    for (const each of useless(await caches.keys(), [before, name])) await caches.delete(each);
    const old = before === undefined ? null : await caches.open(before);
    const box = await caches.open(name);
    this.done = 0;
    this.total = weightOf(files);
    await askForLasting();
    const waiting = Object.keys(files).filter((each) => each !== "");
    const worker = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        await take(box, next, old);
        this.done += files[next] ?? 0;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    for (const [path, file] of Object.entries(await answers(box))) {
      await box.put(address(path.slice(1)), (await box.match(address(`pocket/${file}`)))!);
    }
    const page = await fetched("");
    if (!belongs(await page.clone().text(), files)) throw new Error("the page is another one by now");
    await box.put(address(""), page);
    await (await caches.open(BOXES)).put(before === undefined ? CURRENT : NEXT, new Response(name));
  }

  private async estimate(): Promise<void> {
    this.lasting = (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
    const told: StorageEstimate = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
    this.room = told.quota === undefined ? null : told.quota - (told.usage ?? 0);
  }
}

const address = (name: string): string => new URL(name, new URL(".", document.baseURI)).href;

/** A file as the host has it now, past the service worker; something else in its place is no answer. */
async function fetched(name: string): Promise<Response> {
  const answer = await fetch(address(name), { cache: isFixed(name) ? "reload" : "no-store" });
  const isPage = (answer.headers.get("content-type") ?? "").startsWith("text/html");
  if (!answer.ok || answer.redirected || isPage !== (name === "")) throw new Error(`${answer.status}: ${name}`);
  return answer;
}

async function take(box: Cache, name: string, old: Cache | null): Promise<void> {
  const at = address(name);
  if (isFixed(name) && (await box.match(at))) return;
  await box.put(at, ((isFixed(name) && (await old?.match(at))) || undefined) ?? (await fetched(name)));
}

/** Every file that the host has now. */
async function listed(): Promise<Files> {
  const [app, pocket] = (await Promise.all(
    [APP_LIST, POCKET_LIST].map(async (each) => (await fetched(each)).json()),
  )) as [Lists["app"], Lists["pocket"]];
  return filesOf({ app, pocket });
}

/** What a house answers everybody alike, as the pocket in this box has it. */
async function answers(box: Cache): Promise<Record<string, string>> {
  const list = await box.match(address(POCKET_LIST));
  return ((await list?.json()) as Lists["pocket"] | undefined)?.answers ?? {};
}

async function pointer(which: string): Promise<string | undefined> {
  const name = await (await (await caches.open(BOXES)).match(which))?.text();
  return name?.startsWith(BOX) && (await caches.has(name)) ? name : undefined;
}

/** Ask the browser not to clear the box away when room gets scarce. */
async function askForLasting(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

export const box = new Box();
