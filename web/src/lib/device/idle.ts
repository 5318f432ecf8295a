/** Work that can wait, in pieces so small that the page answers between them. */

const SOON_MS = 16;
// A slow phone takes four times as long: then it is still less than what people feel.
const STEPS_MS = 4;

/** When the page has nothing better to do; a browser that cannot tell takes a frame's time. */
export function whenIdle(then: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(then);
  else setTimeout(then, SOON_MS);
}

/** Let the browser do what is waiting, and go on in a task of its own. */
export function breathe(): Promise<void> {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Once what stands on the page now has been shown. A page that nobody sees has no frames: it waits a little only. */
export function afterPaint(then: () => void): () => void {
  let waiting = setTimeout(then, 10 * SOON_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(waiting);
    waiting = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(waiting);
  };
}

/**
 * Steps of a long piece of work, as many at a time as fit into a part of a frame, at least one; `step` says whether
 * another one is left.
 */
export function inSteps(step: () => boolean, now: () => number = () => performance.now(), idle = whenIdle): () => void {
  let stopped = false;
  function some(): void {
    const until = now() + STEPS_MS;
    let more: boolean;
    do more = !stopped && step();
    while (more && now() < until);
    if (more) idle(some);
  }
  idle(some);
  return () => (stopped = true);
}
