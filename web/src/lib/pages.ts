/** The pages beside the start page, each fetched when it is first needed. */

import type { Component } from "svelte";
import type { Place } from "./route.svelte";

type Page = Component<Record<string, unknown>>;
const FILES = import.meta.glob<{ default: Page }>(["../pages/*.svelte", "!../pages/Start.svelte"]);

const atTable = ({ parts, query }: Place) => ({ table: parts[0] ?? "", invitation: query });
const inPast = ({ parts, query }: Place) => ({
  table: parts[0] ?? "",
  game: Number(parts[1] ?? 0),
  step: Number(parts[2] ?? 0),
  invitation: query,
});
const PAGES: Record<string, { file: string; props: (place: Place) => Record<string, unknown> }> = {
  set: { file: "Setup", props: ({ parts }) => ({ game: parts[0] ?? "", way: parts[1] ?? "" }) },
  table: { file: "Table", props: atTable },
  tv: { file: "BigScreen", props: atTable },
  cup: { file: "Cup", props: atTable },
  replay: { file: "Replay", props: inPast },
  fair: { file: "Fair", props: inPast },
  settings: { file: "Settings", props: () => ({}) },
  about: { file: "About", props: () => ({}) },
  turnier: { file: "Tournament", props: ({ parts, query }) => ({ parts, query }) },
};

const loader = (page: string) => FILES[`../pages/${PAGES[page]?.file}.svelte`];

/** Whether this build has such a page. */
export const hasPage = (page: string): boolean => page === "start" || loader(page) !== undefined;

export async function fetchPage(page: string): Promise<Page | null> {
  return (await loader(page)?.())?.default ?? null;
}

export const propsOf = (place: Place): Record<string, unknown> => PAGES[place.page]?.props(place) ?? {};
