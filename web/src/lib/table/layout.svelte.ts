/** A crossword being laid: which letter dice lie where, a cursor for the keyboard, and one die in the hand. */

import type { Layouts, Tile } from "../net/protocol";

export type Cell = { row: number; column: number };

// So many cells in a row at least; more as soon as the words reach the edge.
const LEAST = 7;

export class Layout {
  tiles: Tile[] = $state.raw([]);
  /** The die that is picked up, to be laid on the next cell tapped. */
  picked: number | null = $state(null);
  cursor: Cell = $state({ row: 0, column: 0 });
  private down = false;

  constructor(private readonly space: () => Layouts) {}

  readonly free = $derived.by(() => {
    const laid = new Set(this.tiles.map((tile) => tile.die));
    return this.space()
      .letters.map((_, die) => die)
      .filter((die) => !laid.has(die));
  });

  /** The cells that are shown: everything laid with a margin, never less than a small square, never out of reach. */
  readonly window = $derived.by(() => {
    const reach = this.space().reach;
    const span = (places: number[]) => {
      let [low, high] = places.length ? [Math.min(...places) - 1, Math.max(...places) + 1] : [0, 0];
      while (high - low + 1 < LEAST) {
        if ((high + low) % 2 === 0 || high + low > 0) low -= 1;
        else high += 1;
      }
      return { low: Math.max(low, -reach), high: Math.min(high, reach) };
    };
    return { rows: span(this.tiles.map((tile) => tile.row)), columns: span(this.tiles.map((tile) => tile.column)) };
  });

  at({ row, column }: Cell): Tile | undefined {
    return this.tiles.find((tile) => tile.row === row && tile.column === column);
  }

  /** Lay a die on a cell; what lay there goes back into the hand. */
  put(die: number, cell: Cell): void {
    const reach = this.space().reach;
    if (Math.abs(cell.row) > reach || Math.abs(cell.column) > reach) return;
    const letter = this.tiles.find((tile) => tile.die === die)?.letter ?? this.space().letters[die]![0]!;
    const rest = this.tiles.filter(
      (tile) => tile.die !== die && !(tile.row === cell.row && tile.column === cell.column),
    );
    this.tiles = [...rest, { die, row: cell.row, column: cell.column, letter }];
    this.picked = null;
  }

  takeUp(die: number): void {
    this.tiles = this.tiles.filter((tile) => tile.die !== die);
    this.picked = null;
  }

  pick(die: number): void {
    this.picked = this.picked === die ? null : die;
  }

  /** A tap lays the picked die, or picks up the one that lies there. */
  tap(cell: Cell): void {
    this.cursor = cell;
    const there = this.at(cell);
    if (this.picked !== null) this.put(this.picked, cell);
    else if (there) this.takeUp(there.die);
  }

  /** A die with several letters shows this one. */
  turn(die: number, letter: string): void {
    this.tiles = this.tiles.map((tile) => (tile.die === die ? { ...tile, letter } : tile));
  }

  move(rows: number, columns: number): void {
    this.down = rows !== 0;
    const { rows: y, columns: x } = this.window;
    const within = (at: number, span: { low: number; high: number }) => Math.min(span.high, Math.max(span.low, at));
    this.cursor = { row: within(this.cursor.row + rows, y), column: within(this.cursor.column + columns, x) };
  }

  /** Type a letter: the first free die that has it is laid under the cursor, which goes on. */
  type(letter: string): boolean {
    const letters = this.space().letters;
    const exact = this.free.find((die) => letters[die] === letter);
    const die = exact ?? this.free.find((each) => letters[each]!.includes(letter));
    if (die === undefined) return false;
    this.put(die, this.cursor);
    this.turn(die, letter);
    this.step(1);
    return true;
  }

  rubOut(): void {
    const here = this.at(this.cursor);
    if (!here) this.step(-1);
    const there = here ?? this.at(this.cursor);
    if (there) this.takeUp(there.die);
  }

  private step(by: number): void {
    const down = this.down;
    this.move(down ? by : 0, down ? 0 : by);
    this.down = down;
  }
}
