/** A question that follows from one's own move has a way back in the prompt, beside what is not ready yet. */

import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import smuta from "../../src/games/smuta/index.ts";
import Prompt from "../../src/table/Prompt.svelte";
import type { Entry, Moment } from "../../src/wire.ts";
import { settle, type Sitting } from "../sitting.ts";
import { BUNDLE, GAME } from "./seen.ts";

async function ask(name: string, change: Partial<Moment> = {}, by = 0, small = false): Promise<Sitting> {
  const now: Moment = { ...GAME.moments[name]!, ...change };
  const entries = [
    { kind: "start", number: 1, at: 0, seat: null, events: [], options: {} },
    { kind: "move", number: now.number, at: 0, seat: by, move: "trade", events: [] },
  ] as unknown as Entry[];
  const here = await settle(smuta, now, { game: "smuta", entries }, { "GET content/smuta": BUNDLE });
  here.desk.small = small;
  render(Prompt, { desk: here.desk, seeing: here.desk.seeing!, onend: () => undefined });
  return here;
}

const undo = (): HTMLElement | null => screen.queryByRole("button", { name: "Undo" });

describe("the way back", () => {
  it.each(["exchange", "name"])("undoes the own move that led to the question: %s", async (name) => {
    const here = await ask(name);
    undo()!.click();
    expect(here.sent.at(-1)).toMatchObject({ type: "undo", seat: 0 });
  });

  it("is not offered where others must agree, or have moved since", async () => {
    await ask("name", { undo: { "0": { moves: 1, consent: [1] } } });
    expect(undo()).toBeNull();
    await ask("name", {}, 1);
    expect(undo()).toBeNull();
  });

  it("is not offered where another button leads on, nor on a phone", async () => {
    await ask("politics", { undo: { "0": { moves: 1, consent: [] } } });
    expect(screen.getAllByRole("button").length).toBeGreaterThan(1);
    expect(undo()).toBeNull();
    await ask("name", {}, 0, true);
    expect(undo()).toBeNull();
  });
});
