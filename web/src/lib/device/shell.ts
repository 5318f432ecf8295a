/** What this device keeps for times without a connection, once the page has come to rest. */

import { box } from "./box.svelte";
import { storage } from "./storage";

/** Hand the worker what came before it was there, so that even the first visit can be repeated without a connection. */
async function hoard(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const fetched = performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname);
  active?.postMessage({ keep: fetched.filter((path) => path.includes("/assets/")) });
}

void hoard();
// The rest of the box, or a newer one: it is used from another start on.
if (storage.boxWanted && box.possible) void box.keep();
