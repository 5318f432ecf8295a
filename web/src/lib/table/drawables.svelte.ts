/**
 * What draws a table and does not come with its page: the rarer widgets, and the forms. Each is fetched before a scene
 * that has it is first shown, so that the first load is small and nothing appears late.
 */

import type { Component } from "svelte";
import type { Scene, Space, Widget } from "../net/protocol";

type Drawable = Component<Record<string, unknown>>;
type Fetch = () => Promise<{ default: unknown }>;
/** A widget that does not come with the table's page, or a space of moves that wants a form. */
type Later =
  Exclude<Widget["type"], "tray" | "piles" | "announcement" | "standings"> | Exclude<Space["type"], "keeps" | "cells">;

const LATER: Record<Later, Fetch> = {
  bets: () => import("../../widgets/Bets.svelte"),
  board: () => import("../../widgets/Board.svelte"),
  crossword: () => import("../../widgets/Crossword.svelte"),
  grid: () => import("../../widgets/Grid.svelte"),
  picture: () => import("../../widgets/Picture.svelte"),
  sheet: () => import("../../widgets/Sheet.svelte"),
  strikes: () => import("../../widgets/Strikes.svelte"),
  terms: () => import("../../widgets/Terms.svelte"),
  track: () => import("../../widgets/Track.svelte"),
  wordsheet: () => import("../../widgets/WordSheet.svelte"),
  bids: () => import("../../forms/BidsForm.svelte"),
  layouts: () => import("../../forms/LayoutsForm.svelte"),
  links: () => import("../../forms/LinksForm.svelte"),
  marks: () => import("../../forms/MarksForm.svelte"),
  places: () => import("../../forms/PlacesForm.svelte"),
  stakes: () => import("../../forms/StakesForm.svelte"),
  words: () => import("../../forms/WordsForm.svelte"),
};

const fetchOf = (type: string): Fetch | null => (Object.hasOwn(LATER, type) ? LATER[type as Later] : null);

class Drawables {
  private fetched: Record<string, Drawable> = $state.raw({});

  /** What draws this type; where it has not come yet, it is fetched, and drawn as soon as it is there. */
  of(type: string): Drawable | null {
    const known = this.fetched[type] ?? null;
    if (!known) void this.fetch(type);
    return known;
  }

  /** Fetch whatever these scenes need. Without a connection they are shown as far as they can be. */
  async fetchFor(scenes: Scene[]): Promise<void> {
    const types = new Set(scenes.flatMap(typesIn).filter((type) => fetchOf(type) && !this.fetched[type]));
    if (types.size) await Promise.all([...types].map((type) => this.fetch(type)));
  }

  private async fetch(type: string): Promise<void> {
    const module = await fetchOf(type)?.().catch(() => null);
    if (module) this.fetched = { ...this.fetched, [type]: module.default as Drawable };
  }
}

function typesIn(scene: Scene): string[] {
  return [...scene.widgets.map(({ type }) => type), ...scene.offers.map(({ choice }) => choice.type)];
}

export const drawables = new Drawables();
