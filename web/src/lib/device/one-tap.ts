/**
 * A finger that comes down twice has tapped once.
 *
 * What a tap has brought lies where the finger still is: a throw after a decision, the cup that is lifted, a bot on the
 * chair of somebody who was just asked to leave. Nobody has read that yet, so the second tap does not press it. The same
 * control, saying the same, may be tapped as fast as anybody likes.
 */

const AGAIN_WITHIN_MS = 300;
// A finger does not come down on the very same spot.
const AS_NEAR_PX = 20;
const CONTROLS = "button, a, summary, input, select, textarea, [role=button], [data-offer]";

export type Tap = { at: number; x: number; y: number; control: unknown; says: string };

/** Whether a tap is the last one once more, but would press something else. */
export function isAnother(last: Tap | null, tap: Tap): boolean {
  if (!last || tap.at - last.at >= AGAIN_WITHIN_MS) return false;
  if (Math.hypot(tap.x - last.x, tap.y - last.y) > AS_NEAR_PX) return false;
  return tap.control !== last.control || tap.says !== last.says;
}

function tapOf(event: MouseEvent): Tap {
  const target = event.target instanceof Element ? event.target : null;
  // A label passes a tap on to its field: that is one tap on one thing.
  const field = target instanceof HTMLInputElement ? target.labels?.[0] : null;
  const control = field ?? target?.closest("label") ?? target?.closest<HTMLElement>(CONTROLS) ?? null;
  const says = control ? `${control.dataset.offer ?? ""} ${control.textContent.trim()}` : "";
  return { at: event.timeStamp, x: event.clientX, y: event.clientY, control, says };
}

/** From now on a second tap is not a second deed, anywhere on the page. Keys are no taps. */
export function tapOnce(): void {
  let last: Tap | null = null;
  addEventListener(
    "click",
    (event) => {
      if (!event.detail) return;
      const tap = tapOf(event);
      if (isAnother(last, tap)) {
        event.stopImmediatePropagation();
        event.preventDefault();
      } else last = tap;
    },
    true,
  );
}
