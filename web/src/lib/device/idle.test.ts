// @vitest-environment node
import { afterEach, expect, it, vi } from "vitest";
import { afterPaint, inSteps } from "./idle";

afterEach(() => vi.unstubAllGlobals());

/** Work of so many steps, each of which takes so long; says how many were done each time the page was idle. */
function worked(steps: number, stepMs: number): number[] {
  let [time, done] = [0, 0];
  let next: (() => void) | null = null;
  const step = () => ((time += stepMs), ++done < steps);
  inSteps(
    step,
    () => time,
    (then) => (next = then),
  );
  const at = [];
  for (let then = next as (() => void) | null; then; then = next as (() => void) | null) {
    next = null;
    then();
    at.push(done);
  }
  return at;
}

it("does many quick steps at a time, slow ones one by one, and all of them", () => {
  expect(worked(7, 1)).toEqual([4, 7]);
  expect(worked(3, 30)).toEqual([1, 2, 3]);
  expect(worked(1, 1)).toEqual([1]);
});

it("does nothing more once it is stopped", () => {
  const waiting: (() => void)[] = [];
  let done = 0;
  const stop = inSteps(
    () => ++done > 0,
    () => 10 * done,
    (then) => waiting.push(then),
  );
  waiting.pop()!();
  stop();
  waiting.pop()!();
  expect([done, waiting]).toEqual([1, []]);
});

it("does nothing after a picture that is no longer wanted, whether it has been shown by then or not", () => {
  vi.useFakeTimers();
  const frames = new Map<number, () => void>();
  vi.stubGlobal("requestAnimationFrame", (shown: () => void) => frames.set(frames.size + 1, shown).size);
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
  const showAll = () => [...frames.values()].forEach((shown) => shown());
  const then = vi.fn();
  afterPaint(then)();
  showAll();
  vi.runAllTimers();
  const stop = afterPaint(then);
  showAll();
  stop();
  vi.runAllTimers();
  expect(then).not.toHaveBeenCalled();
  afterPaint(then);
  showAll();
  vi.runAllTimers();
  expect(then).toHaveBeenCalled();
  vi.useRealTimers();
});
