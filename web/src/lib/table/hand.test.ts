import { describe, expect, it, vi } from "vitest";
import { Hand, offerName } from "./hand.svelte";
import type { Offer, Phrase, Scene, Tray } from "../net/protocol";
import type { Table } from "./table.svelte";

// The voice asks the device for its language, which a test runner may not have.
vi.hoisted(() => vi.stubGlobal("navigator", { language: "de" }));

const phrase = (key: string): Phrase => ({ type: "phrase", key, facts: {} });
const tray: Tray = {
  type: "tray",
  id: "tray",
  owner: 0,
  dice: [1, 2, 3].map((face, index) => ({ index, face, kind: "d6", colour: "ivory", held: false })),
  cup: "none",
  throws: 1,
  allowed: 3,
  stacked: false,
};
const press = (button: string, gives_up = false): Offer => ({
  choice: { type: "press", button },
  label: phrase(button),
  at: null,
  gives_up,
});
const bids: Offer = { choice: { type: "bids", low: 1, high: 6 }, label: phrase("bids"), at: null, gives_up: false };
const keeps: Offer = {
  choice: { type: "keeps", free: [0, 1, 2], least: 0, most: 2, held: [], groups: [] },
  label: phrase("keeps"),
  at: "tray",
  gives_up: false,
};

/** A table with this question to me, which remembers what was done. */
function asked(...offers: Offer[]) {
  const done: unknown[] = [];
  const scene: Scene = {
    game: "kniffel",
    viewer: 0,
    turn: [0],
    headline: phrase("your-turn"),
    widgets: [tray],
    offers,
    throws: 0,
    due: [],
    clocks: [],
    result: null,
    by: "hand",
  };
  const table = {
    scene,
    viewer: 0,
    myTurn: true,
    falling: null,
    say: (said: Phrase) => said.key,
    act: (move: unknown) => done.push(move),
  };
  const hand = new Hand(table as unknown as Table);
  hand.reset();
  return { hand, done };
}

const alike: Offer = {
  choice: { type: "keeps", free: [0, 1, 2], least: 1, most: 2, held: [], groups: [{ dice: [0, 2], most: 1 }] },
  label: phrase("keeps"),
  at: "tray",
  gives_up: false,
};

it("lets a die take the place of an equal one where only one of them may stay", () => {
  const { hand, done } = asked(alike);
  for (const die of [0, 1, 2]) hand.toggle(die);
  expect(hand.kept).toEqual([1, 2]);
  hand.primary!.run();
  expect(done).toEqual([{ type: "keep", dice: [1, 2] }]);
});

describe("the one big button", () => {
  it("throws on with the dice that were not kept", () => {
    const { hand, done } = asked(keeps, press("stop"));
    hand.toggle(1);
    hand.primary!.run();
    expect(done).toEqual([{ type: "keep", dice: [1] }]);
    expect(hand.secondary.map((action) => action.offer)).toEqual(["press:stop"]);
  });

  it("waits where more dice are kept than allowed", () => {
    const { hand } = asked(keeps);
    [0, 1, 2].forEach((index) => hand.toggle(index));
    expect(hand.primary!.ready).toBe(false);
  });

  it("is the first of a few choices, the others lie beside it", () => {
    const { hand } = asked(press("believe"), press("doubt"));
    expect([hand.primary!.offer, ...hand.secondary.map((action) => action.offer)]).toEqual([
      "press:believe",
      "press:doubt",
    ]);
  });

  it.each([
    { offers: [press("fold", true), press("call")], big: "press:call", beside: ["press:fold"] },
    { offers: [press("fold", true), bids], big: undefined, beside: ["press:fold"] },
    { offers: [press("fold", true)], big: "press:fold", beside: [] },
  ])("never gives up where anything else can be done: $big", ({ offers, big, beside }) => {
    const { hand } = asked(...offers);
    expect(hand.primary?.offer).toBe(big);
    expect(hand.secondary.map((action) => action.offer)).toEqual(beside);
  });

  it("does what was picked from many", () => {
    const { hand, done } = asked(...["a", "b", "c", "d"].map((button) => press(button)));
    expect(hand.primary!.ready).toBe(false);
    hand.picked = 2;
    hand.primary!.run();
    expect(done).toEqual([{ type: "press", button: "c" }]);
  });
});

describe("what has been tapped", () => {
  it("stays while the question is the same, and goes with it", () => {
    const { hand } = asked(keeps);
    hand.toggle(2);
    hand.reset();
    expect(hand.kept).toEqual([2]);
  });
});

describe("the name of a move", () => {
  it("tells it from others", () => {
    expect(offerName({ type: "stake", field: "7", chips: 2 })).toBe("stake:7:2");
    expect(offerName({ type: "mark", on: "w1", mark: "challenge" })).toBe("mark:w1:challenge");
  });
});
