import { fileURLToPath } from "node:url";

/** What the bundler says of a module. */
type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const ENTRY = "../src/main.ts";
// In this order: what an earlier page brings along, a later one does not bring again.
const PIECES = {
  first: ENTRY,
  table: "../src/pages/table/Table.svelte",
  lobby: "../src/parts/lobby/Lobby.svelte",
};

/**
 * The piece in which a module comes: with the first page that needs it at once. Dozens of small files would each wait
 * for a connection and pack worse than a few; what is imported later stays by itself.
 */
export function bundling(): (id: string, modules: Modules) => string | null {
  let pieces: Map<string, string> | null = null;
  return (id, modules) => {
    pieces ??= sorted(modules);
    return pieces.get(id) ?? null;
  };
}

function sorted(modules: Modules): Map<string, string> {
  const pieces = new Map<string, string>();
  for (const [name, path] of Object.entries(PIECES)) {
    const waiting = [fileURLToPath(new URL(path, import.meta.url))];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (pieces.has(id)) continue;
      pieces.set(id, name);
      waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  // It waits for words before it goes on; what others import must not wait with it.
  pieces.delete(fileURLToPath(new URL(ENTRY, import.meta.url)));
  return pieces;
}
