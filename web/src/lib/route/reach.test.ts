// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** The page as it was opened at this address, with a server that gives this answer. */
async function opened(origin: string, urls: string[] | null) {
  vi.resetModules();
  const { hostname } = new URL(origin);
  vi.stubGlobal("location", { origin, hostname, pathname: "/" });
  const fetched = vi.fn(async () => {
    if (!urls) throw new Error("no line");
    return new Response(JSON.stringify({ urls }));
  });
  vi.stubGlobal("fetch", fetched);
  const { reach } = await import("./reach.svelte");
  return { reach, fetched };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const LAN = ["http://192.168.0.7:8000", "http://10.0.0.4:8000"];

it("keeps an address that everybody can open, and asks nobody", async () => {
  const { reach, fetched } = await opened("http://192.168.0.9:8000", LAN);
  expect([reach.isLocal, reach.link("#/x")]).toEqual([false, "http://192.168.0.9:8000/#/x"]);
  expect(fetched).not.toHaveBeenCalled();
});

it.each(["http://localhost:8000", "http://127.0.0.1:8000", "http://127.0.0.2:8000", "http://[::1]:8000"])(
  "never makes a link of %s",
  async (origin) => {
    const { reach } = await opened(origin, LAN);
    expect([reach.isLocal, reach.link("#/x")]).toEqual([true, null]);
    await vi.waitUntil(() => reach.urls !== null);
    expect(reach.link("#/x")).toBe("http://192.168.0.7:8000/#/x");
    expect(reach.host).toBe("192.168.0.7:8000");
  },
);

it("takes the address that somebody has chosen, as long as there is one", async () => {
  const { reach } = await opened("http://localhost:8000", LAN);
  void reach.origin;
  await vi.waitUntil(() => reach.urls !== null);
  reach.choose(LAN[1]!);
  expect(reach.origin).toBe(LAN[1]);
  const moved = await opened("http://localhost:8000", [LAN[0]!]);
  void moved.reach.origin;
  await vi.waitUntil(() => moved.reach.urls !== null);
  expect(moved.reach.origin).toBe(LAN[0]);
});

it("says so, and makes no false promise, where nobody else can come in", async () => {
  for (const answer of [[], null]) {
    const { reach } = await opened("http://localhost:8000", answer);
    void reach.origin;
    await vi.waitUntil(() => reach.urls !== null);
    expect([reach.urls, reach.origin]).toEqual([[], "http://localhost:8000"]);
  }
});

it("knows an address that only the network around it can open", async () => {
  const atHome = async (origin: string) => (await opened(origin, null)).reach.isAtHome;
  expect(await atHome("http://192.168.0.9:8000")).toBe(true);
  expect(await atHome("http://laptop.local:8000")).toBe(true);
  expect(await atHome("http://laptop")).toBe(true);
  expect(await atHome("https://knobel.example")).toBe(false);
});
