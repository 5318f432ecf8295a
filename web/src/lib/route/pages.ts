/** The pages beside the start page, each fetched when it is first needed. */

import type { Component } from "svelte";
import { voice } from "../../texts/voice.svelte";
import type { Place } from "./route.svelte";

type Page = Component<Record<string, unknown>>;
/** How a page is fetched, and what it is told of the place. */
type Entry = { fetch: () => Promise<{ default: unknown }>; props: (place: Place) => Record<string, unknown> };

const atTable = ({ parts, query }: Place) => ({ table: parts[0] ?? "", invitation: query });
const inPast = ({ parts, query }: Place) => ({
  table: parts[0] ?? "",
  game: Number(parts[1] ?? 0),
  step: Number(parts[2] ?? 0),
  invitation: query,
});
const toSet = ({ parts }: Place) => ({ game: parts[0] ?? "", way: parts[1] ?? "", by: parts[2] ?? "" });
const atDesk = ({ parts, query }: Place) => ({ parts, query });
const onDay = ({ parts }: Place) => ({ date: parts[0] ?? "" });
const forHouse = ({ query }: Place) => ({ hash: query ?? "#/" });
// Somebody may have typed a line as it is, with strokes and question marks.
const atPosition = ({ parts, query }: Place) => ({ line: [parts.join("/"), ...(query ? [query] : [])].join("?") });
const nothing = () => ({});
/** A page that brings words of its own along. */
const withWords = async <T>(words: Parameters<typeof voice.open>[0], page: Promise<T>): Promise<T> =>
  (await Promise.all([page, voice.open(words)]))[0];

const PAGES: Record<string, Entry> = {
  set: { fetch: () => withWords("pocket", import("../../pages/setup/Setup.svelte")), props: toSet },
  table: { fetch: () => import("../../pages/table/Table.svelte"), props: atTable },
  tv: { fetch: () => import("../../pages/screen/BigScreen.svelte"), props: atTable },
  cup: { fetch: () => import("../../pages/cup/PhoneCup.svelte"), props: atTable },
  replay: { fetch: () => withWords("past", import("../../pages/replay/Replay.svelte")), props: inPast },
  fair: {
    fetch: () => withWords("fair", withWords("past", import("../../pages/fair/Fair.svelte"))),
    props: inPast,
  },
  stellung: { fetch: () => withWords("past", import("../../pages/position/Position.svelte")), props: atPosition },
  ich: { fetch: () => withWords("me", import("../../pages/me/Me.svelte")), props: nothing },
  heute: { fetch: () => withWords("today", import("../../pages/today/Today.svelte")), props: onDay },
  settings: { fetch: () => import("../../pages/settings/Settings.svelte"), props: nothing },
  about: { fetch: () => import("../../pages/about/About.svelte"), props: nothing },
  haus: { fetch: () => withWords("pocket", import("../../pages/house/House.svelte")), props: forHouse },
  club: { fetch: () => withWords("club", import("../../club/Club.svelte")), props: atDesk },
  turnier: { fetch: () => withWords("desk", import("../../desk/Tournament.svelte")), props: atDesk },
};

/** Whether this build has such a page. */
export const hasPage = (page: string): boolean => page === "start" || Object.hasOwn(PAGES, page);

export async function fetchPage(page: string): Promise<Page | null> {
  return ((await PAGES[page]?.fetch())?.default as Page | undefined) ?? null;
}

export const propsOf = (place: Place): Record<string, unknown> => PAGES[place.page]?.props(place) ?? {};
