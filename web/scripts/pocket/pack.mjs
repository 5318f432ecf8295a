/**
 * Lay a packed copy beside every file of a folder that has none yet: `node pack.mjs FOLDER`.
 *
 * Names say what is in the files, so a copy that is there is the right one; only the manifest keeps its name.
 */

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [folder] = process.argv.slice(2);
const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
for (const name of names.filter((each) => !/\.(br|gz)$/.test(each))) {
  const path = join(folder, name);
  if (!statSync(path).isFile() || (existsSync(`${path}.br`) && name !== "manifest.json")) continue;
  const content = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
}
