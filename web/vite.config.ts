import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { cutFonts } from "./fonts.ts";
import { licences } from "./licences.ts";
import { precompress } from "./precompress.ts";
import { bareWords } from "./words.ts";

const server = process.env["PRESTOL_SERVER"] ?? "http://127.0.0.1:8080";

cutFonts();

export default defineConfig({
  plugins: [svelte(), licences(), bareWords(), precompress(), svelteTesting()],
  build: {
    outDir: "../src/prestol/server/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
    rolldownOptions: {
      // what every page needs comes as one file instead of forty
      output: { codeSplitting: { groups: [{ name: "base", test: /node_modules|src\/core\/|src\/ui\/(?!drawings\/[CDIRST])/ }] } },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    isolate: false,
    testTimeout: 20_000,
  },
});
