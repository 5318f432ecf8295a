/** The games that somebody at this device has met: their first minute is over. */

import { storage } from "./storage";

class Met {
  private games: string[] = $state.raw(storage.met);

  has(game: string): boolean {
    return this.games.includes(game);
  }

  add(game: string): void {
    if (!this.has(game)) this.keep([...this.games, game]);
  }

  /** Show the first minute of a game once more. */
  again(game: string): void {
    this.keep(this.games.filter((each) => each !== game));
  }

  private keep(games: string[]): void {
    this.games = games;
    storage.met = games;
  }
}

export const met = new Met();
