import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { bare } from "../../words.ts";

const LOCALE = join(import.meta.dirname, "../../../src/prestol/content/locale");
const FILES = readdirSync(LOCALE, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ftl"));

describe("words without comments", () => {
  it("leave every message what it is", () => {
    expect(FILES.length).toBeGreaterThan(80);
    for (const name of FILES) {
      const words = readFileSync(join(LOCALE, name), "utf8");
      expect(bare(words)).not.toMatch(/^#/m);
      expect(new FluentResource(bare(words)).body, name).toEqual(new FluentResource(words).body);
    }
  });

  it("keep a blank line within a message", () => {
    const words = "# why\n\none =\n    first\n\n    second\n\n\ntwo = 2\n";
    expect(bare(words)).toBe("one =\n    first\n\n    second\ntwo = 2\n");
  });
});
