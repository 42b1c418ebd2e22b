import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import tsar from "../../src/games/tsar/index.ts";
import { apart } from "../../src/table/apart.ts";
import Chart from "../../src/table/Chart.svelte";
import End from "../../src/table/End.svelte";
import type { Moment } from "../../src/wire.ts";
import { moment, sit } from "../sitting.ts";

/** The page after a game that was given up at a moment of the recorded one. */
async function givenUp(name: string, places: number[] | null): Promise<HTMLElement> {
  const here = await sit(tsar, name);
  const result = { reason: "resigned" as const, places, scores: null, breakdown: null, tie: "" };
  const over: Moment = { ...moment(name), status: "over", over: true, waiting: [], result, seed: "s" };
  here.greet(over);
  const { container } = render(End, { desk: here.desk, seeing: here.desk.seeing!, moment: over, onreview: () => undefined });
  return container;
}

describe("after a game that was given up", () => {
  it("in the first round there is no chart of nothing", async () => {
    const page = await givenUp("raise", [2, 1, 2, 2]);
    expect(page.querySelector("svg[role=img]")).toBeNull();
    expect(screen.getByText("The game ended by resignation before anyone scored.")).toBeVisible();
  });

  it("later the chart shows how far it went, with all marks in sight", async () => {
    const page = await givenUp("raise-late", null);
    const chart = page.querySelector("svg[role=img]");
    expect(chart?.innerHTML).not.toContain("NaN");
    const heights = [...(chart?.querySelectorAll(".mark") ?? [])].map((mark) => Number(/ ([\d.-]+)\)/.exec(mark.getAttribute("transform") ?? "")?.[1]));
    expect(heights).toHaveLength(4);
    for (const height of heights) expect(height).toBeLessThanOrEqual(300 - 22);
  });

  it("the places are told, and no points that nobody counted", async () => {
    const page = await givenUp("raise", [2, 1, 2, 2]);
    const rows = [...page.querySelectorAll("tbody tr")].map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent));
    expect(rows.map((row) => row[0])).toEqual(["1", "2", "2", "2"]);
    expect(rows.every((row) => row.at(-1) === "")).toBe(true);
  });
});

it("marks of seats with equal points stand apart and inside", () => {
  expect(apart([280, 280, 280, 280], 22, 289)).toEqual([223, 245, 267, 289]);
  expect(apart([100, 50, 105], 22, 289)).toEqual([100, 50, 122]);
  const { container } = render(Chart, { curves: [[[1, 0]], [[1, 0]], [[1, 0]]], names: ["A", "B", "C"], about: "Points" });
  expect(container.innerHTML).not.toContain("NaN");
});
