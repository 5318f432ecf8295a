import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { ProxyOptions } from "vite";
import { defineConfig } from "vitest/config";
import { bundling } from "./scripts/bundling.ts";
import { early } from "./scripts/early.ts";
import { letters } from "./scripts/letters.ts";
import { packing } from "./scripts/packing.ts";
import { rooted } from "./scripts/rooted.ts";

// The table server, for `vite dev` and `vite preview`; built files are served by that server itself.
const SERVER = process.env.KNOBEL_SERVER ?? "http://127.0.0.1:8000";

// The server answers only pages of its own origin, so the proxy speaks as one of them.
const proxy: Record<string, ProxyOptions> = {
  "/api": { target: SERVER, changeOrigin: true, ws: true, rewriteWsOrigin: true, headers: { origin: SERVER } },
  "/pocket": { target: SERVER, changeOrigin: true },
};

export default defineConfig({
  // Files name each other by where they lie, so that the app runs from any folder of any host.
  base: "./",
  plugins: [svelte(), early(), letters(), rooted(), packing()],
  resolve: { alias: { "@texts": fileURLToPath(new URL("../src/knobel/texts", import.meta.url)) } },
  // The server's policy is `'self'`, and WebAssembly: nothing inline, no data addresses.
  build: {
    // Inside the Python package, which serves it and carries it along.
    outDir: "../src/knobel/server/web_app",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false },
      output: { codeSplitting: { groups: [{ name: bundling() }] } },
    },
  },
  // The worker of a pocket fetches what it runs.
  worker: { format: "es" },
  // The tests read the style sheets as well.
  test: {
    css: true,
    // How long a test takes says how busy the machine is.
    testTimeout: 120_000,
    setupFiles: ["src/patience.setup.ts"],
    expect: { poll: { timeout: 120_000 } },
  },
  server: { proxy, fs: { allow: [".."] } },
  preview: {
    proxy,
    headers: { "Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'" },
  },
});
