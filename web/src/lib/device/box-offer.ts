/** Whether somebody is asked to keep the whole box here: once, and not before they have come back or played to an end. */

import { storage } from "./storage";

const HERE_ALREADY = "knobel.visit";

/** Somebody has come: each window of the browser counts once, however often its page is loaded. */
export function countVisit(): void {
  try {
    if (sessionStorage.getItem(HERE_ALREADY)) return;
    sessionStorage.setItem(HERE_ALREADY, "1");
    storage.visits += 1;
  } catch {
    // A browser that remembers nothing is not asked to keep anything.
  }
}

export function offersBox(): boolean {
  const settled = storage.boxAsked || storage.boxWanted || storage.kept;
  return isSecureContext && !settled && (storage.finished || storage.visits > 1);
}
