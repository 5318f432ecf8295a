/** Favourites: what this device has of them is agreed on with the house, which keeps them with the person. */

import { api, call } from "../net/api";
import type { Liking, Me } from "../net/protocol";
import { storage } from "./storage";

let agreeing: Promise<string[]> | null = null;

/**
 * Tell what has changed here since the last time, and take over what all devices of this person have together. Without
 * a connection it fails, nothing changes, and the next time tells it all.
 */
export const agree = (): Promise<string[]> => (agreeing ??= talk().finally(() => (agreeing = null)));

async function talk(): Promise<string[]> {
  const before = storage.favourites;
  const news = changes(storage.toldFavourites ?? [], before);
  const known = news ? await api.like(news) : await api.favourites();
  const kept = await reminded(known, before);
  // What somebody has changed here meanwhile stays so.
  const since = changes(before, storage.favourites);
  storage.toldFavourites = kept;
  const { liked, unliked } = since ?? { liked: [], unliked: [] };
  storage.favourites = [...liked, ...kept.filter((id) => !liked.includes(id) && !unliked.includes(id))];
  return since ? talk() : storage.favourites;
}

/**
 * Without an account this device alone says what is liked: what the house does not know of it any more, it has forgotten
 * with the cookie, and is told again.
 */
async function reminded(known: string[], own: readonly string[]): Promise<string[]> {
  const liked = own.filter((id) => !known.includes(id));
  return liked.length && !(await call<Me>("GET", "/api/me")).account ? api.like({ liked, unliked: [] }) : known;
}

function changes(then: readonly string[], now: readonly string[]): Required<Liking> | null {
  const liked = now.filter((id) => !then.includes(id));
  const unliked = then.filter((id) => !now.includes(id));
  return liked.length || unliked.length ? { liked, unliked } : null;
}
