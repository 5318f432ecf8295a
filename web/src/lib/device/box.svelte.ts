/**
 * The whole box on this device: app and pocket, loaded into a cache of their own, and used by the service worker
 * (public/sw.js) once all of it is there. What was loaded before the line broke is not loaded again.
 */

import { boxOf, clear, clearAll, missing, publish } from "./box-keeping";
import { fetched } from "./box-fetching";
import { APP_LIST, belongs, boxName, filesOf, isFixed, POCKET_LIST, weightOf } from "./box-files";
import type { Files, Lists } from "./box-files";
import { browser, orCalledOff, type World } from "./box-world";
import { storage } from "./storage";

const AT_ONCE = 4;
/** How long until a box that could not be loaded is loaded again by itself: longer each time. */
export const FIRST_LATER_MS = 10_000;
export const LAST_LATER_MS = 600_000;

/** `failed`: the line broke, and it goes on later; `full`: this device has no room for it. */
export type State = "absent" | "loading" | "kept" | "failed" | "full";

export class Box {
  state: State = $state("absent");
  /** Bytes that are here, and all of them; those of the latest list. */
  done = $state(0);
  total = $state(0);
  /** Whether the browser has promised not to clear it away by itself. */
  lasting = $state(false);
  /** Bytes that this device still has for us, where it says so. */
  room: number | null = $state(null);
  private loading: Promise<void> | null = null;
  private line = new AbortController();
  /** How often in a row nothing came, how often anything was tried at all, and what calls the next time off. */
  private failures = 0;
  private tries = 0;
  private callOff = (): void => undefined;

  constructor(private readonly world: World) {}

  /** Whether anything can be kept here. */
  get possible(): boolean {
    return this.world.possible;
  }

  /** Look what is here, whether there is a newer one, and what the whole would weigh. */
  async look(): Promise<void> {
    if (!this.possible) return;
    const { tries } = this;
    const current = await boxOf(this.world, "current-box");
    // What was begun meanwhile knows better.
    if (!this.loading && this.tries === tries) {
      storage.kept = current !== undefined;
      this.state = current === undefined ? "absent" : "kept";
    }
    if (current !== undefined) void this.keep();
    const { files } = await this.listed([]).catch(() => ({ files: null }));
    if (files) this.total = weightOf(files);
    await this.estimate();
  }

  /** Load the whole box; or, where one is kept, the newer one if there is any. */
  keep(): Promise<void> {
    storage.boxWanted = true;
    this.callOff();
    this.tries++;
    this.loading ??= this.load().finally(() => (this.loading = null));
    return this.loading;
  }

  /** Let everything go again. What was played stays. */
  async drop(): Promise<void> {
    storage.boxWanted = false;
    this.callOff();
    this.line.abort();
    await this.loading;
    this.line = new AbortController();
    await clearAll(this.world);
    storage.kept = false;
    this.state = "absent";
    this.done = 0;
  }

  private async load(): Promise<void> {
    const before = await boxOf(this.world, "current-box");
    if (before === undefined) this.state = "loading";
    try {
      // Whoever has a box is perhaps without a line, and asks again later.
      const { files, list } = await this.listed(before === undefined ? undefined : []);
      const name = boxName(files);
      if (name !== before && name !== (await boxOf(this.world, "next-box"))) {
        await this.fill(name, files, list, before);
      }
      await orCalledOff(this.world.worker(), this.line.signal);
      this.failures = 0;
      this.state = "kept";
      storage.kept = true;
    } catch (trouble) {
      if (!this.line.signal.aborted) await this.failed(trouble as Error, before);
    }
    await this.estimate();
  }

  private async failed(trouble: Error, before: string | undefined): Promise<void> {
    const isFull = trouble.name === "QuotaExceededError";
    if (isFull) await clear(this.world, [before]);
    // Whoever has a box plays on with that one.
    if (before === undefined) this.state = isFull ? "full" : "failed";
    if (!isFull) this.goOnLater();
  }

  private goOnLater(): void {
    const goOn = (): void => void (storage.boxWanted && this.keep());
    const pause = Math.min(LAST_LATER_MS, FIRST_LATER_MS * 2 ** this.failures++);
    const both = [this.world.later(pause, goOn), this.world.whenOnline(goOn)];
    this.callOff = () => both.forEach((each) => each());
  }

  private async fill(name: string, files: Files, list: Response, before: string | undefined): Promise<void> {
    await clear(this.world, [before, name]);
    const old = before === undefined ? null : await this.world.cacheStorage.open(before);
    const box = await this.world.cacheStorage.open(name);
    this.done = 0;
    this.total = weightOf(files);
    await this.world.askForLasting();
    await this.takeAll(box, files, old);
    await this.answer(box, list);
    const page = await this.fetched("");
    if (!belongs(await page.clone().text(), files)) throw new Error("the page is another one by now");
    await box.put(this.world.address(""), page);
    const lost = await missing(this.world, name, Object.keys(files));
    if (lost.length) throw new Error(`gone meanwhile: ${lost.join()}`);
    await publish(this.world, name);
  }

  private async takeAll(box: Cache, files: Files, old: Cache | null): Promise<void> {
    const waiting = Object.keys(files).filter((each) => each !== "" && each !== POCKET_LIST);
    const worker = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (await this.take(box, next, old)) this.failures = 0;
        this.done += files[next] ?? 0;
      }
    };
    const all = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
    for (const each of all) if (each.status === "rejected") throw each.reason;
  }

  /** Put a file into a box; says whether that is a step forward. */
  private async take(box: Cache, name: string, old: Cache | null): Promise<boolean> {
    const at = this.world.address(name);
    if (isFixed(name) && (await box.match(at))) return false;
    const known = isFixed(name) ? await old?.match(at) : undefined;
    await box.put(at, known ?? (await this.fetched(name)));
    return isFixed(name) && !known;
  }

  /** What a house answers everybody alike, as the pocket in this box has it; and the list that says so. */
  private async answer(box: Cache, list: Response): Promise<void> {
    const { answers } = (await list.clone().json()) as Lists["pocket"];
    for (const [path, file] of Object.entries(answers ?? {})) {
      const known = await box.match(this.world.address(`pocket/${file}`));
      if (known) await box.put(this.world.address(path.slice(1)), known);
    }
    await box.put(this.world.address(POCKET_LIST), list);
  }

  private fetched(name: string, pauses?: number[]): Promise<Response> {
    return fetched(this.world, name, this.line.signal, pauses);
  }

  /** Every file that the host has now, and the list of the pocket's as it came. */
  private async listed(pauses?: number[]): Promise<{ files: Files; list: Response }> {
    const [ofApp, list] = await Promise.all([this.fetched(APP_LIST, pauses), this.fetched(POCKET_LIST, pauses)]);
    const app = (await ofApp.json()) as Lists["app"];
    const pocket = (await list.clone().json()) as Lists["pocket"];
    return { files: filesOf({ app, pocket }), list };
  }

  private async estimate(): Promise<void> {
    this.lasting = await this.world.isLasting();
    this.room = await this.world.room();
  }
}

export const box = new Box(browser);
