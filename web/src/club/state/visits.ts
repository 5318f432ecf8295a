/** The clubs that this device has been at, so that nobody loses the way back. */

export type ClubVisit = { club: string; token: string; role: string; name: string };

const KEY = "knobel.clubs";
const MOST = 12;

export const visits = {
  all(): ClubVisit[] {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? "[]") as ClubVisit[];
    } catch {
      return [];
    }
  },
  keep(visit: ClubVisit): void {
    this.put([visit, ...this.all().filter((each) => each.token !== visit.token)].slice(0, MOST));
  },
  drop(token: string): void {
    this.put(this.all().filter((each) => each.token !== token));
  },
  put(visits: ClubVisit[]): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(visits));
    } catch {
      // The link still works.
    }
  },
};
