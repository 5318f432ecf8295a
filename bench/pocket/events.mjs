/** A worker with the Python of a pocket and its engine: it runs what it is sent, and tells what came of it. */

async function started(base) {
  const manifest = await (await fetch(`${base}manifest.json`)).json();
  const indexURL = base + manifest.runtime;
  const { loadPyodide } = await import(`${indexURL}pyodide.mjs`);
  const stdLibURL = base + manifest.stdlib;
  const python = await loadPyodide({ indexURL, stdLibURL, lockFileContents: manifest.lock });
  for (const name of manifest.archives)
    python.unpackArchive(await (await fetch(base + name)).arrayBuffer(), "zip", { extractDir: "/lib/knobel" });
  python.runPython('import sys; sys.path.insert(0, "/lib/knobel")');
  return python;
}

let python;
addEventListener("message", async ({ data: { base, code } }) => {
  python ??= started(base);
  postMessage((await python).runPython(code));
});
