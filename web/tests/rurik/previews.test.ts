import { describe, expect, it } from "vitest";

import { chance, lossChance } from "../../src/games/rurik/odds.ts";
import { PREVIEWS } from "../../src/games/rurik/previews.ts";
import { foretold } from "../../src/games/rurik/sayings.ts";
import { look, tells } from "../../src/games/rurik/table.ts";
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

/** Lines that name a region whose ruler changes. */
const RULING = /rule (in|to) |would (no longer )?rule|no longer rule/;

describe("what a move would bring", () => {
  it.each(["take", "discard", "on-top"])("is what the scheme card says, where one is chosen: %s", async (kind) => {
    const sight = look(await seen("act"));
    expect(foretold(sight, { move: kind, kind, args: [0] })).toContain(tells(sight, "scheme", 0)[0]);
  });

  it.each([["four", GAME], ["solo", SOLO]] as const)("is who rules afterwards, as the engine has it: %s", async (_, recorded) => {
    let count = 0;
    for (const [name, moves] of Object.entries(recorded.rulers)) {
      const seeing = await seen(name, {}, recorded);
      const sight = look(seeing);
      for (const move of seeing.legal.filter((one) => one.move in moves)) {
        const told = (PREVIEWS[move.kind]?.(sight, move) ?? []).filter((line) => RULING.test(line));
        const changed = sight.view.regions.filter((region) => sight.view.rulers[region] !== moves[move.move]![region]);
        expect(told, `${name}: ${move.move}`).toHaveLength(changed.length);
        for (const region of changed) expect(told.join(), move.move).toContain(seeing.words.name("region", region));
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(20);
  });

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
