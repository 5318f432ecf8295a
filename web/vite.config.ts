import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type ProxyOptions } from "vite";

// The table server, for `vite dev` and `vite preview`; built files are served by that server itself.
const SERVER = process.env.KNOBEL_SERVER ?? "http://127.0.0.1:8000";

// The server answers only pages of its own origin, so the proxy speaks as one of them.
const proxy: Record<string, ProxyOptions> = {
  "/api": { target: SERVER, changeOrigin: true, ws: true, rewriteWsOrigin: true, headers: { origin: SERVER } },
};

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { "@texts": fileURLToPath(new URL("../src/knobel/texts", import.meta.url)) } },
  // The server's policy is `default-src 'self'`: nothing inline, no data addresses.
  build: { outDir: "dist", assetsInlineLimit: 0, target: "es2022", modulePreload: { polyfill: false } },
  server: { proxy, fs: { allow: [".."] } },
  preview: { proxy, headers: { "Content-Security-Policy": "default-src 'self'" } },
});
