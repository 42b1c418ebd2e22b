import { describe, expect, it } from "vitest";

import ivan from "../../src/games/ivan/index.ts";
import { leftToDo, look } from "../../src/games/ivan/table.ts";
import type { Asked } from "../../src/games/ivan/view.ts";
import type { Seeing } from "../../src/table/face.ts";
import type { Phrase } from "../../src/wire.ts";
import { seen } from "./seen.ts";

const about = (seeing: Seeing, figures: Asked): Seeing => ({ ...seeing, view: { ...seeing.view, about: figures } });

describe("what is asked", () => {
  it("counts what was given in a swap, also two of a kind", async () => {
    const seeing = await seen("swap-for");
    const asked = (left: number, given: number[]): string => ivan.ask!(about(seeing, { left, given }));
    expect(asked(1, [0, 1])).toBe("Given: 1 grain. What else do you give?");
    expect(asked(0, [0, 2])).toBe("Given: 2 grain. What do you take for it?");
    expect(asked(0, [1, 1])).toBe("Given: 1 coin and 1 grain. What do you take for it?");
  });

  it("asks only for what is left of an action", async () => {
    const market = await seen("market");
    expect(ivan.ask!(about(market, { left: 1 }))).toBe("");
    expect(ivan.ask!(about(market, { left: 0 }))).toBe("Exchange two for one as often as you like: choose the two you give.");
    const rewards = { ...market, view: { ...market.view, ask: "rewards" } };
    expect(ivan.ask!(about(rewards, { left: 1, extra: 1 }))).toBe("");
    expect(ivan.ask!(about(rewards, { left: 0, extra: 1 }))).toBe("Take one more estate.");
  });

  it("says what a seal brings, and what it costs where it does", async () => {
    const seeing = await seen("seal");
    expect(ivan.ask!(about(seeing, { chamber: 4 }))).toBe("Your boyar is the most important. The bonus: take 1 estate. Place a seal?");
    const move = seeing.legal.find((one) => one.kind === "seal")!;
    expect(ivan.called!(seeing, move)).toBe("");
    expect(ivan.called!({ ...seeing, view: { ...seeing.view, seats: 2 } }, move)).toBe("Place a seal for 1 coin");
  });

  it("says whose reward it is that is chosen", async () => {
    const seeing = await seen("reward");
    const move = seeing.legal.find((one) => one.kind === "reward")!;
    const led = (leader: number): Seeing => about(seeing, { region: 1, leader });
    expect(ivan.foretell!(led(0), move)).not.toContain("gets this reward");
    expect(ivan.foretell!(led(1), move)).toContain(`${seeing.names[1]} gets this reward.`);
  });
});

describe("what a move is called", () => {
  it("counts two goods of one kind that are sold", async () => {
    const seeing = await seen("leave");
    const sold = (args: number[], move: string): string => ivan.foretell!(seeing, { kind: "sell", args, move });
    expect(sold([1, 1], "sell rye rye")).toMatch(/^Sell 2 grain for a coin\./);
    expect(sold([1, 2], "sell rye wood")).toMatch(/^Sell grain and wood for a coin\./);
  });
});

describe("what is left to do", () => {
  it("names the player where it is another one than the one who is asked", async () => {
    const seeing = await seen("reward");
    const left: Phrase[] = [{ key: "ivan-left-token" }, { key: "ivan-left-other", args: { seat: ["seat", 1], what: { key: "ivan-left-gain", args: { left: 2 } } } }];
    expect(leftToDo(look({ ...seeing, view: { ...seeing.view, left } }))).toEqual(["place the trade token", `${seeing.names[1]}: choose 2 goods`]);
  });
});
