import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { readdirSync } from "node:fs";
import { relative } from "node:path";

const source = new URL("src", import.meta.url).pathname;
const components = readdirSync(source, { recursive: true })
  .filter((file) => file.endsWith(".svelte"))
  .sort();

/** A component's number instead of a hash: the class stands in the markup and the style of every element. */
function shortClass({ hash, css, filename }) {
  const number = components.indexOf(relative(source, filename));
  return number < 0 ? `svelte-${hash(css)}` : `s${number.toString(36)}`;
}

/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash: shortClass },
};
