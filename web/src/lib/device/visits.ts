/** Where this device has been by a link, so that nobody loses the way back. */

const MOST = 12;

export type Visit = { token: string; role: string; name: string };
export type DeskVisit = Visit & { desk: string };
/** `tied`: the house knows that this device comes by this link. */
export type ClubVisit = Visit & { club: string; tied?: boolean };

/** The latest visits of a kind, each link once. */
export class Visits<T extends Visit> {
  constructor(private readonly key: string) {}

  all(): T[] {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "[]") as T[];
    } catch {
      return [];
    }
  }
  by(token: string): T | undefined {
    return this.all().find((each) => each.token === token);
  }
  keep(visit: T): void {
    this.put([visit, ...this.all().filter((each) => each.token !== visit.token)].slice(0, MOST));
  }
  drop(token: string): void {
    this.put(this.all().filter((each) => each.token !== token));
  }

  private put(visits: T[]): void {
    try {
      localStorage.setItem(this.key, JSON.stringify(visits));
    } catch {
      // The link still works.
    }
  }
}

export const deskVisits = new Visits<DeskVisit>("knobel.desks");
export const clubVisits = new Visits<ClubVisit>("knobel.clubs");

/** The clubs of which this device keeps the book, each once. */
export function clubsToWriteIn(): ClubVisit[] {
  const writing = clubVisits.all().filter(({ role }) => role === "keeper" || role === "scribe");
  return writing.filter((visit, index) => writing.findIndex(({ club }) => club === visit.club) === index);
}
