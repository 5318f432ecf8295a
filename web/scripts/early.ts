import type { Plugin, Rollup } from "vite";

type Bundle = Rollup.OutputBundle;
/** What a page needs before it can be drawn, in every language and in one's own. */
type Needs = { files: string[]; words: Record<string, string[]> };
type Pages = { any: Needs; table: Needs; lobby: Needs };

const TABLE = "/pages/table/Table.svelte";
const LOBBY = "/parts/lobby/Lobby.svelte";

/**
 * A page's own pieces are named by the script that draws the first page: they would not be asked for before that one has
 * come and run. So a few lines that come before it ask for what this address and this language need.
 */
export function early(): Plugin {
  let reference = "";
  return {
    name: "knobel-early",
    apply: "build",
    enforce: "pre",
    generateBundle(_options, bundle) {
      const source = `(${fetchEarly})(${JSON.stringify(pagesOf(bundle))}, import.meta.url);\n`;
      reference = this.getFileName(this.emitFile({ type: "asset", name: "early.js", source }));
    },
    transformIndexHtml: {
      order: "post",
      handler: () => [
        { tag: "script", attrs: { type: "module", async: true, src: `./${reference}` }, injectTo: "head" },
      ],
    },
  };
}

function pagesOf(bundle: Bundle): Pages {
  const words = (name: string) => ({
    de: piecesOf(bundle, `/texts/${name}.de.ts`),
    en: piecesOf(bundle, `/texts/${name}.en.ts`),
  });
  return {
    any: { files: [], words: words("words") },
    table: { files: piecesOf(bundle, TABLE), words: words("house") },
    lobby: { files: piecesOf(bundle, LOBBY), words: {} },
  };
}

/** The files in which a module comes with what it imports, but for those that the page names itself. */
function piecesOf(bundle: Bundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
  const facade = chunks.find((each) => each.isDynamicEntry && each.facadeModuleId?.endsWith(module));
  if (!facade) throw new Error(`nothing is fetched early for ${module}`);
  const first = chunks.filter((each) => each.isEntry).flatMap((each) => [each.fileName, ...each.imports]);
  const found = new Set<string>();
  const waiting = [facade.fileName];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = bundle[name];
    if (found.has(name) || first.includes(name) || chunk?.type !== "chunk") continue;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    waiting.push(...chunk.imports);
  }
  return [...found];
}

/** Runs in the browser, and is written there as it stands here: it knows nothing but what it is given. */
function fetchEarly({ any, table, lobby }: Pages, here: string): void {
  let wanted = navigator.language;
  try {
    wanted = JSON.parse(localStorage.getItem("knobel.language") ?? "null") ?? wanted;
  } catch {
    // A device that remembers nothing speaks its own language.
  }
  const language = wanted.startsWith("de") ? "de" : "en";
  const isTable = location.hash.startsWith("#/table/");
  const needs = [any, ...(isTable ? [table] : []), ...(isTable && location.hash.includes("?") ? [lobby] : [])];
  for (const name of needs.flatMap(({ files, words }) => [...files, ...(words[language] ?? [])])) {
    const link = document.createElement("link");
    link.rel = name.endsWith(".css") ? "preload" : "modulepreload";
    if (name.endsWith(".css")) link.as = "style";
    link.crossOrigin = "";
    link.href = new URL(`../${name}`, here).href;
    document.head.append(link);
  }
}
