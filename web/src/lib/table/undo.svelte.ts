/** The last decision made here: it can be taken back until something follows, where nobody can have learnt from it. */

import { api } from "../net/api";

export class Undo {
  /** The entry of the decision. */
  decided = $state(-1);
  private deciding = "";
  /** The games without secrets, once it mattered. */
  private openGames: ReadonlySet<string> | null = $state.raw(null);

  asked(key: string): void {
    this.deciding = key;
  }

  async answered(key: string, seq: number): Promise<void> {
    if (key !== this.deciding) return;
    this.decided = seq;
    this.openGames ??= await api.games().then(
      (games) => new Set(games.filter((game) => !game.hidden).map((game) => game.id)),
      () => null,
    );
  }

  possible(game: string, seq: number): boolean {
    return this.decided >= 0 && this.decided === seq && (this.openGames?.has(game) ?? false);
  }
}
