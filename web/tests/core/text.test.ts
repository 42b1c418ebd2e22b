import { describe, expect, it } from "vitest";

import { settings } from "../../src/core/settings.svelte.ts";
import { chooseLanguage, speech, t } from "../../src/core/text.svelte.ts";
import { GameWords } from "../../src/core/words.ts";
import { BUNDLE, SAID } from "../fixtures.ts";

const NAMES = ["Анна", "Марфа", "Борис", "Ксения"];

describe("words", () => {
  it("come in the language of the moment and change with it", async () => {
    expect(t("web-name")).toBe("Prestol");
    await chooseLanguage("ru");
    expect(t("web-name")).toBe("Престол");
    expect(document.documentElement.lang).toBe("ru");
    settings.read();
    expect(settings.language).toBe("ru");
  });

  it("know the plurals of Russian", async () => {
    await speech.speak("ru");
    expect([1, 3, 5, 21].map((days) => t("web-days", { days }))).toEqual(["1 день", "3 дня", "5 дней", "21 день"]);
  });

  it("show a gap as its key", () => {
    expect(t("web-no-such-key")).toBe("web-no-such-key");
  });

  it("of a game that was opened are there in the other language, too", async () => {
    await speech.learn("tsar");
    await speech.speak("ru");
    expect(t("tsar-name")).toBe("Царь горы");
  });
});

it("of a game may stand in several files", async () => {
  await speech.speak("en");
  await speech.learn("ivan");
  expect(t("ivan-city-moscow")).toBe("Moscow");
  expect(t("ivan-amount-coin", { n: 2 })).toBe("2 coins");
  await speech.speak("ru");
  expect(speech.forms("city", "ivan-city-moscow")["city_to"]).toBe("в Москву");
});

it("name the programs of a game after its seats, and players alike in all forms", async () => {
  await speech.learn("rurik");
  const words = new GameWords({ ...BUNDLE, game: { ...BUNDLE.game, id: "rurik" }, programs: ["rebellion"] });
  await speech.speak("en");
  expect(words.thing("rival", "seat", 1, ["Anna"])).toEqual({ rival: "The Rebellion", rival_mid: "the Rebellion" });
  expect(words.thing("rival", "seat", 0, ["Anna"])).toEqual({ rival: "Anna", rival_mid: "Anna" });
  await speech.speak("ru");
  expect(words.thing("rival", "seat", 1, ["Анна"])).toEqual({ rival: "Мятеж" });
  expect(new GameWords(BUNDLE).thing("rival", "seat", 2, ["Анна"])).toEqual({ rival: "2" });
});

describe.each(["en", "ru"] as const)("a game in %s", (language) => {
  it("says events and moves as the terminal says them", async () => {
    await speech.learn("tsar");
    await speech.speak(language);
    const words = new GameWords(BUNDLE);
    expect(SAID.length).toBeGreaterThan(40);
    for (const { event, move, ...sentence } of SAID) {
      const spoken = event ? words.event({ ...event, rule: "", only: null }, NAMES) : words.move(move ?? "", NAMES);
      expect(spoken).toBe(sentence[language]);
    }
  });

  it("says why a move is refused, in its own words or in those of all games", async () => {
    await speech.learn("tsar");
    await speech.speak(language);
    const words = new GameWords(BUNDLE);
    expect(words.refusal("no-against-card", {})).toMatch(/[.]$/);
    expect(words.refusal("game-over", {})).toBe(language === "en" ? "The game is over." : "Партия окончена.");
  });
});

it("names what changed content names by its title", async () => {
  await speech.learn("tsar");
  const names = { ...BUNDLE.names, courtier: BUNDLE.names["courtier"]?.map(() => ({ en: "Zoe", ru: "Зоя" })) ?? [] };
  const words = new GameWords({ ...BUNDLE, names });
  expect(words.name("courtier", 0)).toBe("Zoe");
  expect(words.move("raise pyotr", NAMES)).toBe("Raise Zoe");
});
