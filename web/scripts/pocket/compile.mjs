/**
 * Let the browser's Python compile what it is going to run: `node compile.mjs SCRIPT IN OUT`.
 *
 * SCRIPT is `tools/pocket/inside.py`; IN and OUT are folders, which it finds as `/in` and `/out`.
 */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [script, source, target] = process.argv.slice(2);
const indexURL = fileURLToPath(new URL(".", import.meta.resolve("pyodide")));
// Byte code knows its lines, but not their columns: that would be a quarter of what it weighs.
const python = await loadPyodide({ indexURL, env: { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" } });
for (const [folder, root] of [
  ["/in", source],
  ["/out", target],
]) {
  python.FS.mkdir(folder);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, folder);
}
try {
  python.runPython(readFileSync(script, "utf8"));
  python.runPython('main(Path("/in"), Path("/out"))');
} catch (trouble) {
  // Only what Python says: the place in JavaScript is a line of a megabyte.
  console.error(String(trouble.message ?? trouble));
  process.exitCode = 1;
}
