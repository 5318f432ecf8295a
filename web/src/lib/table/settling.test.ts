import { expect, it, vi } from "vitest";
import type { ComparedHand, Settlement } from "../net/protocol";
import { Settling } from "./settling.svelte";

const quiet = vi.hoisted(() => ({ calm: false }));
vi.mock("../motion/animation.svelte", () => ({ calm: () => quiet.calm }));

const hand = (seat: number, verdict: ComparedHand["verdict"] = null): ComparedHand => ({
  ...{ seat, place: seat + 1, dice: [], name: null, verdict },
});
const settlement: Settlement = {
  hands: [hand(0, "best"), hand(1), hand(2, "worst")],
  payments: [{ chips: 2, giver: null, taker: 2 }],
  unit: "discs",
};

/** A settlement whose pauses end as they are told: true where somebody taps. */
function watched(...taps: boolean[]) {
  const seen: { shown: number; paying: boolean }[] = [];
  const settling: Settling = new Settling({
    pause: async () => {
      seen.push({ shown: settling.now!.shown, paying: settling.now!.paying });
      return taps.shift() ?? false;
    },
  });
  return { settling, seen };
}

it("shows hand after hand, and who pays only after the last one", async () => {
  const { settling, seen } = watched();
  await settling.compare(settlement);
  expect(seen).toEqual([0, 1, 2].map((shown) => ({ shown, paying: false })));
  expect(settling.now).toMatchObject({ shown: 3, paying: true });
});

it("shows everything at once when somebody taps", async () => {
  const { settling, seen } = watched(true);
  await settling.compare(settlement);
  expect(seen).toHaveLength(1);
  expect(settling.now).toMatchObject({ shown: 3, paying: true });
});

it("shows everything at once where motion is reduced, and lets people look", async () => {
  quiet.calm = true;
  const { settling, seen } = watched();
  await settling.compare(settlement);
  expect(seen).toEqual([]);
  await settling.rest();
  expect(seen).toEqual([{ shown: 3, paying: true }]);
  quiet.calm = false;
});

it("gives every settlement a number of its own, so that chips travel once", async () => {
  const { settling } = watched();
  await settling.compare(settlement);
  const first = settling.now!.number;
  await settling.compare(settlement);
  expect(settling.now!.number).toBe(first + 1);
});
