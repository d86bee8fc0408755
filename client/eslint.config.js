/** Lint rules. Prettier decides about layout, svelte-check about types; ESLint looks for mistakes in what runs. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const types = { projectService: { allowDefaultProject: ["*.js", "public/*.js"] }, extraFileExtensions: [".svelte"] };

export default defineConfig(
  globalIgnores(["dist/", "test-results/", "src/**/*.gen.ts"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { parserOptions: types } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { ...types, parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "no-undef": "off", // TypeScript knows the names of a browser
      "max-len": ["error", { code: 120 }], // Prettier leaves long comments and strings alone
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/require-each-key": "off", // most lists here never change their order
      "svelte/prefer-svelte-reactivity": "off", // a plain Map is right where nothing is drawn from it
      "svelte/no-useless-mustaches": "off", // {" "} is a space that Prettier must keep
    },
  },
  {
    // `defineKit` knows a game's view, so nothing else needs to. Tests may build a part of a thing.
    ignores: ["**/*.test.ts", "src/testing/**", "e2e/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "TSAsExpression > TSAsExpression.expression > TSUnknownKeyword",
          message: "A cast by way of `unknown` hides a mistake. Let the types say what is known.",
        },
      ],
    },
  },
);
