import { render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { speech } from "../../src/core/text.svelte.ts";
import { GameWords } from "../../src/core/words.ts";
import tsar from "../../src/games/tsar/index.ts";
import { apart } from "../../src/table/apart.ts";
import Chart from "../../src/table/Chart.svelte";
import End from "../../src/table/End.svelte";
import type { Moment } from "../../src/wire.ts";
import { moment, sit } from "../sitting.ts";

/** The page after a game that was given up at a moment of the recorded one. */
async function givenUp(name: string, places: number[] | null): Promise<HTMLElement> {
  const here = await sit(tsar, name);
  const result = { reason: "resigned" as const, places, scores: null, breakdown: null, tie: "", programs: [], margin: null };
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

  it("the points that stood beside the names are told, where there were any", async () => {
    await givenUp("raise-late", null);
    const { totals } = moment("raise-late").views["0"]!.view as { totals: number[] };
    const told = screen.getByText(/^Points when the game ended:/).textContent;
    expect(told?.match(/: \d+/g)).toEqual(totals.map((total) => `: ${total}`));
  });

  it("the places are told, and no points that nobody counted", async () => {
    const page = await givenUp("raise", [2, 1, 2, 2]);
    const rows = [...page.querySelectorAll("tbody tr")].map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent));
    expect(rows).toEqual([["1"], ["2"], ["2"], ["2"]]);
    expect([...page.querySelectorAll("thead th")].map((cell) => cell.textContent)).toEqual(["Place", "Player"]);
    expect(screen.getByRole("heading", { name: "Places" })).toBeVisible();
    expect(screen.queryByText("Where the points came from")).toBeNull();
  });
});

/** The page after a game of one seat against a program. */
async function alone(mine: number, its: number, seats: number[] = [0], curves: [number, number][][] = []): Promise<HTMLElement> {
  vi.spyOn(GameWords.prototype, "program").mockReturnValue(speech.language === "ru" ? "Медведь" : "The bear");
  const here = await sit(tsar, "raise");
  const won = mine > its;
  const programs = [{ name: "bear", place: won ? 2 : 1, score: its, breakdown: {} }];
  const result = { reason: "finished" as const, places: [won ? 1 : 2], scores: [mine], breakdown: [{}], tie: "", programs, margin: mine - its };
  const start = moment("raise");
  const over: Moment = { ...start, seats: start.seats.slice(0, 1), status: "over", over: true, waiting: [], result, seed: "s" };
  here.greet(start);
  const known = here.desk.seeing!;
  here.greet(over, { seats });
  const plain = { ...here.desk.face, Ending: undefined, curves: () => curves };
  const desk = new Proxy(here.desk, { get: (target, name) => (name === "face" ? plain : Reflect.get(target, name, target)) });
  const seeing = { ...known, seats: over.seats, names: ["Анна"] };
  const { container } = render(End, { desk, seeing, moment: over, onreview: () => undefined });
  return container;
}

describe("after a game against a program", () => {
  afterEach(async () => {
    vi.restoreAllMocks();
    await speech.speak("en");
  });

  const title = (): HTMLElement => document.querySelector<HTMLElement>("h1#end-title")!;
  const rows = (page: HTMLElement): string[] => [...page.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent.trim()).join(" "));

  it("the chart of a player without points does not speak of resignation", async () => {
    await alone(0, 26, [0], [[[1, 0]]]);
    expect(screen.getByText("No player scored.")).toBeVisible();
    expect(screen.queryByText(/resignation/)).toBeNull();
  });

  it("the one who has won reads so, and by how much", async () => {
    const page = await alone(12, 7);
    expect(title()).toHaveTextContent("You won!");
    expect(screen.getByText("The bear is 5 points behind.")).toBeVisible();
    expect(rows(page)).toHaveLength(2);
    expect(rows(page)[0]).toBe("1 I Анна 12");
    expect(rows(page)[1]).toBe("2 The bear 7");
  });

  it("a defeat is called one, the program stands first", async () => {
    const page = await alone(6, 7);
    expect(title()).toHaveTextContent("You lost");
    expect(screen.getByText("The bear is 1 point ahead.")).toBeVisible();
    expect(rows(page)[0]).toBe("1 The bear 7");
    expect(page.querySelector("tr.best")).toHaveTextContent("The bear");
  });

  it("whoever looks on reads whose defeat it was", async () => {
    await alone(7, 7, []);
    expect(title()).toHaveTextContent(/^Defeat: ./);
    expect(screen.getByText("The bear has just as many points.")).toBeVisible();
  });

  it("says it in Russian", async () => {
    await speech.speak("ru");
    await alone(2, 7);
    expect(title()).toHaveTextContent("Вы проиграли");
    expect(screen.getByText("Медведь впереди на 5 очков.")).toBeVisible();
  });
});

it("marks of seats with equal points stand apart and inside", () => {
  expect(apart([280, 280, 280, 280], 22, 289)).toEqual([223, 245, 267, 289]);
  expect(apart([100, 50, 105], 22, 289)).toEqual([100, 50, 122]);
  const { container } = render(Chart, { curves: [[[1, 0]], [[1, 0]], [[1, 0]]], names: ["A", "B", "C"], about: "Points" });
  expect(container.innerHTML).not.toContain("NaN");
});
