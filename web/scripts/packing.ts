import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKABLE = /\.(html|js|css|svg|json|webmanifest|txt|bin)$/;
// Below this a packed file saves nothing but a few bytes.
// The last steps take ten times as long for one part in a hundred.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const WORTH_PACKING = 512;
// What belongs to the app is listed for whoever keeps all of it. The page is asked for by the folder's own address.
const NOT_LISTED = ["index.html", "sw.js"];

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
  const weights: Record<string, number> = {};
  const digests: Record<string, string> = {};
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    if (!statSync(path).isFile()) continue;
    const weight = pack(path);
    if (NOT_LISTED.includes(name)) continue;
    const listed = name.replaceAll("\\", "/");
    weights[listed] = weight;
    digests[listed] = createHash("sha256").update(readFileSync(path)).digest("hex");
  }
  writeFileSync(join(folder, "app-files.json"), JSON.stringify(weights));
  // In a file of its own: apps that are kept on a device, of any age, read the list above.
  writeFileSync(join(folder, "app-digests.json"), JSON.stringify(digests));
}

/** What a file weighs on its way. */
function pack(path: string): number {
  const content = readFileSync(path);
  if (!PACKABLE.test(path) || content.length < WORTH_PACKING) return content.length;
  const packed = brotliCompressSync(content, BROTLI);
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${path}.br`, packed);
  return packed.length;
}
