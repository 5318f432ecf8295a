import { beforeEach, expect, it, vi } from "vitest";
import { call, Refusal } from "./api";
import { reason } from "./reason";
import { voice } from "../../texts/voice.svelte";

// The voice asks the device for its language, which a test runner may not have.
vi.hoisted(() => vi.stubGlobal("navigator", { language: "en" }));

const SERVER = import.meta.glob<string>("@texts/*/server.ftl", { query: "?raw", import: "default", eager: true });
const source = Object.entries(SERVER).find(([path]) => path.includes("/en/"))![1];
/** Every refusal of the server with the facts that its words name. */
const REFUSALS = [...source.matchAll(/^error-(\S+) = ((?:.+\n?(?: +.+\n)*))/gm)]
  .map(([, code, words]) => ({ code: code!, facts: [...words!.matchAll(/\$(\w+)/g)].map(([, name]) => name!) }))
  .filter(({ facts }) => facts.length);

beforeEach(() => voice.learn());

it("knows refusals with facts", () => {
  expect(REFUSALS).toContainEqual({ code: "bad-wait", facts: ["least", "most"] });
});

it.each(REFUSALS)("words $code with its facts", ({ code, facts }) => {
  const told = reason(new Refusal(code, Object.fromEntries(facts.map((name, index) => [name, 4711 + index]))));
  expect(told).not.toContain("{");
});

it("keeps the facts that the server sends along", async () => {
  const body = JSON.stringify({ code: "bad-wait", facts: { least: 15, most: 600 } });
  vi.stubGlobal("fetch", async () => new Response(body, { status: 400 }));
  const told = await call("POST", "/api/tables").catch(reason);
  expect(told).toContain("15 to 600");
});

it("words what it does not know as something else", () => {
  expect(reason(new Refusal("brand-new"))).toBe(reason(new Error("broken")));
});
