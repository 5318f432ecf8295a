/**
 * Lay a packed copy beside every file of a folder that has none yet: `node pack.mjs FOLDER`.
 *
 * Names say what is in the files, so a copy that is there is the right one; only the manifest keeps its name, and it is
 * too short to be packed. Values are packed already.
 */

import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const [folder] = process.argv.slice(2);
const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
const paths = names
  .filter((name) => !/\.(br|gz|values)$|^manifest\.json$/.test(name))
  .map((name) => join(folder, name));
// Each on a thread of its own, as many at a time as Node has.
await Promise.all(paths.filter((path) => statSync(path).isFile() && !existsSync(`${path}.br`)).map(pack));

async function pack(path) {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await write(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  await write(`${path}.br`, await promisify(brotliCompress)(content, { params }));
}

/** A copy is whole or not there. */
async function write(path, content) {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}
