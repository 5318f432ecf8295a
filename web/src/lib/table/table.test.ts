import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LineListener } from "./table-line";
import { route } from "../route/route.svelte";
import type { Request, Scene, ServerMessage, TableInfo, Update } from "../net/protocol";
import { Table } from "./table.svelte";
import { voice } from "../../texts/voice.svelte";

// The voice asks the device for its language, which a test runner may not have; the table also plays sounds.
vi.hoisted(() => vi.stubGlobal("navigator", { language: "de" }));

vi.mock("../route/route.svelte", () => ({ route: { begins: null } }));
vi.mock("../motion/sound", () => ({ buzz: () => undefined, sound: { turn: () => undefined } }));
vi.mock("../device/look.svelte", () => ({ look: { speed: "usual" }, SPEEDS: { usual: 1 } }));

const line = vi.hoisted(() => ({
  listener: null as LineListener | null,
  asked: [] as Request[],
  held: [] as (number | null)[],
}));
vi.mock("./table-line", () => ({
  Line: class {
    constructor(_table: string, _invitation: string | null, listener: LineListener) {
      line.listener = listener;
    }
    please = (request: Request) => `key-${line.asked.push(request)}`;
    hold = (seat: number | null) => line.held.push(seat);
  },
}));

const scene = (throws: number): Scene => ({
  game: "kniffel",
  viewer: 0,
  turn: [0],
  headline: { type: "phrase", key: "your-turn", facts: {} },
  widgets: [],
  offers: [],
  throws,
  due: [],
  clocks: [],
  result: null,
  by: "hand",
});
const told = { type: "phrase" as const, key: "told", facts: {} };
const update = (seq: number, throws: number): Update => ({
  type: "update",
  seq,
  at: 0,
  table: null,
  views: [{ viewer: 0, scene: scene(throws), lines: [told], settlement: null }],
  clocks: [],
  proofs: [],
  notes: [],
});

const reported = vi.fn();
const shelf = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal("reportError", reported);
  shelf.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
  });
  line.asked = [];
  line.held = [];
});
afterEach(() => vi.restoreAllMocks());

const seats = ["A", "B"].map((name, seat) => ({
  ...{
    seat,
    name,
    kind: "bot",
    mind: "random",
    covered_by: null,
    present: true,
    host: false,
    muted: false,
    advised: 0,
  },
  ...{ promised: false, promise: null, opened: false },
}));
const info = (games: number): TableInfo =>
  ({
    id: "t",
    game: "kniffel",
    phase: "playing",
    dice: "real",
    games,
    seats,
    options: {},
    roots: [],
    borders: [],
  }) as never;
const welcome = (since: number): ServerMessage => ({
  ...{ type: "welcome", table: info(2), seq: 90, host: false, seats: [], tokens: {}, code: null, invitation: null },
  since,
});

it("begins the log where the steps begin that are told, and says that there were others before", async () => {
  vi.spyOn(voice, "learn").mockResolvedValue();
  const table = new Table("t", null);
  line.listener!.message(welcome(0));
  line.listener!.message(update(1, 5));
  await vi.waitFor(() => expect(table.seq).toBe(1));
  // Back after a short loss: nothing is missing.
  line.listener!.message(welcome(2));
  line.listener!.message(update(2, 0));
  await vi.waitFor(() => expect(table.seq).toBe(2));
  expect([table.cut, table.log.map(({ seq }) => seq)]).toEqual([false, [1, 2]]);
  // After a long one the first of what was missed is left out.
  line.listener!.message(welcome(80));
  line.listener!.message(update(80, 0));
  await vi.waitFor(() => expect(table.seq).toBe(80));
  expect([table.cut, table.log.map(({ seq }) => seq)]).toEqual([true, [80]]);
});

it("shows a page that is opened anew how things stand, and plays nothing again; after a short loss it does", async () => {
  vi.spyOn(voice, "learn").mockResolvedValue();
  vi.spyOn(voice, "moment").mockReturnValue("!");
  const table = new Table("t", null);
  const celebrated = vi.spyOn(table.animation, "celebrate").mockReturnValue();
  line.listener!.message(welcome(88));
  for (const seq of [88, 89, 90]) line.listener!.message(update(seq, 0));
  await vi.waitFor(() => expect(table.seq).toBe(90));
  expect([celebrated.mock.calls.length, table.log.length]).toEqual([0, 3]);
  line.listener!.message(update(91, 0));
  await vi.waitFor(() => expect(table.seq).toBe(91));
  expect(celebrated).toHaveBeenCalledOnce();
  line.listener!.message({ ...welcome(92), seq: 93 } as ServerMessage);
  for (const seq of [92, 93]) line.listener!.message(update(seq, 0));
  await vi.waitFor(() => expect(table.seq).toBe(93));
  expect(celebrated).toHaveBeenCalledTimes(3);
});

it("says also of a log that has become too long that there was more", async () => {
  const table = new Table("t", null);
  line.listener!.message(update(1, 5));
  await vi.waitFor(() => expect(table.seq).toBe(1));
  for (let seq = 2; seq < 202; seq++) line.listener!.message(update(seq, 0));
  await vi.waitFor(() => expect(table.seq).toBe(201));
  expect(table.cut).toBe(false);
  line.listener!.message(update(202, 0));
  await vi.waitFor(() => expect(table.seq).toBe(202));
  expect([table.cut, table.log[0]!.seq]).toEqual([true, 2]);
});

it("shows how things stand though the telling fails, and goes on with the next update", async () => {
  const table = new Table("t", null);
  vi.spyOn(voice, "moment").mockImplementationOnce(() => {
    throw new Error("no words");
  });
  table.asking = true;
  line.listener!.message(update(1, 5));
  await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce());
  expect([table.seq, table.scene?.throws, table.asking]).toEqual([1, 5, false]);
  line.listener!.message(update(2, 0));
  await vi.waitFor(() => expect(table.seq).toBe(2));
  expect(table.scene?.throws).toBe(0);
});

it("asks for the second half of a wish once the first has come true and been shown, and not before", async () => {
  const table = new Table("t", null);
  line.listener!.message(update(1, 0));
  await vi.waitFor(() => expect(table.seq).toBe(1));
  const [lay, stop] = [
    { type: "lay", tiles: [] },
    { type: "press", button: "stop" },
  ] as const;
  table.act({ ...lay, tiles: [] }, stop);
  // Somebody else has done something in between.
  line.listener!.message(update(2, 0));
  await vi.waitFor(() => expect(table.seq).toBe(2));
  line.listener!.message({ type: "done", key: "key-1", seq: 3, token: null });
  expect([line.asked.length, table.asking]).toEqual([1, true]);
  line.listener!.message(update(3, 0));
  await vi.waitFor(() => expect(line.asked.length).toBe(2));
  expect(line.asked[1]).toEqual({ type: "act", seat: 0, move: stop, seq: 3 });
});

it("is called by the preset that it plays, and by its game as soon as it plays none", async () => {
  const learnt = vi.spyOn(voice, "learn").mockResolvedValue();
  vi.spyOn(voice, "line").mockImplementation((key, _facts, game) => `${key} of ${game}`);
  const table = new Table("t", null);
  expect(table.title).toBe("Knobel");
  line.listener!.message({ ...welcome(0), table: { ...info(0), game: "dreitausend", preset: "zehntausend" } } as never);
  await vi.waitFor(() => expect(table.title).toBe("name of zehntausend"));
  expect(learnt.mock.calls.map(([game]) => game)).toEqual(["dreitausend", "zehntausend"]);
  line.listener!.message({ ...update(1, 0), table: { ...info(0), game: "dreitausend" } });
  await vi.waitFor(() => expect(table.title).toBe("name of dreitausend"));
});

it("is called by the name under which it was asked for, as long as the house says so", async () => {
  vi.spyOn(voice, "learn").mockResolvedValue();
  vi.spyOn(voice, "line").mockImplementation((key, _facts, game) => `${key} of ${game}`);
  const table = new Table("t", null);
  line.listener!.message({ ...welcome(0), table: { ...info(0), game: "maexchen", called: "Meiern" } } as never);
  await vi.waitFor(() => expect(table.title).toBe("Meiern"));
  line.listener!.message({ ...update(1, 0), table: { ...info(0), game: "kniffel" } });
  await vi.waitFor(() => expect(table.title).toBe("name of kniffel"));
});

const withSeats = (opened: boolean, present = true): ServerMessage => {
  const people = seats.map((seat) => ({ ...seat, kind: "person", promised: true, opened, present }));
  return { ...welcome(0), table: { ...info(0), phase: "lobby", dice: "digital", seats: people } } as never;
};
const begun = () => line.asked.filter(({ type }) => type === "begin").length;

it("begins once everybody has had a part in the dice, however early and often one taps", async () => {
  vi.spyOn(voice, "learn").mockResolvedValue();
  const table = new Table("t", null);
  line.listener!.message(withSeats(false));
  await vi.waitFor(() => expect(table.info).not.toBeNull());
  table.begin();
  table.begin();
  expect(begun()).toBe(0);
  line.listener!.message(withSeats(true));
  await vi.waitFor(() => expect(begun()).toBe(1));
  line.listener!.message(withSeats(true));
  await vi.waitFor(() => expect(table.info?.seats[0]?.opened).toBe(true));
  expect(begun()).toBe(1);
});

it("begins at once where nobody is waited for, and does not wait for ever for a device that says nothing", async () => {
  vi.spyOn(voice, "learn").mockResolvedValue();
  vi.useFakeTimers();
  const table = new Table("t", null);
  line.listener!.message(withSeats(false));
  await vi.advanceTimersByTimeAsync(10);
  table.begin();
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun()).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(begun()).toBe(1);
  line.listener!.message(withSeats(false, false));
  await vi.advanceTimersByTimeAsync(10);
  table.begin();
  expect(begun()).toBe(2);
  vi.useRealTimers();
});

it("waits for the seed of whoever has just come, and not for whoever has gone", async () => {
  vi.spyOn(voice, "learn").mockResolvedValue();
  const table = new Table("t", null);
  line.listener!.message(withSeats(false, false));
  await vi.waitFor(() => expect(table.info).not.toBeNull());
  line.listener!.message({ type: "presence", seats: [0, 1] } as never);
  await vi.waitFor(() => expect(table.present).toEqual([0, 1]));
  table.begin();
  expect(begun()).toBe(0);
  line.listener!.message({ type: "presence", seats: [] } as never);
  await vi.waitFor(() => expect(begun()).toBe(1));
});

/** A table that this page has just set up against a bot, and whether its own seat has promised and opened its seed. */
const setUp = (phase: string, done = false): TableInfo =>
  ({
    ...info(0),
    ...{ phase, dice: "digital", seals: { roots: [], borders: [] } },
    seats: seats.map((each) => (each.seat ? each : { ...each, kind: "person", promised: done, opened: done })),
  }) as never;
const arrived = { ...welcome(0), seq: 0, host: true, seats: [0], table: setUp("lobby") } as never;

it("begins at once what this page has set up: everything is asked once, and until it has begun there is no lobby", async () => {
  vi.spyOn(voice, "learn").mockResolvedValue();
  route.begins = "t";
  const table = new Table("t", null);
  line.listener!.message(arrived);
  await vi.waitFor(() => expect(begun()).toBe(1));
  // What was asked is told one by one, and after a loss once more.
  line.listener!.message({ ...update(1, 0), views: [], table: setUp("lobby", true) });
  line.listener!.message(arrived);
  line.listener!.message({ ...update(2, 0), views: [], table: setUp("lobby", true) });
  await vi.waitFor(() => expect(table.seq).toBe(2));
  expect([route.begins, line.asked.map(({ type }) => type)]).toEqual(["t", ["promise", "open", "begin"]]);
  line.listener!.message({ ...update(3, 5), table: setUp("playing", true) });
  await vi.waitFor(() => expect(table.info?.phase).toBe("playing"));
  expect([route.begins, line.asked.length]).toEqual([null, 3]);
});

it("shows the lobby of a table that was to begin at once and may not", async () => {
  vi.spyOn(voice, "learn").mockResolvedValue();
  route.begins = "t";
  const table = new Table("t", null);
  line.listener!.message(arrived);
  await vi.waitFor(() => expect(begun()).toBe(1));
  line.listener!.message({ type: "trouble", key: "key-1", code: "too-late", facts: {} });
  expect([route.begins, table.trouble]).toEqual(["t", null]);
  line.listener!.message({ type: "trouble", key: "key-3", code: "seats-empty", facts: {} });
  expect([route.begins, table.trouble?.code]).toEqual([null, "seats-empty"]);
});

it.each([
  [[0], 0],
  [[0, 1], null],
  [[], null],
])("says you to the one seat of this device, and to nobody where there are others or none (%j)", (own, reader) => {
  const table = new Table("t", null);
  table.seats = own;
  table.scene = scene(0);
  expect(table.reader).toBe(reader);
});

it("offers to take back only what the table says may be taken back, and asks for the seat that it says it of", async () => {
  const table = new Table("t", null);
  const after = (seq: number, take_back?: "decision"): Update => {
    const [view] = update(seq, 0).views;
    return { ...update(seq, 0), views: [{ ...view!, viewer: 1, scene: { ...scene(0), viewer: 1 }, take_back }, view!] };
  };
  line.listener!.message(after(1));
  await vi.waitFor(() => expect(table.seq).toBe(1));
  table.act({ type: "press", button: "stop" });
  line.listener!.message({ type: "done", key: "key-1", seq: 2, token: null });
  line.listener!.message(after(2));
  await vi.waitFor(() => expect(table.seq).toBe(2));
  expect(table.canTakeBack).toBeNull();
  line.listener!.message(after(3, "decision"));
  await vi.waitFor(() => expect(table.canTakeBack).toBe("decision"));
  table.takeBack();
  expect(line.asked.at(-1)).toEqual({ type: "takeback", seat: 1 });
});

it("stays with what was told last, however long the words of an earlier telling are under way", async () => {
  let arrive = (): void => undefined;
  const words = new Promise<void>((resolve) => (arrive = resolve));
  vi.spyOn(voice, "learn").mockReturnValueOnce(words).mockResolvedValue();
  const table = new Table("t", null);
  line.listener!.message({ ...welcome(0), table: { ...info(0), phase: "lobby" } } as never);
  line.listener!.message({ ...update(1, 5), table: info(1) });
  await vi.waitFor(() => expect(table.info?.phase).toBe("playing"));
  arrive();
  await new Promise((resolve) => setTimeout(resolve));
  expect(table.info?.phase).toBe("playing");
});

const local = seats.map((seat) => ({ ...seat, kind: "local" }));
const atOneDevice = { ...welcome(0), seq: 1, seats: [0, 1], table: { ...info(1), seats: local } } as never;
const views = (turn: number[], ...viewers: (number | null)[]): Update["views"] =>
  viewers.map((viewer) => ({
    ...{ viewer, settlement: null, lines: [{ ...told, key: `told-to-${viewer}` }] },
    scene: { ...scene(0), viewer, turn },
  }));

it("is covered until whoever is to play has the device in hand, and shows and logs what is hidden to nobody else", async () => {
  vi.spyOn(voice, "learn").mockResolvedValue();
  const table = new Table("t", null);
  vi.spyOn(table.animation, "pause").mockResolvedValue(undefined as never);
  const hears = async (seq: number, turn: number[], ...viewers: (number | null)[]) => {
    line.listener!.message({ ...update(seq, 0), views: views(turn, ...viewers) });
    await vi.waitFor(() => expect([table.seq, table.scene?.turn]).toEqual([seq, turn]));
    return [table.passing.to, table.viewer];
  };
  line.listener!.message(atOneDevice);
  expect(await hears(1, [2], null)).toEqual([null, null]);
  expect(await hears(2, [0], null)).toEqual([0, null]);
  table.passing.lift();
  expect([line.held, table.passing.to]).toEqual([[0], 0]);
  line.listener!.message({ ...update(2, 0), views: views([0], null, 0) });
  await vi.waitFor(() => expect([table.passing.to, table.viewer]).toEqual([null, 0]));
  table.advice = { type: "advice", key: "k", seat: 0, seq: 2, hints: [], first: false };
  expect(await hears(3, [1], null, 0)).toEqual([1, null]);
  expect([line.held, table.advice]).toEqual([[0, null], null]);
  // What is told meanwhile is for everybody; whoever took the device too late is not shown anything.
  expect(await hears(4, [2], null)).toEqual([null, null]);
  expect(table.log.flatMap(({ lines }) => lines.map(({ key }) => key))).toEqual(Array(4).fill("told-to-null"));
});

it("is covered again after a loss, and never where nobody at the device hides anything", async () => {
  vi.spyOn(voice, "learn").mockResolvedValue();
  const table = new Table("t", null);
  line.listener!.message(atOneDevice);
  line.listener!.message({ ...update(1, 0), views: views([0], null) });
  await vi.waitFor(() => expect(table.passing.to).toBe(0));
  line.listener!.message({ ...update(1, 0), views: views([0], null, 0) });
  await vi.waitFor(() => expect(table.viewer).toBe(0));
  line.listener!.message(atOneDevice);
  line.listener!.message({ ...update(1, 0), views: views([0], null) });
  await vi.waitFor(() => expect([table.passing.to, table.viewer]).toEqual([0, null]));
  line.listener!.message({ ...update(2, 0), views: views([1], 0, 1) });
  await vi.waitFor(() => expect([table.passing.to, table.viewer]).toEqual([null, 1]));
});

it("waits in a lesson for advice that has a value", async () => {
  vi.spyOn(voice, "learn").mockResolvedValue();
  const table = new Table("t", null);
  line.listener!.message(welcome(0));
  line.listener!.message(update(1, 0));
  await vi.waitFor(() => expect(table.seq).toBe(1));
  table.consult();
  const advice = { type: "advice" as const, key: "key-1", seat: 0, seq: 1, hints: [] };
  line.listener!.message({ ...advice, first: true });
  expect([table.tip, table.advice]).toEqual([null, null]);
  line.listener!.message({ ...advice, first: false });
  expect([table.tip, table.advice]).toEqual([{ ...advice, first: false }, null]);
});
