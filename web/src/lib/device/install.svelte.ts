/** Putting the app on the home screen, where the browser offers it; and the worker that keeps the app's shell. */

import { storage } from "./storage";

type Offer = Event & { prompt: () => Promise<unknown> };

class Install {
  private offer: Offer | null = $state.raw(null);

  get offered(): boolean {
    return this.offer !== null;
  }

  /** Listen from the start: the browser offers it once. */
  watch(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.offer = null));
    if (import.meta.env.PROD && "serviceWorker" in navigator) {
      void navigator.serviceWorker.register("sw.js").then(hoard, () => undefined);
      // The rest of the box, or a newer one, comes when this start is over, and is used from another one on.
      if (storage.boxWanted) setTimeout(() => void import("./box.svelte").then(({ box }) => box.keep()), 9000);
    }
  }

  async ask(): Promise<void> {
    await this.offer?.prompt();
    this.offer = null;
  }
}

/** Hand the worker what came before it was there, so that even the first visit can be repeated without a connection. */
async function hoard(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const fetched = () => performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname);
  const send = () => active?.postMessage({ keep: fetched().filter((path) => path.includes("/assets/")) });
  send();
  setTimeout(send, 5000);
}

export const install = new Install();
