/** The file of a tournament, kept on the organiser's device after each change: the house can be lost, the evening not. */

import { storage } from "../../lib/device/storage";

export type Backup = { desk: string; name: string; at: number; file: string };

/** So many tournaments are kept; the oldest goes first. */
const MOST = 3;
/** At most so often, however much happens. */
const EVERY_MS = 20_000;

export const backups = {
  all: (): Backup[] => storage.backups as Backup[],
  of: (desk: string): Backup | undefined => backups.all().find((each) => each.desk === desk),
  keep(backup: Backup): void {
    storage.backups = [backup, ...backups.all().filter((each) => each.desk !== backup.desk)].slice(0, MOST);
  },
  drop(desk: string): void {
    storage.backups = backups.all().filter((each) => each.desk !== desk);
  },
};

/** Fetches a file when something has changed: soon, but not after every tap, and once more after the last one. */
export class Keeper {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -Infinity;

  constructor(
    private readonly fetchFile: () => Promise<Blob>,
    private readonly keep: (file: string, at: number) => void,
  ) {}

  changed(): void {
    this.timer ??= setTimeout(() => void this.now(), Math.max(0, this.last + EVERY_MS - Date.now()));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async now(): Promise<void> {
    this.timer = undefined;
    this.last = Date.now();
    // Without a line the next change tries again.
    await this.fetchFile()
      .then(async (file) => this.keep(await file.text(), Date.now()))
      .catch(() => undefined);
  }
}
