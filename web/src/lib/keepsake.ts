/** What this device remembers: seat tokens, a name, the language, the last game and the last table. */

const PREFIX = "knobel.";

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

export const keepsake = {
  tokens: (table: string): string[] => read<string[]>(`tokens.${table}`, []),
  keepTokens: (table: string, tokens: string[]): void => write(`tokens.${table}`, tokens),
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
  get game(): string {
    return read("game", "kniffel");
  },
  set game(value: string) {
    write("game", value);
  },
  get lastTable(): { table: string; game: string } | null {
    return read<{ table: string; game: string } | null>("last", null);
  },
  set lastTable(value: { table: string; game: string } | null) {
    write("last", value);
  },
};
