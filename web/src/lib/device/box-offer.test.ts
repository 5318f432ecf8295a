import { beforeEach, expect, it, vi } from "vitest";
import { countVisit, offersBox } from "./box-offer";
import { storage } from "./storage";

const kept = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  };
};

/** Another window of the same browser. */
const openWindow = (): void => {
  vi.stubGlobal("sessionStorage", kept());
  countVisit();
};

beforeEach(() => {
  vi.stubGlobal("localStorage", kept());
  vi.stubGlobal("isSecureContext", true);
  openWindow();
});

it("asks nobody on a first visit, however often the page is loaded", () => {
  countVisit();
  countVisit();
  expect(offersBox()).toBe(false);
});

it("asks whoever comes back, and whoever has played to an end", () => {
  storage.finished = true;
  expect(offersBox()).toBe(true);
  storage.finished = false;
  openWindow();
  expect(offersBox()).toBe(true);
});

it.each(["boxAsked", "boxWanted", "kept"] as const)("asks nobody any more after %s", (fact) => {
  openWindow();
  storage[fact] = true;
  expect(offersBox()).toBe(false);
});

it("asks nobody where nothing can be kept", () => {
  openWindow();
  vi.stubGlobal("isSecureContext", false);
  expect(offersBox()).toBe(false);
});

it("asks nobody in a browser that remembers nothing", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("no");
    },
  });
  countVisit();
  countVisit();
  expect(offersBox()).toBe(false);
});
