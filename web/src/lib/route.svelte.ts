/** Where we are: the address after the hash. `#/` is the start page, `#/table/<id>?<invitation>` a table. */

export type Place = { page: "start" } | { page: "table"; table: string; invitation: string | null };

function read(): Place {
  const found = /^#\/table\/([^?]+)(?:\?(.+))?$/.exec(location.hash);
  return found ? { page: "table", table: found[1]!, invitation: found[2] ?? null } : { page: "start" };
}

class Route {
  place: Place = $state(read());
  /** The table that this page has just set up and that is to begin at once. */
  begins: string | null = null;

  constructor() {
    addEventListener("hashchange", () => (this.place = read()));
  }

  toStart(): void {
    location.hash = "#/";
  }

  toTable(table: string, invitation: string | null = null, begins = false): void {
    this.begins = begins ? table : null;
    location.hash = `#/table/${table}${invitation ? `?${invitation}` : ""}`;
  }
}

export const route = new Route();
