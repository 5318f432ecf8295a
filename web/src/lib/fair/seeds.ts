/**
 * This device's part in the dice: it promises a random seed for each of its seats and opens it once every device at the
 * table has promised. Nobody is asked; `docs/fairness.md` says why nobody can choose.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { storage } from "../device/storage";
import type { Request, Seat, SeatInfo, TableInfo } from "../net/protocol";
import { diceName } from "./seals";

const BYTES = 16;

export function promiseOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** Whether everybody at a full table who is there has had a part in the dice. */
export function seedsOpened(info: TableInfo): boolean {
  return info.dice !== "digital" || info.seats.every((seat) => seat.opened || seat.kind === "bot" || isAway(seat));
}

/** Who of those present at a full table has promised nothing yet: until they do, nobody opens a seed. */
export function unpromised(info: TableInfo, present: readonly Seat[]): Seat[] {
  const next = info.phase === "lobby" || info.phase === "over";
  if (info.dice !== "digital" || !next || !isFull(info) || info.seats.some((seat) => seat.opened)) return [];
  const waited = info.seats.filter((seat) => isPerson(seat) && !seat.promised && present.includes(seat.seat));
  return waited.map(({ seat }) => seat);
}

/** The table as it is once these seats are there, and no others: that is told sooner than the table. */
export function withPresent(info: TableInfo, present: readonly Seat[]): TableInfo {
  return { ...info, seats: info.seats.map((seat) => ({ ...seat, present: present.includes(seat.seat) })) };
}

const isFull = (info: TableInfo): boolean => info.seats.every((seat) => seat.kind !== "empty");
const isPerson = (seat: SeatInfo): boolean => seat.kind === "person" || seat.kind === "local";
const isAway = (seat: SeatInfo): boolean => isPerson(seat) && !seat.present;

export class Seeds {
  /** For which game each seat has promised, and at which state of the promises it has asked to open, by this device. */
  private readonly promised = new Map<Seat, number>();
  private readonly opened = new Map<Seat, string>();

  constructor(private readonly table: string) {}

  /** What is to be asked now, given the table and the own seats. */
  due(info: TableInfo, own: readonly Seat[]): Request[] {
    if (info.dice !== "digital" || (info.phase !== "lobby" && info.phase !== "over")) return [];
    const people = info.seats.filter(isPerson);
    const mine = people.filter((seat) => own.includes(seat.seat)).map((seat) => seat.seat);
    // A promise that was heard can be void later: another game asks for another one.
    for (const seat of mine) if (info.seats[seat]!.promised) this.promised.delete(seat);
    // Nobody waits for a device that is away; it is too late for it once the first seed is open.
    const ready = isFull(info) && people.every((seat) => seat.promised || !seat.present);
    const late = people.some((seat) => seat.opened);
    return [
      ...mine
        .filter((seat) => !late && !info.seats[seat]!.promised && this.promised.get(seat) !== info.games)
        .map((seat) => this.promise(seat, info.games)),
      ...(ready ? this.openings(info, mine) : []),
    ];
  }

  /** All at once, where every person sits at this device: promises, then what opens them. */
  atOnce(info: TableInfo, own: readonly Seat[]): Request[] {
    if (info.dice !== "digital") return [];
    const mine = own.filter((seat) => !info.seats[seat]!.promised && this.promised.get(seat) !== info.games);
    return [...mine.map((seat) => this.promise(seat, info.games)), ...this.openings(info, mine)];
  }

  private promise(seat: Seat, game: number): Request {
    const seed = bytesToHex(crypto.getRandomValues(new Uint8Array(BYTES)));
    storage.keepSeed(this.table, seat, seed);
    this.promised.set(seat, game);
    return { type: "promise", seat, promise: promiseOf(seed) };
  }

  /** Open what was promised; what all others have promised is noted before, and cannot be changed any more. */
  private openings(info: TableInfo, seats: readonly Seat[]): Request[] {
    // Who is refused because somebody has just come in asks again once that one has promised.
    const state = `${info.games} ${info.seats.map((seat) => `${seat.promise}${seat.present}`).join()}`;
    const due = seats.flatMap((seat): Request[] => {
      const seed = storage.seed(this.table, seat);
      if (seed === null || info.seats[seat]!.opened || this.opened.get(seat) === state) return [];
      this.opened.set(seat, state);
      return [{ type: "open", seat, seed }];
    });
    if (due.length) this.note(info, seats);
    return due;
  }

  private note(info: TableInfo, own: readonly Seat[]): void {
    const seeds = new Map(own.map((seat) => [seat, storage.seed(this.table, seat)]));
    const promises = info.seats.map(({ seat, promise }) => (seeds.get(seat) ? promiseOf(seeds.get(seat)!) : promise));
    storage.keepPromises(diceName(info), info.games, promises);
  }
}
