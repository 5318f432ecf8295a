/** Putting the app on the home screen, where the browser offers it; and the worker that keeps the app's shell. */

type Offer = Event & { prompt: () => Promise<unknown> };
// What is kept for times without a connection waits until the page has come to rest.
const AT_REST_MS = 4000;

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
      setTimeout(() => void import("./shell").catch(() => undefined), AT_REST_MS);
      void navigator.serviceWorker.register("sw.js").catch(() => undefined);
    }
  }

  async ask(): Promise<void> {
    await this.offer?.prompt();
    this.offer = null;
  }
}

export const install = new Install();
