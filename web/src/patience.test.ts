// @vitest-environment node
/** Whoever waits in a test waits longer than a busy machine takes. */
import { expect, it, vi } from "vitest";

// By itself every one of these gives up after a second.
const USUAL_MS = 1000;

it("waits longer than usual for whatever becomes so", async () => {
  const began = performance.now();
  const late = () => performance.now() - began > 1.3 * USUAL_MS;
  await Promise.all([vi.waitFor(() => expect(late()).toBe(true)), vi.waitUntil(late), expect.poll(late).toBe(true)]);
});
