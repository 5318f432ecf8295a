/** Tests wait for states, and give up so late that no busy machine is the reason: once for all who wait. */
import { vi } from "vitest";

export const PATIENCE_MS = 120_000;

type Options = number | { timeout?: number; interval?: number };
const patient = (options: Options = {}) =>
  typeof options === "number" ? options : { timeout: PATIENCE_MS, ...options };

const { waitFor, waitUntil } = vi;
vi.waitFor = (look, options) => waitFor(look, patient(options));
vi.waitUntil = (look, options) => waitUntil(look, patient(options));
