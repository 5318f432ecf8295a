/** The whole box: it comes together whatever the line and the host do, is used when it is whole, and stops when told to. */
import { beforeEach, expect, it, vi } from "vitest";
import { Box, FIRST_LATER_MS, LAST_LATER_MS } from "./box.svelte";
import { LONGEST_PAUSE_MS, PAUSES_MS } from "./box-fetching";
import { BASE, contentOf, FakeHost, FakeWorld } from "./box.fakes";

const storage = vi.hoisted(() => ({ boxWanted: false, kept: false }));
vi.mock("./storage", () => ({ storage }));

let host: FakeHost;
let world: FakeWorld;
let box: Box;
/** It goes on by itself; done when that has come to an end. */
const wake = () => {
  world.wake();
  return box.keep();
};

beforeEach(() => {
  Object.assign(storage, { boxWanted: false, kept: false });
  host = new FakeHost();
  world = new FakeWorld(host);
  box = new Box(world);
});

it("loads every file, and uses the box when the last one is there", async () => {
  await box.keep();
  expect([box.state, storage.kept, box.done, box.total]).toEqual(["kept", true, 380, 380]);
  const name = await world.current();
  expect(await world.inside(name!)).toEqual(
    ["", "api/games", "assets/index-a.js", "box-list.json", "icon.svg", "pocket/engine-a.zip", "pocket/games-a.json"]
      .concat("pocket/manifest.json")
      .map((each) => BASE + each),
  );
});

it("does not wait for whoever is asked whether the box may stay, and knows it as soon as they have answered", async () => {
  let allow = (): void => undefined;
  world.askForLasting = () => new Promise((resolve) => (allow = resolve));
  await box.keep();
  expect([box.state, box.lasting]).toEqual(["kept", false]);
  world.isLasting = () => Promise.resolve(true);
  allow();
  await vi.waitFor(() => expect(box.lasting).toBe(true));
});

it.each([
  ["a line that breaks", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a host that is busy", () => Promise.resolve(new Response("", { status: 503 }))],
])("asks again after %s, with growing pauses, and gets there", async (_, fault) => {
  host.fails("assets/index-a.js", 3, fault);
  await box.keep();
  expect(box.state).toBe("kept");
  expect(world.pauses).toEqual(PAUSES_MS.slice(0, 3));
});

it("gives a host the pause that it asks for, within reason", async () => {
  const limited = (after: string) => () =>
    Promise.resolve(new Response("", { status: 429, headers: { "retry-after": after } }));
  host.fails("pocket/engine-a.zip", 1, limited("7"));
  host.fails("icon.svg", 1, limited("Wed, 21 Oct 2026 07:28:00 GMT"));
  await box.keep();
  expect(box.state).toBe("kept");
  expect(world.pauses.toSorted()).toEqual([7000, LONGEST_PAUSE_MS].toSorted());
});

it("says so after a few times, keeps what has come, and goes on by itself, later each time", async () => {
  host.fails("pocket/engine-a.zip", Infinity, () => Promise.reject(new TypeError("Failed to fetch")));
  const later = [];
  for (let time = 0; time < 9; time++) {
    await (time ? wake() : box.keep());
    expect(box.state).toBe("failed");
    later.push(world.next());
  }
  expect(later.slice(0, 3)).toEqual([FIRST_LATER_MS, 2 * FIRST_LATER_MS, 4 * FIRST_LATER_MS]);
  expect(later.at(-1)).toBe(LAST_LATER_MS);
  expect(host.count("assets/index-a.js")).toBe(1);
  host.recovers();
  await wake();
  expect(box.state).toBe("kept");
  expect(host.count("assets/index-a.js")).toBe(1);
  expect(world.next()).toBeUndefined();
});

it("goes on at once when the browser says that there is a line", async () => {
  host.fails("icon.svg", Infinity, () => Promise.reject(new TypeError("Failed to fetch")));
  await box.keep();
  expect(box.state).toBe("failed");
  host.recovers();
  world.online!();
  await box.keep();
  expect([box.state, world.next()]).toEqual(["kept", undefined]);
});

it("does not wait for ever on a line on which nothing comes", async () => {
  const never = (signal: AbortSignal) =>
    new Promise<Response>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error));
      world.silence();
    });
  host.fails("assets/index-a.js", 1, never);
  await box.keep();
  expect(box.state).toBe("kept");
});

it("takes no other page for a file, and no page of another version", async () => {
  const portal = () => Promise.resolve(new Response("<h1>WLAN</h1>", { headers: { "content-type": "text/html" } }));
  host.fails("icon.svg", 1, portal);
  await box.keep();
  expect([box.state, host.count("icon.svg")]).toEqual(["failed", 1]);
  host.fails("", 1, () => Promise.resolve(host.page("assets/index-b.js")));
  await wake();
  expect([box.state, await world.current()]).toEqual(["failed", undefined]);
  await wake();
  expect(box.state).toBe("kept");
});

it("is not kept before the service worker is there, which can be clumsy", async () => {
  world.workers = () => Promise.reject(new Error("could not be installed"));
  await box.keep();
  expect([box.state, storage.kept]).toEqual(["failed", false]);
  world.workers = () => Promise.resolve();
  await wake();
  expect([box.state, host.count("assets/index-a.js")]).toEqual(["kept", 1]);
});

it("stops where it is when it is dropped, also in the middle of a pause", async () => {
  host.fails("icon.svg", Infinity, () => Promise.reject(new TypeError("Failed to fetch")));
  world.hurries = false;
  void box.keep();
  await vi.waitFor(() => expect(world.pauses).toHaveLength(1));
  await box.drop();
  expect([box.state, storage.boxWanted, await world.boxes()]).toEqual(["absent", false, []]);
  expect(host.count("icon.svg")).toBe(1);
  host.recovers();
  world.hurries = true;
  await box.keep();
  expect(box.state).toBe("kept");
});

it("stops also while the service worker does not come", async () => {
  world.workers = () => new Promise(() => undefined);
  void box.keep();
  await vi.waitFor(async () => expect(await world.current()).toBeDefined());
  await box.drop();
  expect([box.state, await world.boxes()]).toEqual(["absent", []]);
});

it("says that there is no room, and leaves nothing half behind", async () => {
  world.full = true;
  await box.keep();
  expect([box.state, await world.boxes(), world.next()]).toEqual(["full", [], undefined]);
});

it("loads a newer box beside the one in use, and plays on with that whatever happens", async () => {
  await box.keep();
  const before = await world.current();
  host.update();
  host.fails("assets/index-b.js", PAUSES_MS.length + 1, () => Promise.reject(new TypeError("Failed to fetch")));
  await box.keep();
  expect([box.state, await world.current(), await world.nextBox()]).toEqual(["kept", before, undefined]);
  await wake();
  expect(await world.current()).toBe(before);
  expect(await world.nextBox()).toMatch(/^knobel-box-/);
  expect(host.count("pocket/engine-a.zip")).toBe(1);
});

it("publishes nothing that another tab has cleared away meanwhile", async () => {
  host.fails("", 1, async () => {
    for (const name of await world.boxes()) await world.cacheStorage.delete(name);
    return host.page("assets/index-a.js");
  });
  await box.keep();
  expect([box.state, await world.current()]).toEqual(["failed", undefined]);
  await wake();
  expect(box.state).toBe("kept");
});

it("leaves the box in use alone where another tab was faster with another one", async () => {
  const other = new Box(world);
  host.fails("", 1, async () => {
    host.update();
    await other.keep();
    return host.page("assets/index-a.js");
  });
  await box.keep();
  const first = await world.current();
  expect(other.state).toBe("kept");
  await box.keep();
  expect(await world.current()).toBe(first);
});

it("looks without overwriting what has been done meanwhile", async () => {
  await Promise.all([box.look(), box.keep()]);
  expect(box.state).toBe("kept");
  expect(box.total).toBe(380);
});

it("says what is here also where it looks for a newer one at the same time, and no host answers", async () => {
  await box.keep();
  box = new Box(world);
  host.fails("app-files.json", Infinity, offline);
  await Promise.all([box.look(), box.keep()]);
  expect(box.state).toBe("kept");
});

const ENGINE = "pocket/engine-a.zip";
const cut = () => Promise.resolve(new Response(contentOf(ENGINE).slice(0, 9)));
const offline = () => Promise.reject(new TypeError("Failed to fetch"));
const kept = async (cache: Cache, name: string) => (await cache.match(BASE + name))?.text();

it("refuses a file that was cut short, and asks for it again", async () => {
  host.fails(ENGINE, 2, cut);
  await box.keep();
  expect([box.state, host.count(ENGINE)]).toEqual(["kept", 3]);
  expect(await kept(await world.used(), ENGINE)).toBe(contentOf(ENGINE));
});

it("never uses a box with a file that is not what it is to be", async () => {
  host.fails(ENGINE, Infinity, cut);
  await box.keep();
  expect([box.state, await world.current()]).toEqual(["failed", undefined]);
  host.recovers();
  await wake();
  expect(box.state).toBe("kept");
});

it("takes nothing damaged along into a newer box", async () => {
  await box.keep();
  await (await world.used()).put(BASE + ENGINE, await cut());
  host.update();
  await box.keep();
  const next = await world.cacheStorage.open((await world.nextBox())!);
  expect(await kept(next, ENGINE)).toBe(contentOf(ENGINE));
});

it("notices at its start what is missing, says so, and loads just that as soon as it can", async () => {
  await box.keep();
  await (await world.used()).delete(BASE + ENGINE);
  box = new Box(world);
  host.fails("app-files.json", 1, offline);
  await box.keep();
  expect(box.state).toBe("damaged");
  await wake();
  expect([box.state, host.count(ENGINE), host.count("assets/index-a.js")]).toEqual(["kept", 2, 1]);
  expect(await kept(await world.used(), ENGINE)).toBe(contentOf(ENGINE));
});

it("finds what is altered where something does not work, and loads it again", async () => {
  await box.keep();
  const found = vi.fn();
  expect([await box.mend(found), host.count(ENGINE)]).toEqual([false, 1]);
  expect(found).not.toHaveBeenCalled();
  await (await world.used()).put(BASE + ENGINE, await cut());
  host.fails("app-files.json", 1, offline);
  expect([await box.mend(found), box.state]).toEqual([false, "damaged"]);
  expect(found).toHaveBeenCalledOnce();
  expect([await box.mend(found), box.state]).toEqual([true, "kept"]);
  expect(await kept(await world.used(), ENGINE)).toBe(contentOf(ENGINE));
});

it("has nothing to mend where nothing is kept", async () => {
  expect(await box.mend(() => undefined)).toBe(false);
  expect(host.asked).toEqual([]);
});
