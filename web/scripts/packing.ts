import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKABLE = /\.(html|js|css|svg|json|webmanifest|txt|bin)$/;
// Below this a packed file saves nothing but a few bytes.
// The last steps take ten times as long for one part in a hundred.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const WORTH_PACKING = 512;

/** Lay a packed file beside every built one, so that the server never packs anything itself. */
export function packing(): Plugin {
  let folder = "";
  return {
    name: "knobel-packing",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle: { order: "post", sequential: true, handler: () => packAll(folder) },
  };
}

function packAll(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!PACKABLE.test(name)) continue;
    const path = join(folder, name);
    const content = readFileSync(path);
    if (content.length < WORTH_PACKING) continue;
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(content, BROTLI));
  }
}
