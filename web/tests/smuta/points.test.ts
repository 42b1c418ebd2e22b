/** What victory points come from, as the game goes on and at its end. */

import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import { curvesOf } from "../../src/games/smuta/curves.ts";
import Ending from "../../src/games/smuta/Ending.svelte";
import { figuresOf } from "../../src/games/smuta/figures.ts";
import { MOSCOW, NOBODY, POLISH, SHUISKY, SOVEREIGN } from "../../src/games/smuta/parts.ts";
import { pointsFrom, total, type Held } from "../../src/games/smuta/points.ts";
import { look } from "../../src/games/smuta/table.ts";
import type { Ending as Result, Entry } from "../../src/wire.ts";
import { BUNDLE, GAME, seen } from "./seen.ts";

const figures = figuresOf(BUNDLE);
const at = (id: string): number => figures.points.findIndex((point) => point.id === id);

function held(change: Partial<Held>, control: Record<string, number> = {}): Held {
  const holders = figures.points.map(({ id }) => control[id] ?? NOBODY);
  return { control: holders, victories: [0, 0, 0, 0, 0], reigning: NOBODY, peace: NOBODY, ...change };
}

describe("victory points", () => {
  it("come from towns, which some parties hold for double", () => {
    const vp = (id: string): number => figures.points[at(id)]!.vp;
    const land = (seat: number): number => pointsFrom(figures, seat, held({}, { smolensk: seat, pskov: seat, moscow: seat })).towns;
    expect(land(MOSCOW)).toBe(vp("smolensk") + vp("pskov") + vp("moscow"));
    expect(land(POLISH)).toBe(2 * vp("smolensk") + vp("pskov") + vp("moscow"));
    expect(land(SHUISKY)).toBe(vp("smolensk") + 2 * vp("pskov") + vp("moscow"));
  });

  it("come with the Tsar and his fortresses, from battles, and are lost by the peace", () => {
    const realm = held({ victories: [2, 0, 0, 0, 0], reigning: MOSCOW, peace: MOSCOW }, { smolensk: SOVEREIGN, pskov: SOVEREIGN });
    expect(pointsFrom(figures, MOSCOW, realm)).toEqual({ towns: 0, victories: 2, tsar: 6, sovereign: figures.points[at("smolensk")]!.vp + figures.points[at("pskov")]!.vp, peace: -4 });
    expect(total(pointsFrom(figures, POLISH, realm))).toBe(0);
  });

  it("are drawn as the engine counts them, from the set-up to the end", () => {
    const told = GAME.scored.map((one) => ({ ...one, kind: "move" }) as unknown as Entry);
    const curves = curvesOf(told, 4, figures);
    GAME.scored.forEach(({ number, points }, step) => expect(curves.map((curve) => curve[step]), `entry ${number}`).toEqual(points.map((few) => [number, few])));
    expect(new Set(GAME.scored.map(({ points }) => points[0])).size).toBeGreaterThan(10);
  });

  it("add up on the last page", async () => {
    const seeing = await seen("over");
    const { view } = look(seeing);
    render(Ending, { seeing, result: GAME.moments["over"]!.result as Result });
    for (const row of screen.getAllByRole("row").slice(1)) {
      const figuresIn = [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent)).filter((count) => !Number.isNaN(count));
      const sum = figuresIn.at(-1)!;
      expect(view.victory_points).toContain(sum);
      expect(figuresIn.slice(1, -1).reduce((one, other) => one + other, 0)).toBe(sum);
    }
  });
});
