import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

const server = process.env.RIGOR_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    svelte(),
    // Icons are compiled in one by one: only the drawings in use reach the browser.
    Icons({ compiler: "svelte", scale: 1 }),
  ],
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
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
