/** What the box needs of the browser, so that tests can give it another one. */

export interface World {
  /** Whether anything can be kept here: browsers allow it over https alone. */
  readonly possible: boolean;
  readonly cacheStorage: CacheStorage;
  fetch(address: string, options: RequestInit): Promise<Response>;
  /** The SHA-256 of something, in hexadecimal. */
  digest(bytes: ArrayBuffer): Promise<string>;
  /** Where a file of the app lies. */
  address(name: string): string;
  /** Do something after a while; gives what calls it off. */
  later(ms: number, act: () => void): () => void;
  /** Wait for a while, or until it is called off. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
  /** Do something when the browser says that there is a line again; gives what calls it off. */
  whenOnline(act: () => void): () => void;
  /** Be there when the service worker is: a box is of no use without it. */
  worker(): Promise<void>;
  /** Ask the browser not to clear the box away when room gets scarce. */
  askForLasting(): Promise<void>;
  isLasting(): Promise<boolean>;
  /** Bytes that this device still has for us, where it says so. */
  room(): Promise<number | null>;
}

export const browser: World = {
  get possible() {
    return isSecureContext && "caches" in globalThis && "serviceWorker" in navigator;
  },
  get cacheStorage() {
    return caches;
  },
  fetch: (address, options) => fetch(address, options),
  async digest(bytes) {
    const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
  },
  address: (name) => new URL(name, new URL(".", document.baseURI)).href,
  later(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  pause: (ms, signal) =>
    new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        signal.removeEventListener("abort", done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener("abort", done);
      if (signal.aborted) done();
    }),
  whenOnline(act) {
    addEventListener("online", act, { once: true });
    return () => removeEventListener("online", act);
  },
  async worker() {
    // The same script again is nothing new; one that could not be had when the page came is fetched now.
    const { active, waiting, installing } = await navigator.serviceWorker.register("sw.js");
    const coming = waiting ?? installing;
    if (!active && coming) await activated(coming);
  },
  async askForLasting() {
    await navigator.storage?.persist?.().catch(() => false);
  },
  isLasting: async () => (await navigator.storage?.persisted?.().catch(() => false)) ?? false,
  async room() {
    const told: StorageEstimate = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
    return told.quota === undefined ? null : told.quota - (told.usage ?? 0);
  },
};

function activated(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker.state === "activated") resolve();
      if (worker.state === "redundant") reject(new Error("the service worker could not be installed"));
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

/** What is done, or that it was called off first. */
export function orCalledOff<T>(done: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    done.then(resolve, reject);
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });
}
