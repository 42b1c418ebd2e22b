/** Where an advisor lands: the preview and the engine agree. */

import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";

import { figuresOf } from "../../src/games/rurik/figures.ts";
import { land, type Spaces } from "../../src/games/rurik/landing.ts";
import { ADVISORS } from "../../src/games/rurik/parts.ts";
import { foretold } from "../../src/games/rurik/sayings.ts";
import StrategyBoard from "../../src/games/rurik/StrategyBoard.svelte";
import { bannerWords } from "../../src/games/rurik/strategy.ts";
import { look } from "../../src/games/rurik/table.ts";
import type { RurikView } from "../../src/games/rurik/view.ts";
import cases from "../fixtures/rurik-landings.json";
import { BUNDLE, NO_DOING, seen } from "./seen.ts";

const VALUES = figuresOf(BUNDLE).advisors;
const STRONGEST = 5;

function spaces(rows: readonly number[][]): Spaces {
  return rows.map(([stands = -1, bribe = 0]) => {
    const advisor = stands % ADVISORS;
    return stands < 0 ? null : { side: Math.floor(stands / ADVISORS), advisor, bribe, influence: (VALUES[advisor] ?? 0) + bribe };
  });
}

describe("where an advisor lands", () => {
  it("is where the engine puts it, and so is everybody else", () => {
    expect(cases.length).toBeGreaterThan(100);
    expect(cases.some((one) => one.after === null)).toBe(true);
    for (const { side, advisor, coins, before, after } of cases) {
      const found = land(spaces(before), { side, advisor, bribe: coins, influence: (VALUES[advisor] ?? 0) + coins });
      expect(found?.after ?? null, JSON.stringify({ side, advisor, coins, before })).toEqual(after ? spaces(after) : null);
    }
  });

  it("is under an equal one and above a weaker one, an own one too", () => {
    const stand = (side: number, influence: number) => ({ side, advisor: 0, bribe: 0, influence });
    const own = stand(0, 2);
    const found = land([stand(1, 4), own, null], stand(0, 4));
    expect(found?.row).toBe(1);
    expect(found?.pushed).toEqual([1]);
    expect(found?.after[2]).toBe(own);
  });
});

describe("the strategy board", () => {
  it("tells of each space who would act from it and with how many points", async () => {
    const sight = look(await seen("act"));
    const action = sight.view.banners.findIndex((rows) => (rows[0] ?? -1) >= 0);
    expect(bannerWords(sight, action)).toMatch(/Space 1, \d .+: .+, advisor \d/);
  });

  it("shows who would be pushed where while a banner is pointed at", async () => {
    const first = await seen("place");
    const taken = first.legal.find((move) => move.args[0] === STRONGEST && move.args[2] === 0);
    const view = structuredClone(first.view) as unknown as RurikView;
    view.banners[taken!.args[1] ?? 0] = [ADVISORS, -1, -1, -1];
    const seeing = await seen("place", { view: view as unknown as Record<string, unknown>, picked: [`advisor:${STRONGEST}`] });
    expect(foretold(look(seeing), taken!)).toContain("Down to space 2: advisor 1 of");
    const { container } = render(StrategyBoard, { seeing, doing: NO_DOING });
    expect(container.querySelectorAll(".space.open").length).toBeGreaterThan(1);
    const banner = container.querySelector(`[data-thing="action:${taken!.args[1]}"]`) as HTMLElement;
    await userEvent.hover(banner);
    expect(banner.querySelectorAll(".space.new")).toHaveLength(1);
    expect(banner.querySelectorAll(".space.pushed").length).toBeGreaterThan(0);
    await userEvent.unhover(banner);
    expect(container.querySelectorAll(".space.new")).toHaveLength(0);
    expect(screen.getByRole("region", { name: "The strategy board" })).toBeInTheDocument();
  });
});
