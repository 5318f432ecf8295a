/**
 * A finger that comes down twice has tapped once.
 *
 * What a tap brings lies where the finger still is: the next throw after a decision, a bot for the chair of somebody who
 * was just asked to leave. Nobody has read that yet, so it cannot be pressed at once. Keys are no taps.
 */

const TWICE_WITHIN_MS = 300;

class Finger {
  /** Whether it may still come down a second time, meaning the first. */
  down = $state(false);
  private lifting: ReturnType<typeof setTimeout> | undefined;

  /** Do what was tapped; what that brings can be pressed in a moment. */
  does(event: MouseEvent, deed: () => void): void {
    // Keys and scripts click without a count.
    if (event.detail) this.comesDown();
    deed();
  }

  private comesDown(): void {
    this.down = true;
    clearTimeout(this.lifting);
    this.lifting = setTimeout(() => (this.down = false), TWICE_WITHIN_MS);
  }
}

export const finger = new Finger();
