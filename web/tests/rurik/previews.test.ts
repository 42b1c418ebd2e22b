import { describe, expect, it } from "vitest";

import { chance, lossChance } from "../../src/games/rurik/odds.ts";
import { foretold } from "../../src/games/rurik/sayings.ts";
import { look } from "../../src/games/rurik/table.ts";
import { GAME, seen, SOLO } from "./seen.ts";

describe("the chance of a loss", () => {
  it("is that of drawing at least one", () => {
    expect(chance(10, 0, 3)).toBe(0);
    expect(chance(10, 2, 1)).toBeCloseTo(0.2);
    expect(chance(4, 2, 2)).toBeCloseTo(5 / 6);
    expect(chance(2, 2, 3)).toBe(1);
  });

  it("is certain where a loss is known to lie on top", async () => {
    const seeing = await seen("act");
    const sight = look(seeing);
    const loss = sight.figures.schemes.findIndex((card) => card.loss);
    const safe = sight.figures.schemes.findIndex((card) => !card.loss);
    const known = (left: number[], right: number[]): typeof sight => look({ ...seeing, view: { ...seeing.view, known_tops: [left, right] } });
    expect(lossChance(known([loss], []), 1, 0)).toBe(1);
    expect(lossChance(known([safe], []), 1, 0)).toBe(0);
    const open = lossChance(known([safe], []), 2, 0);
    expect(open).toBeGreaterThan(0);
    expect(open).toBeLessThan(1);
  });
});

describe("what a move would bring", () => {
  it.each([["four", GAME], ["solo", SOLO]] as const)("is said for every move of a game without a gap: %s", async (_, recorded) => {
    for (const name of Object.keys(recorded.moments)) {
      const seeing = await seen(name, {}, recorded);
      const sight = look(seeing);
      for (const move of seeing.legal) {
        const told = foretold(sight, move);
        expect(told, `${name}: ${move.move}`).not.toMatch(/web-rurik|rurik-|undefined|NaN|\{/);
        expect(told.length, move.move).toBeGreaterThan(5);
      }
    }
  });
});
