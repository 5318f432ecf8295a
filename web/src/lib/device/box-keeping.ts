/** The boxes on this device: which one is used, which one is next, and whether they are whole. As in public/sw.js. */

import { BOX, useless } from "./box-files";
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

/** Clear away every box but these. */
export async function clear({ cacheStorage }: World, used: (string | undefined)[]): Promise<void> {
  for (const name of useless(await cacheStorage.keys(), used)) await cacheStorage.delete(name);
}

/** Let every box go. */
export async function clearAll(world: World): Promise<void> {
  await world.cacheStorage.delete(BOXES);
  await clear(world, []);
}
