/** The Rebellion as its panel tells it. */

import { render, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import { comingOf, inHandOf, matOf, orderOf, turnsOf } from "../../src/games/rurik/rebellion.ts";
import Rebellion from "../../src/games/rurik/Rebellion.svelte";
import RebellionTold from "../../src/games/rurik/RebellionTold.svelte";
import { look } from "../../src/games/rurik/table.ts";
import { inWords } from "../../src/games/rurik/words.ts";
import type { Seeing } from "../../src/table/face.ts";
import { NO_DOING, SOLO, seen } from "./seen.ts";

const alone = (name: string, change: Partial<Seeing> = {}): Promise<Seeing> => seen(name, change, SOLO);

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
    expect(within(panel).getByRole("img", { name: "Points so far: 0" })).toBeInTheDocument();
    expect(within(panel).getAllByRole("button", { name: /RUR-/ }).length).toBeGreaterThan(2);
  });

  it("points out what it does while that is told, and nothing afterwards", async () => {
    const seeing = await alone("act", { telling: true });
    const light = vi.fn();
    const { container, rerender } = render(RebellionTold, { seeing, doing: { ...NO_DOING, light } });
    const { steps } = turnsOf(look(seeing)).at(-1)!;
    expect(container.querySelectorAll(".last li")).toHaveLength(steps.length);
    expect(light).toHaveBeenLastCalledWith(steps.at(-1)!.things);
    await rerender({ seeing: { ...seeing, telling: false } });
    expect(light).toHaveBeenLastCalledWith([]);
  });

  it("says on a phone only the step that is told now", async () => {
    const seeing = await alone("act", { telling: true, small: true });
    const { container, rerender } = render(RebellionTold, { seeing, doing: NO_DOING, brief: true });
    expect(container).toHaveTextContent(turnsOf(look(seeing)).at(-1)!.steps.at(-1)!.text);
    await rerender({ seeing: { ...seeing, telling: false } });
    expect(container).toHaveTextContent("");
  });
});
