import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", ".look/", "src/wire.ts", "public/"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      "no-console": "error",
      eqeqeq: ["error", "smart"],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // sets and maps inside plain functions are not state
      "svelte/prefer-svelte-reactivity": "off",
      // our router follows plain links
      "svelte/no-navigation-without-resolve": "off",
      // the content security policy knows no inline style or script
      "no-restricted-syntax": ["error", { selector: 'SvelteAttribute[key.name="style"]', message: "Use a class or style:property={…}." }],
      "svelte/no-at-html-tags": "error",
    },
  },
);
