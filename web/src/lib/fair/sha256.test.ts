import { expect, it } from "vitest";
import { hex, sha256 } from "./sha256";

const bytes = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);

it.each([0, 1, 16, 55, 56, 63, 64, 65, 119, 120, 1000])("hashes %i bytes as everybody else does", async (length) => {
  const known = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes(length)));
  expect(hex(sha256(bytes(length)))).toBe(hex(known));
});
