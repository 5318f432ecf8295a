// @vitest-environment node
import { afterEach, expect, it, vi } from "vitest";
import { copyText } from "./copying";

type Field = { value: string; style: object; select: () => void; remove: () => void };

/** A page whose older way of copying works or does not; says what was selected and copied. */
function page(works: boolean) {
  const copied: string[] = [];
  let field: Field | undefined;
  vi.stubGlobal("HTMLElement", class {});
  vi.stubGlobal("document", {
    activeElement: null,
    body: { append: () => undefined },
    createElement: () => (field = { value: "", style: {}, select: () => undefined, remove: () => undefined }),
    execCommand: () => {
      if (works) copied.push(field!.value);
      return works;
    },
  });
  return copied;
}
afterEach(() => vi.unstubAllGlobals());

it("uses the clipboard where there is one", async () => {
  const [older, newer] = [page(true), [] as string[]];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void newer.push(text) } });
  expect([await copyText("a"), older, newer]).toEqual([true, [], ["a"]]);
});

it("copies in the older way without a clipboard, or where it is refused", async () => {
  const older = page(true);
  vi.stubGlobal("navigator", {});
  expect(await copyText("a")).toBe(true);
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("not allowed")) } });
  expect(await copyText("b")).toBe(true);
  expect(older).toEqual(["a", "b"]);
});

it("does not say that it has copied what it has not", async () => {
  page(false);
  vi.stubGlobal("navigator", {});
  expect(await copyText("a")).toBe(false);
});
