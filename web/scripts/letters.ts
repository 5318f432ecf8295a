import type { Plugin } from "vite";

/**
 * Letters come with the styles and not after them: a page that is drawn in others first moves when these arrive, and the
 * plain ones are not asked for before the first script has run.
 */
export function letters(): Plugin {
  return {
    name: "knobel-letters",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => name.endsWith(".woff2"))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", href: `./${name}`, as: "font", type: "font/woff2", crossorigin: true },
            injectTo: "head" as const,
          })),
    },
  };
}
