import { defineConfig } from "vitest/config";
// @ts-expect-error A plain module, as the builder is.
import { entry, leanTests } from "./lean.mjs";

export default defineConfig({
  plugins: [leanTests],
  resolve: { alias: [{ find: /^preact$/, replacement: entry }] },
  oxc: {
    jsx: { runtime: "classic", pragma: "h", pragmaFrag: "Fragment" },
    jsxInject: 'import { Fragment, h } from "preact";',
  },
  test: {
    environment: "happy-dom",
    setupFiles: ["tests/words.ts"],
    include: ["tests/**/*.test.{ts,tsx}", "src/**/*.test.{ts,tsx}"],
  },
});
