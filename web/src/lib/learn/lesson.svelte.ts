/** A guided first game: an ordinary table, with somebody beside it who explains until one has had enough. */

import { storage } from "../device/storage";
import type { TableInfo } from "../net/protocol";

/** The games that people know best: their first game can be a guided one. */
export const GUIDED: readonly string[] = [
  "kniffel",
  "schocken",
  "maexchen",
  "chicago",
  "dreitausend",
  "einundzwanzig",
  "lustige-sieben",
  "craps",
  "quinze",
  "offenes-wuerfelpoker",
];

class Lesson {
  private at: { table: string; told: string[] } | null = $state.raw(storage.lesson);

  /** Whether this table is one to learn at. */
  isAt(table: string): boolean {
    return this.at?.table === table;
  }

  /** Whether somebody alone with bots could be shown how this game goes. */
  fits(info: TableInfo, viewer: number | null): boolean {
    const others = info.seats.filter((seat) => seat.seat !== viewer);
    return GUIDED.includes(info.game) && viewer !== null && info.hints && others.every((seat) => seat.kind === "bot");
  }

  begin(table: string): void {
    this.keep({ table, told: [] });
  }

  /** The first of these that was not yet told; from now on it has been. */
  tellOnce(moments: readonly string[]): string | null {
    const fresh = moments.find((moment) => !this.at?.told.includes(moment)) ?? null;
    if (fresh && this.at) this.keep({ ...this.at, told: [...this.at.told, fresh] });
    return fresh;
  }

  leave(): void {
    this.keep(null);
  }

  /** The game was played to its end. */
  finish(game: string): void {
    if (!storage.learnt.includes(game)) storage.learnt = [...storage.learnt, game];
  }

  private keep(at: { table: string; told: string[] } | null): void {
    this.at = at;
    storage.lesson = at;
  }
}

export const lesson = new Lesson();
