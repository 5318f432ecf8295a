/** What this device remembers: seat tokens, seeds and seals, a name, how things look, the last games and the last table. */

const PREFIX = "knobel.";
const MOST_RECENT = 6;

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // A device that remembers nothing still plays.
  }
}

/** What a table published about its throws before they fell, block by block. */
export type Seals = { roots: string[]; borders: string[] };

export const storage = {
  tokens: (table: string): string[] => read<string[]>(`tokens.${table}`, []),
  keepTokens: (table: string, tokens: string[]): void => write(`tokens.${table}`, tokens),
  /** The seed promised for a seat's next game, so that a reload can still open it. */
  seed: (table: string, seat: number): string | null => read<string | null>(`seed.${table}.${seat}`, null),
  keepSeed: (table: string, seat: number, seed: string): void => write(`seed.${table}.${seat}`, seed),
  /** What every seat had promised for a game when this device opened its own seed. */
  promises: (table: string, game: number): (string | null)[] => read(`promises.${table}.${game}`, []),
  keepPromises: (table: string, game: number, promises: (string | null)[]): void =>
    write(`promises.${table}.${game}`, promises),
  seals: (table: string): Seals => read<Seals>(`seals.${table}`, { roots: [], borders: [] }),
  keepSeals: (table: string, seals: Seals): void => write(`seals.${table}`, seals),
  /** The files of tournaments that this device runs. */
  get backups(): unknown[] {
    return read<unknown[]>("desk-backups", []);
  },
  set backups(value: unknown[]) {
    write("desk-backups", value);
  },
  /** Whether this device has been at a club. */
  get hasClub(): boolean {
    return read<unknown[]>("clubs", []).length > 0;
  },
  get name(): string {
    return read("name", "");
  },
  set name(value: string) {
    write("name", value);
  },
  get language(): string | null {
    return read<string | null>("language", null);
  },
  set language(value: string | null) {
    write("language", value);
  },
  get theme(): string | null {
    return read<string | null>("theme", null);
  },
  set theme(value: string | null) {
    write("theme", value);
  },
  get largeType(): boolean {
    return read("largeType", false);
  },
  set largeType(value: boolean) {
    write("largeType", value);
  },
  get sound(): boolean {
    return read("sound", true);
  },
  set sound(value: boolean) {
    write("sound", value);
  },
  get dice(): string | null {
    return read<string | null>("dice", null);
  },
  set dice(value: string | null) {
    write("dice", value);
  },
  get speed(): string | null {
    return read<string | null>("speed", null);
  },
  set speed(value: string | null) {
    write("speed", value);
  },
  /** Whether tables offer to throw for somebody until there is something to decide. */
  get autoThrow(): boolean {
    return read("autoThrow", true);
  },
  set autoThrow(value: boolean) {
    write("autoThrow", value);
  },
  /** Whether the house throws for everybody in games of luck that are opened here. */
  get quickLuck(): boolean {
    return read("quickLuck", false);
  },
  set quickLuck(value: boolean) {
    write("quickLuck", value);
  },
  get game(): string {
    return read("game", "kniffel");
  },
  set game(value: string) {
    write("game", value);
    write("recent", [value, ...this.recent.filter((id) => id !== value)].slice(0, MOST_RECENT));
  },
  get recent(): string[] {
    return read<string[]>("recent", []);
  },
  /** The games that somebody at this device wants at hand. */
  get favourites(): string[] {
    return read<string[]>("favourites", []);
  },
  set favourites(value: string[]) {
    write("favourites", value);
  },
  /** What the house and this device last agreed on; null before they first did. */
  get toldFavourites(): string[] | null {
    return read<string[] | null>("toldFavourites", null);
  },
  set toldFavourites(value: string[]) {
    write("toldFavourites", value);
  },
  /** Who played at this device the last time, and how many friends came. */
  get company(): string[] {
    return read<string[]>("company", []);
  },
  set company(value: string[]) {
    write("company", value);
  },
  get heads(): number | null {
    return read<number | null>("heads", null);
  },
  set heads(value: number | null) {
    write("heads", value);
  },
  get lastTable(): { table: string; game: string } | null {
    return read<{ table: string; game: string } | null>("last", null);
  },
  set lastTable(value: { table: string; game: string } | null) {
    write("last", value);
  },
  /** Whether this device has a house of its own. */
  get pocket(): boolean {
    return read("pocket", false);
  },
  set pocket(value: boolean) {
    write("pocket", value);
  },
  /** Whether the whole box is to be kept on this device, and whether all of it is here. */
  get boxWanted(): boolean {
    return read("boxWanted", false);
  },
  set boxWanted(value: boolean) {
    write("boxWanted", value);
  },
  /** Whether somebody was asked to keep it; how often somebody has come here; whether a game was played to its end. */
  get boxAsked(): boolean {
    return read("boxAsked", false);
  },
  set boxAsked(value: boolean) {
    write("boxAsked", value);
  },
  get visits(): number {
    return read("visits", 0);
  },
  set visits(value: number) {
    write("visits", value);
  },
  get finished(): boolean {
    return read("finished", false);
  },
  set finished(value: boolean) {
    write("finished", value);
  },
  get kept(): boolean {
    return read("kept", false);
  },
  set kept(value: boolean) {
    write("kept", value);
  },
  /** The seals of days that this device has seen, by date. */
  get daySeals(): Record<string, string> {
    return read<Record<string, string>>("daySeals", {});
  },
  set daySeals(value: Record<string, string>) {
    write("daySeals", value);
  },
  /** The address of the house that somebody has picked for links, where there are several. */
  get address(): string | null {
    return read<string | null>("address", null);
  },
  set address(value: string | null) {
    write("address", value);
  },
  /** The house to which this device goes for friends, where its own page came without a server. */
  get house(): string | null {
    return read<string | null>("house", null);
  },
  set house(value: string | null) {
    write("house", value);
  },
  /** The games whose first minute somebody has seen here. */
  get met(): string[] {
    return read<string[]>("met", []);
  },
  set met(value: string[]) {
    write("met", value);
  },
  /** The table at which somebody learns a game here, with what has been explained; and the games learnt so. */
  get lesson(): { table: string; told: string[] } | null {
    return read<{ table: string; told: string[] } | null>("lesson", null);
  },
  set lesson(value: { table: string; told: string[] } | null) {
    write("lesson", value);
  },
  get learnt(): string[] {
    return read<string[]>("learnt", []);
  },
  set learnt(value: string[]) {
    write("learnt", value);
  },
  /** Whether somebody has been told that this screen cannot be kept on. */
  get darkTold(): boolean {
    return read("darkTold", false);
  },
  set darkTold(value: boolean) {
    write("darkTold", value);
  },
  /** Forget everything, as on a new device. */
  clear(): void {
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    } catch {
      // There was nothing to forget.
    }
  },
};
