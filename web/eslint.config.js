import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["node_modules", "src/lib/net/protocol.gen.ts"]),
  js.configs.recommended,
  typescript.configs.strict,
  svelte.configs.recommended,
  // How things are set is Prettier's affair.
  prettier,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  { files: ["*.js", "scripts/**"], languageOptions: { globals: globals.node } },
  { files: ["public/sw.js"], languageOptions: { globals: globals.serviceworker } },
  {
    files: ["src/**"],
    languageOptions: {
      parserOptions: {
        parser: typescript.parser,
        projectService: true,
        extraFileExtensions: [".svelte"],
        svelteConfig,
      },
    },
    rules: {
      // A promise that nobody waits for says so with `void`.
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      "@typescript-eslint/await-thenable": "error",
    },
  },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      // Every access by index asks for one (`noUncheckedIndexedAccess`), also where the rules of a game know better.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Most sets and maps here are made, read and forgotten; what is watched is state of its own.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.test.ts"],
    rules: { "@typescript-eslint/no-extraneous-class": "off", "@typescript-eslint/no-dynamic-delete": "off" },
  },
);
