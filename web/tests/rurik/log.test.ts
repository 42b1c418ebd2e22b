import { describe, expect, it } from "vitest";

import { GameWords } from "../../src/core/words.ts";
import { lines } from "../../src/games/rurik/log.ts";
import type { Event } from "../../src/wire.ts";
import { BUNDLE, GAME, seen, SOLO } from "./seen.ts";

const NAMES = ["Anna", "Boris", "Vera", "Gleb"];

async function words(): Promise<GameWords> {
  await seen("act");
  return new GameWords(BUNDLE);
}

describe("the log", () => {
  it.each([["four", GAME, NAMES], ["solo", SOLO, ["Anna"]]] as const)("has words for everything that happens: %s", async (_, recorded, names) => {
    const spoken = await words();
    for (const { events } of recorded.entries) {
      for (const { text } of lines(events, spoken, names)) expect(text).not.toMatch(/rurik-|undefined|NaN|\{/);
    }
  });

  it("tells incomes and turned cards in one line each", async () => {
    const spoken = await words();
    const income = (seat: number): Event => ({ name: "income", rule: "RUR-CLM-09", args: { seat, coins: seat + 3 }, only: null });
    const turned = (scheme: number): Event => ({ name: "card-turned", rule: "RUR-ATK-06", args: { scheme }, only: null });
    const told = lines([income(0), income(1), turned(0), turned(5)], spoken, NAMES).map(({ text }) => text);
    expect(told).toHaveLength(2);
    expect(told[0]).toContain("Anna 3, Boris 4");
    expect(told[1]).toContain(spoken.name("scheme", 5));
  });

  it("says how things stand before a round begins", async () => {
    const spoken = await words();
    const entry = GAME.entries.find(({ events }) => events.some(({ name, args }) => name === "round-begins" && Number(args["round"]) === 3))!;
    const told = lines(entry.events, spoken, NAMES, () => GAME.entries.filter(({ number }) => number < entry.number));
    const heading = told.findIndex(({ tone }) => tone === "heading");
    expect(told[heading - 1]?.text).toMatch(/2: Anna \d+, Boris \d+, Vera \d+, Gleb \d+/);
  });
});
