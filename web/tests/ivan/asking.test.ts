import { describe, expect, it } from "vitest";

import { leftToDo } from "../../src/games/ivan/agenda.ts";
import ivan from "../../src/games/ivan/index.ts";
import { look } from "../../src/games/ivan/table.ts";
import type { Seeing } from "../../src/table/face.ts";
import { seen } from "./seen.ts";

type Agenda = [string, Record<string, number>][];
const waiting = (seeing: Seeing, agenda: Agenda): Seeing => ({ ...seeing, view: { ...seeing.view, agenda } });

describe("what is asked", () => {
  it("counts what was given in a swap, also two of a kind", async () => {
    const seeing = await seen("swap-on");
    const below: Agenda[number] = ["Work", { seat: 0, chamber: 3, left: 0, extra: 0 }];
    const asked = (below: Agenda[number], figures: Record<string, number>): string => ivan.ask!(waiting(seeing, [below, ["Swap", { seat: 0, least: 0, ...figures }]]));
    expect(asked(below, { left: 1, given: 0b10 })).toBe("Given: 1 grain. What else do you give?");
    expect(asked(below, { left: 0, given: 0b10 })).toBe("Given: 2 grain. What do you take for it?");
    expect(asked(below, { left: 0, given: 0b11 })).toBe("Given: 1 coin and 1 grain. What do you take for it?");
    expect(asked(["Exchange", { seat: 0, give: 1, left: 1 }], { left: 0, given: 0b10 })).toBe("Given: 1 grain. What do you take for it?");
  });

  it("asks only for what is left of an action", async () => {
    const seeing = await seen("market");
    expect(ivan.ask!(waiting(seeing, [["Market", { seat: 0, left: 1 }]]))).toBe("");
    expect(ivan.ask!(waiting(seeing, [["Market", { seat: 0, left: 0 }]]))).toBe("Exchange two for one as often as you like.");
    expect(ivan.ask!(waiting(seeing, [["Grant", { seat: 0, left: 1, extra: 1 }]]))).toBe("");
    expect(ivan.ask!(waiting(seeing, [["Grant", { seat: 0, left: 0, extra: 1 }]]))).toBe("Take one more estate.");
  });

  it("says what a seal brings, and what it costs where it does", async () => {
    const seeing = await seen("seal");
    expect(ivan.ask!(waiting(seeing, [["OfferSeal", { seat: 0, chamber: 4 }]]))).toBe("Your boyar is the most important. The bonus: take 1 estate. Place a seal?");
    const move = seeing.legal.find((one) => one.kind === "seal")!;
    expect(ivan.called!(seeing, move)).toBe("");
    expect(ivan.called!({ ...seeing, view: { ...seeing.view, seats: 2 } }, move)).toBe("Place a seal for 1 coin");
  });

  it("says whose reward it is that is chosen", async () => {
    const seeing = await seen("reward");
    const move = seeing.legal.find((one) => one.kind === "reward")!;
    const led = (leader: number): Seeing => waiting(seeing, [["ChooseReward", { seat: 0, region: 1, leader, runner: 1 - leader }]]);
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
    const agenda: Agenda = [["GainChoice", { seat: 1, left: 2 }], ["LayToken", { seat: 0, token: 3 }]];
    expect(leftToDo(look(waiting(seeing, agenda)))).toEqual(["place the trade token", `${seeing.names[1]}: choose 2 goods`]);
  });
});
