// @vitest-environment node
import { afterEach, expect, it, vi } from "vitest";
import { bytesAt } from "./linked";

afterEach(() => vi.unstubAllGlobals());

it("brings a file that is no text as it is, and says why there is none", async () => {
  const bytes = Uint8Array.of(0x50, 0x4b, 0xff, 0x00);
  const fetched = vi.fn(async () => new Response(bytes));
  vi.stubGlobal("fetch", fetched);
  const file = await bytesAt("/api/desks/d/results.xlsx", "t");
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  expect(fetched).toHaveBeenCalledWith("/api/desks/d/results.xlsx", { headers: { authorization: "Bearer t" } });
  vi.stubGlobal("fetch", async () => new Response('{"code":"no-such-desk"}', { status: 404 }));
  await expect(bytesAt("/api/desks/d/results.xlsx", "t")).rejects.toThrow("no-such-desk");
});
