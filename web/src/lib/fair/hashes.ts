/** SHA-256 and HMAC: the browser's own where it has them, else ours, for it has them only over HTTPS. */

import { sha256 } from "./sha256";

export type Hashes = {
  sha256(message: Uint8Array): Promise<Uint8Array>;
  hmac(key: Uint8Array, message: Uint8Array): Promise<Uint8Array>;
};

const BLOCK = 64;

export const OWN: Hashes = {
  sha256: async (message) => sha256(message),
  hmac: async (key, message) => {
    const block = new Uint8Array(BLOCK);
    block.set(key.length > BLOCK ? sha256(key) : key);
    const inner = sha256(Uint8Array.of(...block.map((byte) => byte ^ 0x36), ...message));
    return sha256(Uint8Array.of(...block.map((byte) => byte ^ 0x5c), ...inner));
  },
};

function browsers(subtle: SubtleCrypto): Hashes {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return {
    sha256: async (message) => new Uint8Array(await subtle.digest("SHA-256", message.slice())),
    hmac: async (key, message) => {
      const made = await subtle.importKey("raw", key.slice(), algorithm, false, ["sign"]);
      return new Uint8Array(await subtle.sign("HMAC", made, message.slice()));
    },
  };
}

export function hashes(): Hashes {
  return globalThis.crypto?.subtle ? browsers(crypto.subtle) : OWN;
}
