import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

const FILE = /^(.*\.ftl)\?raw$/;

/** Fluent words without what only their writers read: comments, and blank lines between messages. */
export function bare(words: string): string {
  return words.replaceAll(/^#.*\n/gm, "").replaceAll(/\n{2,}(?=[a-z-])/g, "\n").trimStart();
}

/** Files of words come to the browser bare. */
export function bareWords(): Plugin {
  return {
    name: "prestol-bare-words",
    apply: "build",
    enforce: "pre",
    load(id) {
      const path = FILE.exec(id)?.[1];
      return path ? `export default ${JSON.stringify(bare(readFileSync(path, "utf8")))};` : null;
    },
  };
}
