// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { finger } from "./finger.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  deed.mockClear();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const deed = vi.fn();
const click = (detail: number) => finger.does({ detail } as MouseEvent, deed);

it("may come down a second time for a moment, from the last tap on", () => {
  click(1);
  vi.advanceTimersByTime(299);
  click(2);
  vi.advanceTimersByTime(299);
  expect(finger.down).toBe(true);
  expect(deed).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  expect(finger.down).toBe(false);
});

it("has nothing to do with keys", () => {
  click(0);
  expect(finger.down).toBe(false);
  expect(deed).toHaveBeenCalledOnce();
});
