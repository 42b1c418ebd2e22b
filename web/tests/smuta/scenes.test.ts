/** Scenes: which come when, what they show, and how they end. */

import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../../src/core/settings.svelte.ts";
import { scenesOf } from "../../src/games/smuta/scenes/index.ts";
import BattleScene from "../../src/games/smuta/scenes/BattleScene.svelte";
import CardScene from "../../src/games/smuta/scenes/CardScene.svelte";
import ElectionScene from "../../src/games/smuta/scenes/ElectionScene.svelte";
import EndScene from "../../src/games/smuta/scenes/EndScene.svelte";
import SiegeScene from "../../src/games/smuta/scenes/SiegeScene.svelte";
import ThroneScene from "../../src/games/smuta/scenes/ThroneScene.svelte";
import YearScene from "../../src/games/smuta/scenes/YearScene.svelte";
import { battleOf, cardsOf, figure, named } from "../../src/games/smuta/scenes/story.ts";
import { happened } from "../../src/table/told.ts";
import type { Entry, Moment } from "../../src/wire.ts";
import { entriesWith, GAME, staged } from "./seen.ts";

const done = vi.fn();
const text = (): string => document.querySelector("[role=dialog]")?.textContent ?? "";

/** The moment before an entry, as this seat or somebody who watches saw it. */
function before(view: unknown, who = "0"): Moment {
  return { views: { [who]: { view } } } as unknown as Moment;
}

const shown = (found: { entry: Entry; view: unknown } | undefined, who?: string): readonly unknown[] => scenesOf(found!.entry, before(found!.view, who));

beforeEach(() => done.mockReset());
afterEach(() => vi.useRealTimers());

describe("scenes come", () => {
  it("with the siege, the election, the throne, the new year and the end", () => {
    expect(shown(entriesWith("siege-rolled")[0])).toContain(SiegeScene);
    expect(shown(entriesWith("election-won")[0])).toEqual([ElectionScene]);
    expect(shown(entriesWith("won")[0])).toEqual([ThroneScene, EndScene]);
    const [first, second] = entriesWith("year-begins");
    expect(shown(first)).toEqual([]);
    expect(shown(second)).toContain(YearScene);
  });

  it("with strokes of a battle to those who fight or watch, with its end to everybody", () => {
    const ends = ["victory", "both-lost"];
    const foreign = entriesWith("hit").find(({ entry, view }) => !battleOf(entry.events, view.battle)!.seats.includes(0) && !ends.some((end) => happened(entry, end)));
    expect(shown(foreign)).not.toContain(BattleScene);
    expect(shown(foreign, "watch")).toContain(BattleScene);
    const [fighter] = battleOf(foreign!.entry.events, foreign!.view.battle)!.seats;
    expect(shown(foreign, String(fighter))).toContain(BattleScene);
    for (const end of ends.flatMap(entriesWith)) expect(shown(end)).toContain(BattleScene);
  });

  it("not with a card that is only announced: it can still be answered", () => {
    const lone = entriesWith("announced").find(({ entry }) => cardsOf(entry.events).every(({ fate }) => fate === "announced"));
    expect(shown(lone)).toEqual([]);
    expect(shown(entriesWith("cancelled")[0])).toEqual([CardScene]);
  });
});

describe("a battle", () => {
  it("shows dice, sentences, losses, and the cell of the table", async () => {
    const { seeing, entry } = await staged("hit");
    const { container } = render(BattleScene, { seeing, entry, done });
    const beats = battleOf(entry.events, seeing.view["battle"] as never)!.beats;
    expect(container.querySelectorAll(".beat")).toHaveLength(beats.length);
    const strike = beats.findLast((beat) => beat.cell)!;
    expect(container.querySelector("td.here")).toHaveTextContent(String(figure(strike.event, "count")));
    expect(screen.getAllByRole("img", { name: /die \d/ }).length).toBeGreaterThan(0);
    expect(text()).not.toMatch(/web-smuta|smuta-event/);
  });

  it("tells thing after thing and ends by itself, but all at once where nothing may move", async () => {
    settings.speed = "calm";
    const { seeing, entry } = await staged("rout", { still: false, seat: null });
    const count = battleOf(entry.events, seeing.view["battle"] as never)!.beats.length;
    vi.useFakeTimers();
    const { container } = render(BattleScene, { seeing, entry, done });
    expect(container.querySelectorAll(".beat")).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(count * 1100);
    expect(container.querySelectorAll(".beat")).toHaveLength(count);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3000);
    expect(done).toHaveBeenCalledOnce();
  });

  it("stays when it is decided for those who fought it, unless a window is open", async () => {
    settings.speed = "calm";
    const { seeing, entry, view } = await staged("victory");
    const [fighter = 0] = battleOf(entry.events, view.battle)!.seats;
    vi.useFakeTimers();
    const { unmount } = render(BattleScene, { seeing: { ...seeing, seat: fighter }, entry, done });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done).not.toHaveBeenCalled();
    unmount();
    render(BattleScene, { seeing: { ...seeing, seat: fighter }, entry, hasty: true, done });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done).toHaveBeenCalledOnce();
  });

  it("can be skipped", async () => {
    const { seeing, entry } = await staged("advantage", { still: false });
    render(BattleScene, { seeing, entry, done });
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    expect(done).toHaveBeenCalledOnce();
  });

  it("shows the rest at the first click, and goes on at the second", async () => {
    const { seeing, entry } = await staged("rout", { still: false });
    const { container } = render(BattleScene, { seeing, entry, done });
    const next = screen.getByRole("button", { name: "Continue" });
    expect(container.querySelectorAll(".beat")).toHaveLength(1);
    await userEvent.click(next);
    expect(container.querySelectorAll(".beat")).toHaveLength(battleOf(entry.events, seeing.view["battle"] as never)!.beats.length);
    expect(done).not.toHaveBeenCalled();
    await userEvent.click(next);
    expect(done).toHaveBeenCalledOnce();
  });

  it("is over sooner while a window is open", async () => {
    const { seeing, entry } = await staged("is-caught");
    vi.useFakeTimers();
    render(BattleScene, { seeing, entry, hasty: true, done });
    await vi.advanceTimersByTimeAsync(1500);
    expect(done).toHaveBeenCalledOnce();
  });

  it("tells every entry of a whole game", async () => {
    for (const { entry, view } of GAME.scenes) {
      if (!battleOf(entry.events, view.battle)) continue;
      const { seeing } = await staged("hit", { view: view as unknown as Record<string, unknown> });
      const { container, unmount } = render(BattleScene, { seeing, entry, done });
      expect(container.textContent).not.toMatch(/NaN|undefined|web-smuta|smuta-event/);
      unmount();
    }
  });
});

describe("other scenes", () => {
  it("say whether the fortress falls", async () => {
    const taken = entriesWith("captured").find(({ entry }) => happened(entry, "siege-rolled"))!;
    const { seeing } = await staged("siege-rolled");
    const { unmount } = render(SiegeScene, { seeing, entry: taken.entry, done });
    expect(text()).toMatch(/takes the fortress/);
    unmount();
    const held = entriesWith("siege-rolled").find(({ entry }) => !happened(entry, "captured"))!;
    render(SiegeScene, { seeing, entry: held.entry, done });
    expect(text()).toMatch(/The fortress stands.*/);
    expect(text()).toContain(`${figure(named(held.entry.events, "siege-rolled")[0]!, "least")} or more`);
  });

  it.each([
    ["siege-rolled", SiegeScene],
    ["cancelled", CardScene],
  ] as const)("stay for those whom they concern and pass for the others: %s", async (name, Scene) => {
    settings.speed = "calm";
    const { seeing, entry } = await staged(name);
    const own = figure(named(entry.events, name)[0]!, "seat");
    const control = (seeing.view["control"] as number[]).map(() => own);
    vi.useFakeTimers();
    const { unmount } = render(Scene, { seeing: { ...seeing, seat: own }, entry, done });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done).not.toHaveBeenCalled();
    unmount();
    render(Scene, { seeing: { ...seeing, view: { ...seeing.view, control }, seat: null }, entry, done });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done).toHaveBeenCalledOnce();
  });

  it("show the rolls of an election and who wins it", async () => {
    const { seeing, entry } = await staged("election-won");
    const { container } = render(ElectionScene, { seeing, entry, done });
    expect(screen.getAllByRole("img", { name: /die/ })).toHaveLength(named(entry.events, "election-roll").length);
    expect(container.querySelector("tr.best")).toHaveTextContent(seeing.names[figure(named(entry.events, "election-won")[0]!, "seat")]!);
  });

  it("strike out a card that is cancelled", async () => {
    const { seeing, entry } = await staged("cancelled");
    const { container } = render(CardScene, { seeing, entry, done });
    expect(container.querySelectorAll(".struck")).toHaveLength(1);
    expect(text()).toContain("Cancelled");
    expect(text()).not.toMatch(/web-smuta/);
  });

  it("say of a card whose die brings nothing that it failed", async () => {
    const { seeing, entry } = await staged("card-die");
    const [die] = named(entry.events, "card-die");
    render(CardScene, { seeing, entry: { ...entry, events: [...entry.events, { ...die!, name: "card-failed" }] }, done });
    expect(screen.getByText("The roll failed")).toHaveClass("failed");
  });

  it("name the Tsar, the end of the year, and the winner", async () => {
    const { seeing, entry } = await staged("proclaimed");
    const { unmount } = render(ThroneScene, { seeing, entry, done });
    expect(text()).toContain(`${seeing.words.name("figure", figure(named(entry.events, "proclaimed")[0]!, "who"))} is Tsar`);
    unmount();
    const end = render(EndScene, { seeing, entry, done });
    expect(text()).toContain("Thirty victory points");
    end.unmount();
    const year = entriesWith("year-begins")[1]!;
    render(YearScene, { seeing: { ...seeing, view: year.view as unknown as Record<string, unknown> }, entry: year.entry, done });
    expect(text()).toContain("The year 1605 is over");
    expect(screen.getAllByRole("row")).toHaveLength(5);
  });
});
