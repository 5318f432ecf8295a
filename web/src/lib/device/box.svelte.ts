/**
 * The whole box on this device: app and pocket, loaded into a cache of their own, and used by the service worker
 * (public/sw.js) once all of it is there. What was loaded before the line broke is not loaded again.
 */

import { boxOf, clear, clearAll, isWhole, listIn, missing, publish, takeOutDamaged } from "./box-keeping";
import { fetched, type Wanted } from "./box-fetching";
import { APP_DIGESTS, APP_LIST, belongs, BOX_LIST, boxName, digestsOf, filesOf, POCKET_LIST } from "./box-files";
import { isFixed, weightOf, type Digests, type Files, type Lists } from "./box-files";
import { browser, orCalledOff, type World } from "./box-world";
import { storage } from "./storage";

const AT_ONCE = 4;
/** How long until a box that could not be loaded is loaded again by itself: longer each time. */
export const FIRST_LATER_MS = 10_000;
export const LAST_LATER_MS = 600_000;

/**
 * `failed`: the line broke, and it goes on later; `full`: this device has no room for it; `damaged`: something of it is
 * not here any more, and is being loaded again.
 */
export type State = "absent" | "loading" | "kept" | "failed" | "full" | "damaged";

/** What the host has now. */
interface Listed {
  files: Files;
  digests: Digests;
  /** The list of the pocket's files, as it came. */
  list: Response;
}

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

  /**
   * Something in the box does not work: look into every file, and load again what is not what it is to be. `found` is
   * called where there is such a file. Says whether that was it, and all is well now.
   */
  async mend(found: () => void): Promise<boolean> {
    const current = this.possible ? await boxOf(this.world, "current-box") : undefined;
    if (current === undefined || !(await takeOutDamaged(this.world, current))) return false;
    found();
    await this.loading;
    await this.keep();
    return (await missing(this.world, current, Object.keys(await listIn(this.world, current)))).length === 0;
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
    const isDamaged = before !== undefined && (await this.isDamaged(before));
    if (before === undefined) this.state = "loading";
    else if (isDamaged) this.state = "damaged";
    // Whoever looks meanwhile leaves it to us to say that it is here, and the host may never answer.
    else if (this.state === "absent") this.state = "kept";
    try {
      // Whoever has a box is perhaps without a line, and asks again later.
      const listed = await this.listed(before === undefined ? undefined : []);
      const name = boxName(listed.files, listed.digests);
      const isHere = name === before ? !isDamaged : name === (await boxOf(this.world, "next-box"));
      if (!isHere) await this.fill(name, listed, before);
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

  private async isDamaged(name: string): Promise<boolean> {
    return (await missing(this.world, name, Object.keys(await listIn(this.world, name)))).length > 0;
  }

  private async fill(name: string, listed: Listed, before: string | undefined): Promise<void> {
    const { files, digests, list } = listed;
    await clear(this.world, [before, name]);
    const old = before === undefined ? null : await this.world.cacheStorage.open(before);
    const box = await this.world.cacheStorage.open(name);
    this.done = 0;
    this.total = weightOf(files);
    // Some browsers ask people about it, who may answer late or never: nothing waits for that.
    void this.world.askForLasting().then(() => this.estimate());
    await this.takeAll(box, listed, old);
    const page = await this.fetched("");
    if (!belongs(await page.clone().text(), files)) throw new Error("the page is another one by now");
    const whole = { ...digests, "": await this.digest(page), [POCKET_LIST]: await this.digest(list) };
    await this.answer(box, list);
    await box.put(this.world.address(""), page);
    await box.put(this.world.address(BOX_LIST), Response.json(whole));
    const lost = await missing(this.world, name, [...Object.keys(files), BOX_LIST]);
    if (lost.length) throw new Error(`gone meanwhile: ${lost.join()}`);
    await publish(this.world, name);
  }

  private async takeAll(box: Cache, { files, digests }: Listed, old: Cache | null): Promise<void> {
    const waiting = Object.keys(files).filter((each) => each !== "" && each !== POCKET_LIST);
    const worker = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (await this.take(box, next, digests[next], old)) this.failures = 0;
        this.done += files[next] ?? 0;
      }
    };
    const all = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
    for (const each of all) if (each.status === "rejected") throw each.reason;
  }

  /** Put a file into a box; says whether that is a step forward. */
  private async take(box: Cache, name: string, digest: string | undefined, old: Cache | null): Promise<boolean> {
    const at = this.world.address(name);
    // What never changes under its name, or is known by its digest, is not loaded again.
    const stays = digest !== undefined || isFixed(name);
    if (stays && (await isWhole(this.world, await box.match(at), digest))) return false;
    const known = stays ? await old?.match(at) : undefined;
    const isKnown = await isWhole(this.world, known, digest);
    await box.put(at, isKnown ? known! : await this.fetched(name, { digest }));
    return stays && !isKnown;
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

  private async digest(answer: Response): Promise<string> {
    return this.world.digest(await answer.clone().arrayBuffer());
  }

  private fetched(name: string, how: Partial<Wanted> = {}): Promise<Response> {
    return fetched(this.world, { name, signal: this.line.signal, ...how });
  }

  /** Every file that the host has now. */
  private async listed(pauses?: number[]): Promise<Listed> {
    const asked = [APP_LIST, APP_DIGESTS, POCKET_LIST].map((name) => this.fetched(name, { pauses }));
    const [ofApp, ofDigests, list] = (await Promise.all(asked)) as [Response, Response, Response];
    const told = { app: await ofApp.json(), appDigests: await ofDigests.json(), pocket: await list.clone().json() };
    const lists = told as Lists;
    return { files: filesOf(lists), digests: digestsOf(lists), list };
  }

  private async estimate(): Promise<void> {
    this.lasting = await this.world.isLasting();
    this.room = await this.world.room();
  }
}

export const box = new Box(browser);
