import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist/", "node_modules/", "screenshots/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      // The compiler already knows every name; the rule does not understand types.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "@typescript-eslint/no-explicit-any": "error",
      // Our router is ten lines and has no resolve().
      "svelte/no-navigation-without-resolve": "off",
      // Sets and maps here are short-lived or private; what the page shows is $state.
      "svelte/prefer-svelte-reactivity": "off",
      // Markup comes from our own drawings at most, never from a person's text.
      "svelte/no-at-html-tags": "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
  },
  { files: ["*.config.{js,ts}", "scripts/**"], languageOptions: { globals: { ...globals.node } } },
);
