/** The boxes on this device: which one is used, which one is next, and whether they are whole. As in public/sw.js. */

import { BOX, BOX_LIST, useless, type Digests } from "./box-files";
import type { World } from "./box-world";

const BOXES = "knobel-boxes";
type Which = "current-box" | "next-box";

/** The name of the box that is used, or of the next one. */
export async function boxOf({ cacheStorage }: World, which: Which): Promise<string | undefined> {
  const name = await (await (await cacheStorage.open(BOXES)).match(which))?.text();
  return name?.startsWith(BOX) && (await cacheStorage.has(name)) ? name : undefined;
}

/** From here on this box is used, where there is none; else it is the next one. Another tab may have been faster. */
export async function publish(world: World, name: string): Promise<void> {
  const used = await boxOf(world, "current-box");
  if (used === name) return;
  const which: Which = used === undefined ? "current-box" : "next-box";
  await (await world.cacheStorage.open(BOXES)).put(which, new Response(name));
}

/** Of these files, those that a box does not have; all of them where another tab has cleared it away. */
export async function missing(world: World, name: string, files: string[]): Promise<string[]> {
  if (!(await world.cacheStorage.has(name))) return files;
  const here = new Set((await (await world.cacheStorage.open(name)).keys()).map(({ url }) => url));
  return files.filter((file) => !here.has(world.address(file)));
}

/** What is to be in a box, as it says itself; boxes of older versions do not. */
export async function listIn(world: World, name: string): Promise<Digests> {
  const list = await (await world.cacheStorage.open(name)).match(world.address(BOX_LIST));
  return ((await list?.json().catch(() => ({}))) as Digests | undefined) ?? {};
}

/** Whether something in a cache is what it is to be; where nobody knows what that is, anything is. */
export async function isWhole(world: World, kept: Response | undefined, digest: string | undefined): Promise<boolean> {
  return kept !== undefined && (!digest || (await world.digest(await kept.clone().arrayBuffer())) === digest);
}

/** Take out of a box what is not what it is to be; says how much is not there now. */
export async function takeOutDamaged(world: World, name: string): Promise<number> {
  const box = await world.cacheStorage.open(name);
  let out = 0;
  for (const [file, digest] of Object.entries(await listIn(world, name))) {
    const at = world.address(file);
    if (await isWhole(world, await box.match(at), digest)) continue;
    await box.delete(at);
    out++;
  }
  return out;
}

/** Clear away every box but these. */
export async function clear({ cacheStorage }: World, used: (string | undefined)[]): Promise<void> {
  for (const name of useless(await cacheStorage.keys(), used)) await cacheStorage.delete(name);
}

/** Let every box go. */
export async function clearAll(world: World): Promise<void> {
  await world.cacheStorage.delete(BOXES);
  await clear(world, []);
}
