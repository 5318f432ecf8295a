import type { Plugin } from "vite";

/** The server answers any path with the page, so the page itself names its files from the root. A site's page does not. */
export function rooted(): Plugin {
  return {
    name: "knobel-rooted",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (html) => html.replaceAll('="./', '="/') },
  };
}
