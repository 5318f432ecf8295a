import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Fall } from "../dice/throws";
import { Animation } from "./animation.svelte";
import { buzz, sound, type Touch } from "./sound";

const moves = vi.hoisted(() => ({ not: false }));
vi.mock("../device/look.svelte", () => ({ look: { speed: "normal" }, SPEEDS: { normal: 1 } }));
vi.mock("./sound", () => ({ buzz: vi.fn(), sound: { dice: vi.fn(), touches: vi.fn(), cup: vi.fn(), still: vi.fn() } }));

const CONTACTS: Touch[] = [
  { time: 0.1, strength: 0.9, on: "felt" },
  { time: 0.3, strength: 0.2, on: "die" },
  { time: 0.4, strength: 0.7, on: "wall" },
];
const FALL: Fall = { dice: new Set(["tray/0", "tray/1"]), trays: [], passing: false };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: moves.not }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  moves.not = false;
});

it("lets dice in the air be heard by what they touch, and the hardest touches be felt when they happen", async () => {
  const animation = new Animation();
  animation.thrower = { begin: () => ({ milliseconds: 900, contacts: CONTACTS }), finish: () => undefined };
  const fallen = animation.fall(FALL);
  await vi.runAllTimersAsync();
  await fallen;
  expect(sound.touches).toHaveBeenCalledExactlyOnceWith(CONTACTS);
  expect(sound.dice).not.toHaveBeenCalled();
  const [pattern] = vi.mocked(buzz).mock.calls[0]!;
  expect((pattern as number[]).map(Math.round)).toEqual([12, 288, 12, 0]);
});

it("has a sound and one buzz for dice that nobody can show in the air", async () => {
  const animation = new Animation();
  const fallen = animation.fall(FALL);
  await vi.runAllTimersAsync();
  await fallen;
  expect(sound.dice).toHaveBeenCalledOnce();
  expect(buzz).toHaveBeenCalledExactlyOnceWith(30);
});

it("lets nothing more be heard or felt of dice that somebody laid down with a tap, and only then", async () => {
  const animation = new Animation();
  const [first, second] = [animation.fall(FALL), vi.runAllTimersAsync()];
  await Promise.all([first, second]);
  expect(sound.still).not.toHaveBeenCalled();
  const skipped = animation.fall(FALL);
  await vi.advanceTimersByTimeAsync(10);
  animation.skip();
  await skipped;
  expect(sound.still).toHaveBeenCalledOnce();
  expect(vi.mocked(buzz).mock.calls).toEqual([[30], [30], [0]]);
});

it.each([
  ["as usual", false, false],
  ["where motion is reduced", true, false],
  ["where throw follows throw", false, true],
])("has dice heard to fall as long as they do (%s)", async (_, reduced, brisk) => {
  moves.not = reduced;
  const animation = new Animation();
  animation.brisk = brisk;
  const began = Date.now();
  for (const fall of [FALL, { ...FALL, trays: [{ cup: "covered", dice: [] }] } as unknown as Fall]) {
    const fallen = animation.fall(fall);
    await vi.runAllTimersAsync();
    await fallen;
  }
  const [onFelt, inCup] = [vi.mocked(sound.dice).mock.calls[0]![1], vi.mocked(sound.cup).mock.calls[0]![0]];
  expect(inCup).toBe(onFelt);
  expect(Math.round(1000 * (onFelt + inCup))).toBe(Math.round(Date.now() - began));
});

it("throws where it was flung, once", async () => {
  const animation = new Animation();
  const aims: (number | null)[] = [];
  animation.thrower = { begin: (_, aim) => (aims.push(aim), null), finish: () => undefined };
  animation.aim = 0.5;
  for (let time = 0; time < 2; time++) {
    const fallen = animation.fall(FALL);
    await vi.runAllTimersAsync();
    await fallen;
  }
  expect(aims).toEqual([0.5, null]);
});
