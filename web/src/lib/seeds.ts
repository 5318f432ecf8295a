/**
 * This device's part in the dice: it promises a random seed for each of its seats and opens it once all have promised.
 * Nobody is asked; `docs/fairness.md` says why nobody can choose.
 */

import { keepsake } from "./keepsake";
import type { Request, Seat, TableInfo } from "./protocol";
import { hex, sha256 } from "./sha256";

const BYTES = 16;

export function promiseOf(seed: string): string {
  return hex(sha256(Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16))));
}

export class Seeds {
  /** For which game each seat has promised and opened, as this device has asked. */
  private readonly promised = new Map<Seat, number>();
  private readonly opened = new Map<Seat, number>();

  constructor(private readonly table: string) {}

  /** What is to be asked now, given the table and the own seats. */
  due(info: TableInfo, own: readonly Seat[]): Request[] {
    if (info.dice === "real" || (info.phase !== "lobby" && info.phase !== "over")) return [];
    const people = info.seats.filter((seat) => seat.kind === "person" || seat.kind === "local");
    const mine = people.filter((seat) => own.includes(seat.seat)).map((seat) => seat.seat);
    const complete = info.seats.every((seat) => seat.kind !== "empty");
    return [
      ...mine
        .filter((seat) => !info.seats[seat]!.promised && this.promised.get(seat) !== info.games)
        .map((seat) => this.promise(seat, info.games)),
      ...(complete && people.every((seat) => seat.promised) ? this.openings(mine, info.games) : []),
    ];
  }

  /** All at once, where every person sits at this device: promises, then what opens them. */
  atOnce(info: TableInfo, own: readonly Seat[]): Request[] {
    if (info.dice === "real") return [];
    const mine = own.filter((seat) => !info.seats[seat]!.promised && this.promised.get(seat) !== info.games);
    return [...mine.map((seat) => this.promise(seat, info.games)), ...this.openings(mine, info.games)];
  }

  private promise(seat: Seat, game: number): Request {
    const seed = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
    keepsake.keepSeed(this.table, seat, seed);
    this.promised.set(seat, game);
    return { type: "promise", seat, promise: promiseOf(seed) };
  }

  private openings(seats: readonly Seat[], game: number): Request[] {
    return seats.flatMap((seat): Request[] => {
      const seed = keepsake.seed(this.table, seat);
      if (seed === null || this.opened.get(seat) === game) return [];
      this.opened.set(seat, game);
      return [{ type: "open", seat, seed }];
    });
  }
}
