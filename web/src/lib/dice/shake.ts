/** Shaking the phone throws the dice: three hard jerks within a moment, then a rest. */

const GRAVITY = 9.81;
const HARD = 9;
const JERKS = 3;
const WITHIN_MS = 900;
const APART_MS = 60;
const REST_MS = 1500;

export class Shaking {
  private jerks: number[] = [];
  private rests = 0;

  /** One measurement in metres per second squared, gravity included; true when a shake is complete. */
  feel(x: number, y: number, z: number, at: number): boolean {
    if (at < this.rests || Math.abs(Math.hypot(x, y, z) - GRAVITY) < HARD) return false;
    if (at - (this.jerks.at(-1) ?? -Infinity) < APART_MS) return false;
    this.jerks = [...this.jerks.filter((jerk) => at - jerk < WITHIN_MS), at];
    if (this.jerks.length < JERKS) return false;
    this.jerks = [];
    this.rests = at + REST_MS;
    return true;
  }
}

type Asking = { requestPermission?: () => Promise<"granted" | "denied"> };

/** Whether this device can feel a shake at all, and whether it must be asked first. */
export const canShake = (): boolean =>
  typeof DeviceMotionEvent !== "undefined" && isSecureContext && "ontouchstart" in window;
export const mustAsk = (): boolean =>
  canShake() && typeof (DeviceMotionEvent as Asking).requestPermission === "function";

export async function askToShake(): Promise<boolean> {
  const ask = (DeviceMotionEvent as Asking).requestPermission;
  return ask ? (await ask().catch(() => "denied")) === "granted" : true;
}

/** Call back on every shake, until the returned function is called. */
export function onShake(shaken: () => void): () => void {
  const shaking = new Shaking();
  const moved = ({ accelerationIncludingGravity: felt }: DeviceMotionEvent) => {
    if (felt && shaking.feel(felt.x ?? 0, felt.y ?? 0, felt.z ?? 0, performance.now())) shaken();
  };
  addEventListener("devicemotion", moved);
  return () => removeEventListener("devicemotion", moved);
}
