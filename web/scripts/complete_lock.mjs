/**
 * Name the bindings of every platform in package-lock.json: `node scripts/complete_lock.mjs`.
 *
 * npm writes down only those optional packages that it could look up; where a mirror carries one platform alone, the
 * lock would serve no other, and `npm ci` would refuse it. Name, version and platform follow from the package that asks
 * for the binding, so they can be put in without looking them up.
 */

import { readFileSync, writeFileSync } from "node:fs";

const FILE = new URL("../package-lock.json", import.meta.url);
const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const PROCESSORS = ["arm64", "arm", "ppc64", "s390x", "x64", "wasm32"];

function platformOf(name) {
  const words = name.split("/").at(-1).split("-");
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const libc = words.includes("musl") ? ["musl"] : words.includes("gnu") ? ["glibc"] : [];
  return { ...(cpu.length && { cpu }), ...(libc.length && { libc }), ...(os.length && { os }) };
}

const lock = JSON.parse(readFileSync(FILE, "utf8"));
const packages = lock.packages;
for (const asker of Object.values(packages)) {
  for (const [name, version] of Object.entries(asker.optionalDependencies ?? {})) {
    const platform = platformOf(name);
    if (/^\d/.test(version) && platform.cpu) {
      packages[`node_modules/${name}`] ??= { version, ...platform, dev: true, license: asker.license, optional: true };
    }
  }
}
const inOrder = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, "en"));
writeFileSync(FILE, `${JSON.stringify({ ...lock, packages: Object.fromEntries(inOrder) }, null, 2)}\n`);
