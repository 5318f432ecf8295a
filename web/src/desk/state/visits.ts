/** The tournaments that this device has been at, so that nobody loses the way back. */

export type Visit = { desk: string; token: string; role: string; name: string };

const KEY = "knobel.desks";
const MOST = 12;

export const visits = {
  all(): Visit[] {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Visit[];
    } catch {
      return [];
    }
  },
  keep(visit: Visit): void {
    const others = visits.all().filter((each) => each.token !== visit.token);
    try {
      localStorage.setItem(KEY, JSON.stringify([visit, ...others].slice(0, MOST)));
    } catch {
      // The link still works.
    }
  },
};
