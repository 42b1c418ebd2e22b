import { beforeEach, describe, expect, it } from "vitest";

import { speech } from "../../src/core/text.svelte.ts";
import type { Row } from "../../src/board/content.ts";
import { EffectWords } from "../../src/games/ivan/effects.ts";
import { readFigures } from "../../src/games/ivan/figures.ts";
import bundle from "../fixtures/ivan-bundle.json";
import type { ContentBundle } from "../../src/wire.ts";
import fixture from "../fixtures/ivan-effects.json";

interface Said {
  table: string;
  id: string;
  en: string[];
  ru: string[];
}
const { tables, said, numbered } = fixture as unknown as { tables: Record<string, Row[]>; said: Said[]; numbered: string[][] };

describe.each(["en", "ru"] as const)("the words of effects in %s", (language) => {
  beforeEach(async () => {
    await speech.learn("ivan");
    await speech.speak(language);
  });

  it("are those of the terminal, for every component", () => {
    const words = new EffectWords(tables);
    expect(said.length).toBeGreaterThan(170);
    for (const one of said) {
      const row = tables[one.table]?.find((row) => row["id"] === one.id) ?? {};
      expect(words.lines(one.table, row), one.id).toEqual(one[language]);
    }
  });

  it("say nothing of components that do nothing, and name an effect without steps", () => {
    const words = new EffectWords(tables);
    expect(words.lines("icon", tables["icon"]?.[0] ?? {})).toEqual([]);
    expect(words.effect([])).toBe(language === "en" ? "nothing" : "ничего");
  });
});

describe("unfinished effects", () => {
  it("are numbered as the server numbers them", () => {
    const { effects } = readFigures(bundle as unknown as ContentBundle);
    expect(effects.map((steps) => steps.map((step) => Object.keys(step)[0]))).toEqual(numbered);
  });
});
