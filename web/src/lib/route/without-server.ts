/** A page that came as static files: which places lead to other devices, and where a house for those is. */

import type { Place } from "./route.svelte";

/** The page that says so, and asks for the address of a house. */
export const HOUSE_PAGE = "haus";
// Ways to sit for which others come with devices of their own.
const TOGETHER_APART = ["friends", "tv"];
const AT_TABLES = ["table", "replay", "fair"];

/** Whether a way to sit down needs a server. */
export const bringsDevices = (way: string): boolean => TOGETHER_APART.includes(way);

/** Where an address leads when there is no server: to what is asked for, or to the page that asks for a house. */
export function placeAlone(place: Place, hash: string): Place {
  return needsServer(place) ? { page: HOUSE_PAGE, parts: [], query: hash } : place;
}

function needsServer({ page, parts: [first = "", second = ""] }: Place): boolean {
  if (page === "set") return bringsDevices(second);
  if (AT_TABLES.includes(page)) return first !== "" && !first.startsWith("hier-");
  return ["club", "cup", "tv"].includes(page);
}
