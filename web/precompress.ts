import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const WORDS = /\.(css|html|js|json|svg|ttf|txt|webmanifest)$/;

/** Writes a `.br` and a `.gz` beside every built file that is not packed itself, so that the server never compresses anything itself. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "prestol-precompress",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const path = join(folder, name);
        if (!WORDS.test(name) || !statSync(path).isFile()) continue;
        const bytes = readFileSync(path);
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
