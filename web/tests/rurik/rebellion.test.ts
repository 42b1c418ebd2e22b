/** The Rebellion as its panel tells it. */

import { render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { settings } from "../../src/core/settings.svelte.ts";
import { comingOf, inHandOf, matOf, orderOf, pauseFor, turnsOf } from "../../src/games/rurik/rebellion.ts";
import Rebellion from "../../src/games/rurik/Rebellion.svelte";
import RebellionTold from "../../src/games/rurik/RebellionTold.svelte";
import { look } from "../../src/games/rurik/table.ts";
import { inWords } from "../../src/games/rurik/words.ts";
import type { Seeing } from "../../src/table/face.ts";
import { happened } from "../../src/table/told.ts";
import { NO_DOING, SOLO, seen } from "./seen.ts";

const alone = (name: string, change: Partial<Seeing> = {}): Promise<Seeing> => seen(name, change, SOLO);

afterEach(() => {
  vi.useRealTimers();
  settings.set({ speed: "calm" });
});

describe("the Rebellion", () => {
  it("has a mat, a card and advisors", async () => {
    const sight = look(await alone("act"));
    const cells = matOf(sight).flat();
    expect(cells).toHaveLength(sight.view.rebellion?.cells.length ?? -1);
    expect(cells.some((cell) => cell.locked)).toBe(true);
    expect(orderOf(sight).toSorted((a, b) => a - b)).toEqual(sight.view.regions.toSorted((a, b) => a - b));
    const numbers = comingOf(sight).map((one) => sight.figures.advisors[one.advisor] ?? 0);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(numbers.length + inHandOf(sight).length).toBe(4);
  });

  it("is told turn by turn, every step with its rule", async () => {
    const turns = turnsOf(look(await alone("act-late")));
    expect(turns.map((turn) => turn.title)).toHaveLength(6);
    for (const turn of turns) {
      expect(turn.title).toMatch(/^Advisor \d: /);
      expect(turn.steps.length).toBeGreaterThan(1);
      for (const step of turn.steps) expect(step.rule).toMatch(/^RUR-/);
    }
  });

  it("takes its time where others watch", () => {
    const acted = SOLO.entries.filter((entry) => happened(entry, "card-on-top"));
    expect(acted.length).toBeGreaterThan(10);
    for (const entry of acted) expect(pauseFor(entry)).toBeGreaterThanOrEqual(1400);
    expect(pauseFor(SOLO.entries[1]!)).toBe(0);
  });

  it("is among the words of the board", async () => {
    const passage = inWords(await alone("act")).find((one) => one.title === "The Rebellion");
    expect(passage?.lines).toContain("Difficulty: Easy");
    expect(passage?.lines.join("\n")).toMatch(/Order of regions: \w+, /);
    expect(inWords(await seen("act")).some((one) => one.title === "The Rebellion")).toBe(false);
  });

  it("shows its panel", async () => {
    render(Rebellion, { seeing: await alone("act"), doing: NO_DOING });
    const panel = screen.getByRole("region", { name: "The Rebellion" });
    expect(panel).toHaveTextContent("Easy");
    expect(within(panel).getAllByRole("button", { name: /RUR-/ }).length).toBeGreaterThan(2);
  });

  it("tells what is new one step after another and points at it on the map", async () => {
    vi.useFakeTimers();
    const before = await alone("place", { still: false });
    const after = await alone("act", { still: false });
    const light = vi.fn();
    const { container, rerender } = render(RebellionTold, { seeing: before, doing: { ...NO_DOING, light } });
    await rerender({ seeing: after });
    const steps = (): number => container.querySelectorAll(".last li").length;
    expect(steps()).toBe(1);
    expect(light).toHaveBeenCalled();
    const all = turnsOf(look(after)).at(-1)?.steps.length ?? 0;
    for (let told = 1; told < all; told += 1) {
      await vi.advanceTimersByTimeAsync(1100);
      await tick();
    }
    expect(steps()).toBe(all);
    await vi.advanceTimersByTimeAsync(1100);
    expect(light).toHaveBeenLastCalledWith([]);
  });

  it("tells everything at once where the person wishes so", async () => {
    settings.set({ speed: "instant" });
    const { container, rerender } = render(RebellionTold, { seeing: await alone("place", { still: false }), doing: NO_DOING });
    const after = await alone("act", { still: false });
    await rerender({ seeing: after });
    expect(container.querySelectorAll(".last li")).toHaveLength(turnsOf(look(after)).at(-1)?.steps.length ?? -1);
  });
});
