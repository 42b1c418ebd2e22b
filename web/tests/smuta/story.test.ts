/** What events tell of battles, rolls and cards. */

import { describe, expect, it } from "vitest";

import { battleOf, cardsOf, figure, isDecided, named, roundsOf } from "../../src/games/smuta/scenes/story.ts";
import { columnOf, columnWords, combatTable } from "../../src/games/smuta/scenes/tables.ts";
import type { Event } from "../../src/wire.ts";
import { BUNDLE, entriesWith, GAME } from "./seen.ts";

const MELEE = combatTable(BUNDLE, "melee");
const battles = GAME.scenes.flatMap(({ entry, view }) => battleOf(entry.events, view.battle) ?? []);
const strikes = battles.flatMap(({ beats }) => beats.filter((beat) => beat.cell));

describe("a battle", () => {
  it("is told by those who fight in it", () => {
    expect(battles.length).toBeGreaterThan(10);
    for (const { seats, beats } of battles) for (const { dice } of beats) for (const { seat } of dice) expect(seats).toContain(seat);
  });

  it("reads every strike in the cell of its table", () => {
    expect(strikes.length).toBeGreaterThan(10);
    for (const { event, cell } of strikes) {
      const table = combatTable(BUNDLE, cell!.phase);
      const losses = table.rows[cell!.row - 1]?.[columnOf(table, cell!.power)];
      expect(losses).toBe(event.name === "rout" ? "!" : figure(event, "count"));
    }
  });

  it("knows the die of every strike and of every tactical roll, from the entry or from before it", () => {
    for (const { dice, cell } of battles.flatMap(({ beats }) => beats)) {
      for (const { die, total } of dice) {
        expect(die).toBeGreaterThanOrEqual(1);
        if (cell) expect(Math.abs(total - die)).toBeLessThanOrEqual(2);
      }
    }
  });

  it("puts losses to what has caused them, and knows the end", () => {
    const [end] = entriesWith("victory");
    expect(battleOf(end!.entry.events, end!.view.battle)!.beats.map(({ event }) => event.name)).toContain("victory");
    expect(isDecided(end!.entry.events)).toBe(true);
    const hit = battles.flatMap(({ beats }) => beats).find(({ losses }) => losses.length > 1);
    expect(hit?.event.name).toMatch(/hit|rout/);
  });

  it("is none where nobody fights", () => {
    const [{ entry, view }] = entriesWith("election-won") as [(typeof GAME.scenes)[number]];
    expect(battleOf(entry.events, view.battle)).toBeNull();
  });
});

describe("the tables", () => {
  it("name their columns by strength", () => {
    expect(MELEE.columns.map((_, at) => columnWords(MELEE, at))).toEqual(["1", "2", "3–4", "5–7", "8–11", "12–15", "16+"]);
    expect([0, 1, 4, 11, 40].map((power) => columnOf(MELEE, power))).toEqual([-1, 0, 2, 4, 6]);
  });
});

describe("rolls of all parties", () => {
  it("are parted into rounds where equals throw again", () => {
    for (const { entry } of entriesWith("election-won")) {
      const [first, , , last] = named(entry.events, "election-roll");
      const rounds = roundsOf([...entry.events, first!, last!], "election-roll");
      expect(rounds.at(0)!.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
      expect(rounds.at(-1)!.map(({ seat }) => seat)).toEqual([0, 3]);
    }
  });
});

describe("cards", () => {
  it("have a fate: cancelled by a card that was carried out", () => {
    const [{ entry }] = entriesWith("cancelled") as [(typeof GAME.scenes)[number]];
    const fates = cardsOf(entry.events).map(({ fate }) => fate);
    expect(fates).toContain("cancelled");
    expect(fates).toContain("carried-out");
  });

  it("fail where the die brings nothing, though they were carried out before it", () => {
    const told = (name: string, figures: Event["args"] = {}): Event => ({ name, rule: "", args: { seat: 1, card: 5, ...figures }, only: null });
    const events = [told("announced"), told("aimed", { who: 3 }), told("carried-out"), told("card-die", { die: 2, total: 3 }), told("card-failed")];
    expect(cardsOf(events)).toEqual([{ seat: 1, card: 5, fate: "failed", aims: [events[1]], die: { seat: 1, die: 2, total: 3 } }]);
    expect(cardsOf(events.slice(0, -1))[0]!.fate).toBe("carried-out");
  });

  it("keep their targets and their die", () => {
    for (const { entry } of entriesWith("card-die")) {
      const [die] = named(entry.events, "card-die");
      const own = cardsOf(entry.events).find((one) => one.die !== null);
      expect(own?.card).toBe(figure(die!, "card"));
      expect(own?.die?.total).toBe(figure(die!, "total"));
    }
    const [{ entry }] = entriesWith("aimed") as [(typeof GAME.scenes)[number]];
    expect(cardsOf(entry.events)[0]!.aims).toHaveLength(1);
  });
});
