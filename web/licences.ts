import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

/** What of others travels to the browser. */
const TAKEN = ["@fontsource/pt-sans", "@fontsource/pt-serif", "@fontsource/ruslan-display", "@fluent/bundle", "svelte"];

/** Writes `licences.txt`: the licence of everything by others that the built client contains. */
export function licences(): Plugin {
  return {
    name: "prestol-licences",
    apply: "build",
    generateBundle() {
      const texts = TAKEN.map((name) => {
        const folder = join("node_modules", name);
        const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, string>;
        const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
        const text = file ? readFileSync(join(folder, file), "utf8").trim() : "";
        return `${name} ${version} (${license})\n\n${text}`.trim();
      });
      this.emitFile({ type: "asset", fileName: "licences.txt", source: `${texts.join(`\n\n${"-".repeat(80)}\n\n`)}\n` });
    },
  };
}
