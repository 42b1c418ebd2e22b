/** The coins that go along with an advisor. */

import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";

import Chooser from "../../src/games/rurik/Chooser.svelte";
import type { Legal } from "../../src/wire.ts";
import { NO_DOING, seen } from "./seen.ts";

const COINS = 15;
const legal: Legal[] = Array.from({ length: COINS + 1 }, (_, bribe) => ({ move: `place 0 1 ${bribe}`, kind: "place", args: [0, 1, bribe] }));

async function shown(picked: string[], lit: string[] = []): Promise<string[][]> {
  const seeing = await seen("place", { legal, picked, lit: new Set(lit) });
  const picks: string[][] = [];
  render(Chooser, { seeing, doing: { ...NO_DOING, pick: (things: readonly string[]) => void picks.push([...things]) } });
  return picks;
}

describe("a bribe", () => {
  it("of a rich player needs no more buttons than that of a poor one", async () => {
    const picks = await shown(["advisor:0", "mover:4"]);
    expect(screen.getAllByRole("button")).toHaveLength(4); // the advisor, fewer, more, cancel
    expect(screen.getByRole("group", { name: "Bribe: 4 of at most 15" })).toHaveTextContent("at most 15");
    await userEvent.click(screen.getByRole("button", { name: "One coin more" }));
    await userEvent.click(screen.getByRole("button", { name: "One coin fewer" }));
    expect(picks).toEqual([["advisor:0", "mover:5"], ["advisor:0", "mover:3"]]);
  });

  it("ends where the coins end", async () => {
    await shown(["advisor:0"]);
    expect(screen.getByRole("button", { name: "One coin fewer" })).toBeDisabled();
    document.body.innerHTML = "";
    await shown(["advisor:0", `mover:${COINS}`]);
    expect(screen.getByRole("button", { name: "One coin more" })).toBeDisabled();
  });

  it("a hint lights the way to its coins", async () => {
    await shown(["advisor:0", "mover:2"], ["mover:7"]);
    expect(screen.getByRole("button", { name: "One coin more" })).toHaveAttribute("data-lit");
    expect(screen.getByRole("button", { name: "One coin fewer" })).not.toHaveAttribute("data-lit");
  });
});
