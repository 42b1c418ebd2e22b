import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import { speech } from "../../src/core/text.svelte.ts";
import Board from "../../src/games/tsar/Board.svelte";
import Hand from "../../src/games/tsar/Hand.svelte";
import Offer from "../../src/games/tsar/Offer.svelte";
import RoundScene from "../../src/games/tsar/RoundScene.svelte";
import VoteScene from "../../src/games/tsar/VoteScene.svelte";
import tsar from "../../src/games/tsar/index.ts";
import { inWords } from "../../src/games/tsar/words.ts";
import type { Seeing } from "../../src/table/face.ts";
import type { Entry } from "../../src/wire.ts";
import { BOOKS, GAME } from "../fixtures.ts";
import { doing, picked, targets } from "../hands.ts";
import { moment, sit } from "../sitting.ts";
import { until } from "../until.ts";

async function seen(name: string, change: Partial<Seeing> = {}): Promise<Seeing> {
  const here = await sit(tsar, name);
  return { ...here.desk.seeing!, ...change };
}

describe("the board", () => {
  it("lets exactly those glow who may rise, and a click raises them", async () => {
    const seeing = await seen("raise");
    const hands = doing();
    const { container } = render(Board, { seeing, doing: hands });
    expect(targets(container).sort()).toEqual(seeing.legal.map((move) => `courtier:${move.args[0]}`).sort());
    const move = seeing.legal[0]!;
    await fireEvent.click(container.querySelector(`[data-thing="courtier:${move.args[0]}"]`)!);
    expect(hands.play).toHaveBeenCalledWith(move.move);
  });

  it("asks why for somebody who may not rise", async () => {
    const seeing = await seen("raise");
    const hands = doing();
    const { container } = render(Board, { seeing, doing: hands });
    const stuck = seeing.words.bundle.domains["courtier"]!.findIndex((_, courtier) => !seeing.legal.some((move) => move.args[0] === courtier));
    await fireEvent.click(container.querySelector(`[data-thing="courtier:${stuck}"]`)!);
    expect(hands.play).not.toHaveBeenCalled();
    expect(hands.why).toHaveBeenCalledWith(`raise ${seeing.words.word("courtier", stuck)}`);
  });

  it("settles in two clicks: a courtier, then a glowing floor", async () => {
    const seeing = await seen("settle");
    const hands = doing();
    const { container, rerender } = render(Board, { seeing, doing: hands });
    const move = seeing.legal[0]!;
    await fireEvent.click(container.querySelector(`[data-thing="courtier:${move.args[0]}"]`)!);
    await rerender({ seeing: picked(seeing, hands), doing: hands });
    expect(hands.play).not.toHaveBeenCalled();
    const floors = seeing.legal.filter((one) => one.args[0] === move.args[0]).map((one) => `floor:${one.args[1]}`);
    expect(targets(container).sort()).toEqual(floors.sort());
    await fireEvent.keyDown(container.querySelector(`[data-thing="floor:${move.args[1]}"]`)!, { key: "Enter" });
    expect(hands.play).toHaveBeenCalledWith(move.move);
  });

  it("explains a floor that is closed, and lets go of a choice with another click", async () => {
    const seeing = await seen("settle");
    const hands = doing();
    const { container, rerender } = render(Board, { seeing, doing: hands });
    const courtier = seeing.legal[0]!.args[0]!;
    const click = async (thing: string): Promise<void> => {
      await fireEvent.click(container.querySelector(`[data-thing="${thing}"]`)!);
      await rerender({ seeing: picked(seeing, hands), doing: hands });
    };
    await click(`courtier:${courtier}`);
    await click("floor:5");
    expect(hands.why).toHaveBeenCalledWith(`settle ${seeing.words.word("courtier", courtier)} nobles`);
    await click(`courtier:${courtier}`);
    expect(targets(container).every((thing) => thing.startsWith("courtier:"))).toBe(true);
  });

  it("says what a move would bring while it is pointed at", async () => {
    const seeing = await seen("raise");
    const hands = doing();
    const { container } = render(Board, { seeing, doing: hands });
    const favourites = seeing.view["favourites"] as number[];
    const move = seeing.legal.find((one) => favourites.includes(one.args[0]!))!;
    await fireEvent.pointerEnter(container.querySelector(`[data-thing="courtier:${move.args[0]}"]`)!);
    expect(hands.foresee).toHaveBeenLastCalledWith(expect.stringMatching(/rises .* Your points: \d+ → \d+\./));
    expect(container.querySelector(".ghost")).not.toBeNull();
  });

  it("marks my six favourites for me alone, and not while they are covered", async () => {
    const seeing = await seen("raise");
    const { container, rerender } = render(Board, { seeing, doing: doing() });
    expect(container.querySelectorAll(".star")).toHaveLength(6);
    await rerender({ seeing: { ...seeing, covered: true }, doing: doing() });
    expect(container.querySelectorAll(".star")).toHaveLength(0);
    expect(container.innerHTML).not.toContain("favourite");
  });

  it("speaks the language of the moment", async () => {
    const seeing = await seen("raise");
    const { container } = render(Board, { seeing, doing: doing() });
    expect(container.querySelector('[data-piece="courtier:12"] .initial')?.textContent).toBe("P");
    await speech.learn("tsar");
    await speech.speak("ru");
    await until(() => expect(container.querySelector('[data-piece="courtier:12"] .initial')?.textContent).toBe("П"));
    expect(container.textContent).toContain("Сановники");
  });
});

describe("the hand", () => {
  it("shows what my goal is worth, and nothing of it when covered", async () => {
    const seeing = await seen("raise");
    const { container, rerender } = render(Hand, { seeing, doing: doing() });
    expect(container.querySelectorAll(".favourite")).toHaveLength(6);
    const worth = [...container.querySelectorAll(".favourite .worth")].map((one) => Number(one.textContent));
    expect(container.querySelector(".sum b")?.textContent).toBe(String(worth.reduce((sum, one) => sum + one, 0)));
    await rerender({ seeing: { ...seeing, covered: true }, doing: doing() });
    expect(container.querySelectorAll(".favourite")).toHaveLength(0);
    expect(container.querySelector(".count")?.textContent).toBe("?");
  });

  it("lets me vote with the cards in the prompt, and says why if I cannot", async () => {
    const seeing = await seen("vote");
    const hands = doing();
    expect(tsar.offers?.(seeing).flatMap(({ things }) => things)).toEqual(["vote:0", "vote:1"]);
    const { rerender } = render(Offer, { seeing, doing: hands, thing: "vote:1" });
    await fireEvent.click(screen.getByRole("button", { name: /Against/ }));
    expect(hands.play).toHaveBeenCalledWith("vote against");
    const broke = { ...seeing, view: { ...seeing.view, against: 0 }, legal: seeing.legal.slice(0, 1) };
    await rerender({ seeing: broke, doing: hands, thing: "vote:1" });
    await fireEvent.click(screen.getByRole("button", { name: /Against/ }));
    expect(hands.why).toHaveBeenCalledWith("vote against");
  });
});

describe("scenes", () => {
  const reveal = GAME.entries.find((entry) => entry.events.some((event) => event.name === "banished")) as Entry;

  it("keep the votes face down until all turn together", async () => {
    vi.useFakeTimers();
    const seeing = await until(() => seen("vote"));
    const { container } = render(VoteScene, { seeing: { ...seeing, still: false }, entry: reveal, done: () => undefined });
    expect(container.textContent).not.toContain("Against");
    await vi.advanceTimersByTimeAsync(1000);
    expect(container.textContent).toContain("Against");
    await vi.advanceTimersByTimeAsync(600);
    expect(screen.getByRole("status")).toHaveTextContent(/must leave the palace: \d votes? against/);
    vi.useRealTimers();
  });

  it("show the votes at once where things should stay still", async () => {
    const seeing = await seen("vote");
    render(VoteScene, { seeing: { ...seeing, still: true }, entry: reveal, done: () => undefined });
    expect(screen.getByRole("status")).toHaveTextContent(/must leave the palace/);
  });

  it("show every goal with its points when a round ends", async () => {
    const end = GAME.entries.find((entry) => entry.events.some((event) => event.name === "scored")) as Entry;
    const here = await sit(tsar, "raise-late", { "GET content/tsar/rules": BOOKS });
    const told = GAME.entries.filter((entry) => entry.number < end.number);
    const done = vi.fn();
    render(RoundScene, { seeing: { ...here.desk.seeing!, told }, entry: end, done });
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows).toHaveLength(4);
    expect(rows.map((row) => within(row).getAllByRole("cell").at(-2)?.textContent?.trim())).toEqual((moment("over").views["0"]!.view["scores"] as number[][])[0]!.map(String));
    await fireEvent.click(screen.getByRole("button", { name: "To the next round" }));
    expect(done).toHaveBeenCalledOnce();
  });

  it("explain the zero of the last round when it happens", async () => {
    const here = await sit(tsar, "raise-late");
    const zero: Entry = {
      kind: "move",
      number: 999,
      at: 0,
      seat: 0,
      move: null,
      events: [
        { name: "goal-shown", rule: "", args: { seat: 0, goal: 0 }, only: null },
        { name: "zero-rewarded", rule: "", args: { seat: 0, points: 33 }, only: null },
        { name: "scored", rule: "", args: { seat: 0, points: 33, total: 40 }, only: null },
      ],
    };
    render(RoundScene, { seeing: here.desk.seeing!, entry: zero, done: () => undefined });
    expect(screen.getByText(/Scoring nothing in the last round is worth 33 points/)).toBeVisible();
  });
});

describe("the palace in words", () => {
  it("tells every courtier once, and my favourites to me alone", async () => {
    const seeing = await seen("raise");
    const lines = inWords(seeing).flatMap((passage) => passage.lines);
    for (let courtier = 0; courtier < 13; courtier += 1) {
      const name = seeing.words.name("courtier", courtier);
      const floors = lines.slice(0, 9).filter((line) => line.includes(name));
      expect(floors, name).toHaveLength(1);
    }
    expect(lines.filter((line) => line.includes("(yours)")).join().match(/\(yours\)/g)).toHaveLength(6);
    const covered = inWords({ ...seeing, covered: true }).flatMap((passage) => passage.lines).join();
    expect(covered).not.toContain("yours");
    expect(covered).not.toContain("Your favourites");
  });

  it("says the votes of an election in one line and leaves the laying out", async () => {
    const seeing = await seen("raise-late");
    const entry = GAME.entries.find((one) => one.events.some((event) => event.name === "banished")) as Entry;
    const lines = tsar.lines(entry.events, seeing.words, seeing.names);
    expect(lines.map((line) => line.tone)).toEqual(["plain", "loud"]);
    expect(lines[0]?.text).toMatch(/^Votes: .* (for|against), .* (for|against)\.$/);
  });

  it("tells from which floor a courtier came", async () => {
    const seeing = await seen("raise-late");
    const entry = GAME.entries.find((one) => one.events.some((event) => event.name === "raised")) as Entry;
    expect(tsar.lines(entry.events, seeing.words, seeing.names)[0]?.text).toMatch(/ raises \w+ from the .+ floor (to|into) the /);
  });

  it("tells the palace at the end of a round, and each goal once with its points", async () => {
    const seeing = await seen("raise-late");
    const at = GAME.entries.findIndex((one) => one.events.some((event) => event.name === "goal-shown"));
    const entry = GAME.entries[at] as Entry;
    const lines = tsar.lines(entry.events, seeing.words, seeing.names, () => GAME.entries.slice(0, at)).map((line) => line.text);
    const palace = lines.find((line) => line.startsWith("The palace at the end of round 1: Tsar (throne room): ")) ?? "";
    const named = seeing.words.bundle.domains["courtier"]!.map((_, courtier) => seeing.words.name("courtier", courtier));
    for (const name of named) expect(palace).toContain(name);
    const goals = lines.filter((line) => line.includes(" shows the secret goal ("));
    expect(goals).toHaveLength(seeing.names.length);
    for (const line of goals) expect(line).toMatch(/\) and scores \d+ points?, \d+ in total\.$/);
    expect(lines.filter((line) => line.includes(" scores "))).toHaveLength(goals.length);
  });
});
