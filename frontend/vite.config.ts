import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { pack } from "./src/art/drawing/packed";

const server = process.env.RIGOR_SERVER ?? "http://127.0.0.1:8000";

/** Packs the points that are handed to the pen as a literal. */
const packPoints = (): Plugin => ({
  name: "pack-points",
  apply: "build",
  enforce: "post",
  transform: {
    filter: { id: /\/art\/.*\.ts$/ },
    handler: (code) =>
      code.replace(
        /\b((?:paint|blob|block|line|lines|tube|curve|poly)\(\s*)(["'`])([^"'`$]+)\2/g,
        (all, call: string, _quote, text: string) => {
          const packed = pack(text);
          return packed === null ? all : `${call}${JSON.stringify(packed)}`;
        },
      ),
  },
});

/**
 * Few files, each with what is needed at the same time; a file by itself costs half a kilobyte. All styles but those
 * of games come with the first page: they are so much alike that together they are 2 kB less.
 */
const groups = [
  { name: "shell", test: /\/src\/(main\.ts$|(?!games\/).*type=style)/, priority: 3 },
  {
    name: "table",
    test: /\/src\/(screens\/Table|art\/drawing\/|ui\/(?!Rulebook|Qr|drag)|lib\/(hints|words))/,
    priority: 2,
  },
  // What is opened beside the table, and the pages before it.
  { name: "more", test: /\/src\/(screens\/|lib\/|ui\/(Rulebook|Qr))/, priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), packPoints()],
  server: {
    port: 5173,
    // The rules on show are the very files of the documentation.
    fs: { allow: [".", "../docs/rules"] },
    // The server compares Origin with Host, so the proxy keeps the browser's own Host.
    proxy: { "/api": { target: server, ws: true, changeOrigin: false } },
  },
  build: {
    outDir: "dist",
    // Fonts and pictures stay files: a strict Content-Security-Policy need not allow data: URLs.
    assetsInlineLimit: 0,
    target: "es2022",
    // The scripts that a part needs are there by the time it is asked for; its styles are not.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_part, files) => files.filter((file) => file.endsWith(".css")),
    },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
