/** Strokes of a finger over the felt that throw, and where to: from −1 on the left to 1 on the right. */

/** A finger at a place, and when. */
export type Stroke = { x: number; y: number; at: number };
type Box = { left: number; top: number; width: number; height: number };

const FLING_PX = 36;
const FLING_MS = 700;
const FLICK_PX = 24;
const FLICK_MS = 450;
// A finger may miss the middle of a die by so many of its widths.
const REACH = 1.1;

export const strokeAt = (event: PointerEvent): Stroke => ({ x: event.clientX, y: event.clientY, at: event.timeStamp });

/** A fling goes away from us over the felt. */
export function fling(from: Stroke, to: Stroke): number | null {
  const up = from.y - to.y;
  return to.at - from.at > FLING_MS || up < FLING_PX ? null : aimed(to.x - from.x, up);
}

/** A flick is quick, goes any way, and hits the die. */
export function flickAt(from: Stroke, to: Stroke, die: Box | undefined): number | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  if (!die || to.at - from.at > FLICK_MS || far < FLICK_PX) return null;
  const [x, y] = [die.left + die.width / 2 - from.x, die.top + die.height / 2 - from.y];
  const share = Math.max(0, Math.min(1, (x * dx + y * dy) / (far * far)));
  const missed = Math.hypot(x - share * dx, y - share * dy);
  return missed > REACH * die.width ? null : aimed(dx, Math.abs(dy));
}

const aimed = (across: number, along: number): number => Math.max(-1, Math.min(1, across / Math.max(1, along)));
