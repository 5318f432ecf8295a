/**
 * What a hand does with the cup. Drawn to and fro it is shaken, and let go it is slammed down, as it is when it is
 * brought down hard; drawn up it is lifted.
 */

export type Deed = "tap" | "throw" | "lift";

// So far a hand goes before it turns, in pixels; so often a cup is turned to have been shaken.
const SWING = 14;
const SHAKES = 2;
// So far down it is slammed, so far up it is lifted.
const DOWN = 44;
const UP = 32;
// What is shorter and goes less far is a tap.
const TAP_PX = 8;
const TAP_MS = 350;

/** One direction in which a hand goes to and fro. */
class Axis {
  private heading = 0;
  private turned: number;
  constructor(readonly from: number) {
    this.turned = from;
  }

  /** Whether the hand has turned round by going here. */
  turns(to: number): boolean {
    const way = Math.sign(to - this.turned);
    if (way === this.heading) this.turned = to;
    if (way === this.heading || Math.abs(to - this.turned) < SWING) return false;
    const first = this.heading === 0;
    this.heading = way;
    this.turned = to;
    return !first;
  }
}

export class CupDrag {
  x = 0;
  y = 0;
  shakes = 0;
  private readonly across: Axis;
  private readonly down: Axis;
  private farthest = 0;

  constructor(
    x: number,
    y: number,
    private readonly began: number,
  ) {
    this.across = new Axis(x);
    this.down = new Axis(y);
  }

  /** The hand goes on; says whether the dice are to be heard. */
  move(x: number, y: number): boolean {
    [this.x, this.y] = [x - this.across.from, y - this.down.from];
    this.farthest = Math.max(this.farthest, Math.hypot(this.x, this.y));
    const [across, down] = [this.across.turns(x), this.down.turns(y)];
    if (across || down) this.shakes += 1;
    return across || down;
  }

  /** It lets go; says what that was, if anything. */
  end(at: number): Deed | null {
    if (this.shakes >= SHAKES || this.y >= DOWN) return "throw";
    if (this.y <= -UP) return "lift";
    return this.farthest < TAP_PX && at - this.began < TAP_MS ? "tap" : null;
  }
}

/** What happens when a cup is held, rattles, and is let go. */
export type CupHand = {
  held?: ((held: boolean) => void) | undefined;
  rattles?: () => void;
  done: (deed: Deed, pressed: boolean) => void;
};

/** Lets an element be taken as a cup: it follows the finger. Whoever has no finger has it `pressed`. */
export function cupInHand(node: HTMLElement, hand: CupHand): { update: (hand: CupHand) => void; destroy: () => void } {
  let drag: CupDrag | null = null;
  const place = (x: number, y: number) => {
    node.style.setProperty("--cup-x", `${x}px`);
    node.style.setProperty("--cup-y", `${y}px`);
    node.style.setProperty("--cup-lean", `${Math.max(-28, Math.min(28, x / 3))}deg`);
  };
  const letGo = (deed: Deed | null) => {
    if (!drag) return;
    drag = null;
    place(0, 0);
    hand.held?.(false);
    if (deed) hand.done(deed, false);
  };
  const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    pointerdown(event) {
      node.setPointerCapture?.(event.pointerId);
      event.stopPropagation();
      drag = new CupDrag(event.clientX, event.clientY, event.timeStamp);
      hand.held?.(true);
    },
    pointermove(event) {
      if (!drag) return;
      if (drag.move(event.clientX, event.clientY)) hand.rattles?.();
      place(drag.x, drag.y);
    },
    pointerup(event) {
      event.stopPropagation();
      letGo(drag?.end(event.timeStamp) ?? null);
    },
    pointercancel: () => letGo(null),
    blur: () => letGo(null),
    contextmenu: (event) => event.preventDefault(),
    // By keyboard, or by somebody who reads the page aloud.
    click: (event) => event.detail === 0 && hand.done("tap", true),
  };
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of entries) node.addEventListener(name, listener);
  return {
    update: (next) => (hand = next),
    destroy: () => entries.forEach(([name, listener]) => node.removeEventListener(name, listener)),
  };
}
