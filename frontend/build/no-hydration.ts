/**
 * Pages are never made on the server, so Svelte need not take one over. It guards all that with one variable, "so
 * it can be treeshaken out if the user doesn't use the `hydrate` method"; made constant, it is.
 */
import type { Plugin } from "vite";

const VARIABLE = "export let hydrating = false;";
const ASSIGNMENT = "\thydrating = value;\n";

export const noHydration = (): Plugin => ({
  name: "no-hydration",
  apply: "build",
  transform: {
    filter: { id: /\/svelte\/src\/internal\/client\/dom\/hydration\.js$/ },
    handler(code) {
      if (!code.includes(VARIABLE) || !code.includes(ASSIGNMENT))
        this.error("Svelte guards hydration in another way now: look at build/no-hydration.ts again.");
      return code.replace(VARIABLE, VARIABLE.replace("let", "const")).replace(ASSIGNMENT, "");
    },
  },
});
