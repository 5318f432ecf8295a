/**
 * Where we are: the address after the hash, as a page, the parts behind it and a query.
 * `#/` is the start page, `#/table/<id>?<invitation>` a table; `pages.ts` knows them all.
 */

import { isHere } from "../net/transport";
import { reach } from "./reach.svelte";
import { placeAlone } from "./without-server";

export type Place = { page: string; parts: string[]; query: string | null };

export function placeIn(hash: string): Place {
  const [path = "", ...query] = hash.replace(/^#\/?/, "").split("?");
  const [page, ...parts] = path.split("/").filter(Boolean).map(plain);
  return { page: page ?? "start", parts, query: query.join("?") || null };
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const placeNow = (): Place => {
  const place = placeIn(location.hash);
  return isHere("") ? placeAlone(place, location.hash) : place;
};

class Route {
  place: Place = $state(placeNow());
  /** The table that this page has just set up and that is to begin at once. */
  begins: string | null = $state(null);

  constructor() {
    addEventListener("hashchange", () => (this.place = placeNow()));
  }

  to(page: string, ...parts: string[]): void {
    location.hash = `#/${[page, ...parts].join("/")}`;
  }

  toStart(): void {
    location.hash = "#/";
  }

  toSet(game: string, way: string, by: string | null): void {
    location.hash = hashToSet(game, way, by);
  }

  toTable(table: string, invitation: string | null = null, begins = false): void {
    this.begins = begins ? table : null;
    this.to("table", table + (invitation ? `?${invitation}` : ""));
  }
}

/** Where a table is set up for a game; `by` is another name of it, under which it was asked for. */
export const hashToSet = (game: string, way: string, by: string | null): string =>
  `#/set/${game}/${way}${by ? `/${encodeURIComponent(by)}` : ""}`;

/** A page at a table, as this device goes there. */
export const hashOf = (page: "table" | "tv" | "cup", table: string, invitation: string | null): string =>
  `#/${page}/${table}${invitation ? `?${invitation}` : ""}`;

/** The address of a page at a table, for others: to be sent, or shown as a QR code. */
export const linkTo = (page: "table" | "tv" | "cup", table: string, invitation: string | null): string | null =>
  reach.link(hashOf(page, table, invitation));

export const route = new Route();
