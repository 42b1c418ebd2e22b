/** The claim phase and the end. */

import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";

import face from "../../src/games/rurik/index.ts";
import ClaimScene from "../../src/games/rurik/ClaimScene.svelte";
import Ending from "../../src/games/rurik/Ending.svelte";
import EndScene from "../../src/games/rurik/EndScene.svelte";
import { claimPhase, claimsOf, incomeOf, scoringOf, total } from "../../src/games/rurik/story.ts";
import { happened } from "../../src/table/told.ts";
import type { Entry } from "../../src/wire.ts";
import { GAME, SOLO, seen } from "./seen.ts";

const claims = GAME.entries.filter((entry) => happened(entry, "claim-begins"));
const last = (entries: readonly Entry[]): Entry => entries.find((entry) => happened(entry, "won"))!;

afterEach(() => vi.useRealTimers());

describe("the scenes", () => {
  it("come with the claim phase and at the end", () => {
    expect(claims).toHaveLength(4);
    for (const entry of claims.slice(0, 3)) expect(face.scenes(entry)).toEqual([ClaimScene]);
    expect(face.scenes(last(GAME.entries))).toEqual([ClaimScene, EndScene]);
  });

  it("tell who rises on which track, from what, and the income", async () => {
    const entry = claims.find((one) => claimsOf(one.events).length > 0 && !happened(one, "won"))!;
    const [claim] = claimsOf(claimPhase(entry.events));
    const done = vi.fn();
    render(ClaimScene, { seeing: await seen("act"), entry, done });
    const rows = screen.getAllByRole("row");
    expect(rows).toHaveLength(5);
    expect(rows[1 + claim!.side]).toHaveTextContent(`: ${claim!.value}`);
    expect(rows[1]).toHaveTextContent(`Coins: ${incomeOf(entry.events, 0)}`);
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    expect(done).toHaveBeenCalledOnce();
  });

  it("stay until they are dismissed, unless a clock is running", async () => {
    vi.useFakeTimers();
    const [patient, hasty] = [vi.fn(), vi.fn()];
    const seeing = await seen("act");
    render(ClaimScene, { seeing, entry: claims[0]!, done: patient });
    render(ClaimScene, { seeing, entry: claims[0]!, hasty: true, done: hasty });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(patient).not.toHaveBeenCalled();
    expect(hasty).toHaveBeenCalledOnce();
  });

  it("add up at the end what the result says", async () => {
    for (const recorded of [GAME, SOLO]) {
      const { result } = recorded.moments["over"]!;
      const scores = [...(result?.scores ?? []), ...(result?.programs ?? []).map((one) => one.score)];
      expect(scoringOf(last(recorded.entries).events, scores.length).map(total)).toEqual(scores);
    }
    render(EndScene, { seeing: await seen("act-late", {}, SOLO), entry: last(SOLO.entries), done: () => undefined });
    expect(screen.getByRole("dialog")).toHaveTextContent(/wins with \d+ points/);
    expect(screen.getAllByRole("row")).toHaveLength(3);
  });
});

describe("the ending", () => {
  it("breaks the points of everybody down, the Rebellion among them", async () => {
    const { result } = SOLO.moments["over"]!;
    render(Ending, { seeing: await seen("over", {}, SOLO), result: result! });
    expect(screen.getByRole("row", { name: /The Rebellion/ })).toHaveTextContent(String(result?.programs[0]?.score));
    expect(screen.getByText("Difficulty: Easy")).toBeInTheDocument();
    expect(screen.getByText(/achieved\./)).toBeInTheDocument();
  });

  it("names the agendas and deeds of four players", async () => {
    const { result } = GAME.moments["over"]!;
    const { container } = render(Ending, { seeing: await seen("over"), result: result! });
    expect(container.querySelectorAll("tbody tr")).toHaveLength(4);
    expect(container.querySelectorAll("dl > div:first-child dd")).toHaveLength(4);
  });
});
