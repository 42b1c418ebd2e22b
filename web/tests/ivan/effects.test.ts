import { beforeEach, describe, expect, it } from "vitest";

import { speech } from "../../src/core/text.svelte.ts";
import { GameWords } from "../../src/core/words.ts";
import { amounts } from "../../src/games/ivan/goods.ts";
import fixture from "../fixtures/ivan-effects.json";
import { BUNDLE } from "./seen.ts";

interface Said {
  table: string;
  at: number;
  en: string[];
  ru: string[];
}
const SAID = fixture as unknown as Said[];

describe.each(["en", "ru"] as const)("the words of effects in %s", (language) => {
  beforeEach(async () => {
    await speech.learn("ivan");
    await speech.speak(language);
  });

  it("are those of the terminal, for every component", () => {
    const words = new GameWords(BUNDLE);
    expect(SAID.length).toBeGreaterThan(170);
    for (const one of SAID) expect(words.about(one.table, one.at), `${one.table} ${one.at}`).toEqual(one[language]);
  });

  it("count goods in the case of their sentence, and say nothing of components that do nothing", () => {
    expect(new GameWords(BUNDLE).about("icon", 0)).toEqual([]);
    expect(amounts({})).toBe(language === "en" ? "nothing" : "ничего");
    expect(amounts({ coin: 1, rye: 2, vp: 5 }, "acc")).toBe(language === "en" ? "1 coin, 2 grain and 5 VP" : "1 монету, 2 ржи и 5 очков");
  });
});
