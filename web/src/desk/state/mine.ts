/** Which tables a referee looks after, by stage. A phone that was locked or put away still knows them. */

export type Mine = Record<number, number[]>;

export function myTables(desk: string): { all(): Mine; keep(mine: Mine): void } {
  const key = `knobel.desk.${desk}.tables`;
  return {
    all() {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Mine;
      } catch {
        return {};
      }
    },
    keep(mine) {
      try {
        sessionStorage.setItem(key, JSON.stringify(mine));
      } catch {
        // They can be chosen again.
      }
    },
  };
}
