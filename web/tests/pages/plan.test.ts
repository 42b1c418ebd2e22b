import { describe, expect, it } from "vitest";

import { companiesOf, fittingOptions, isComplete, middleLevel, optionsFor, planFor, resized, toRequest, usualCount, wrongNames, type Plan } from "../../src/pages/new/plan.ts";
import { BUNDLE } from "../fixtures.ts";

const game = BUNDLE.game;

describe("a plan", () => {
  it("against bots is complete and begins at once", () => {
    const plan = planFor(game, "bots");
    expect(isComplete(plan)).toBe(true);
    expect(toRequest(plan)).toMatchObject({ game: "tsar", start: true, listed: false, seats: [{ kind: "me" }, { kind: "bot", level: "casual" }, { kind: "bot" }, { kind: "bot" }] });
  });

  it("with friends leaves seats open and waits", () => {
    expect(toRequest(planFor(game, "friends", 3))).toMatchObject({ start: false, listed: false, seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] });
  });

  it("with anybody is listed and has a clock", () => {
    expect(toRequest(planFor(game, "anybody"))).toMatchObject({ listed: true, pace: { kind: "live" } });
  });

  it("at one screen gives every neighbour a name", () => {
    const plan = planFor(game, "screen", 3);
    plan.seats[1]!.name = " Boris ";
    plan.seats[2]!.name = "Vera";
    expect(toRequest(plan).seats).toEqual([{ kind: "me" }, { kind: "me", name: "Boris" }, { kind: "me", name: "Vera" }]);
  });

  it("takes the usual options of the game", () => {
    expect(planFor(game, "bots").options).toEqual({ first_player: "random_seat", show_against_counts: false, reshuffle_goals: false, servants_break_ties: true });
  });

  it("never lists a table that nobody can join", () => {
    expect(toRequest({ ...planFor(game, "bots"), listed: true }).listed).toBe(false);
  });

  it("drops an option that names a seat which is not there", () => {
    const plan: Plan = { ...planFor(game, "bots", 3), options: { first_player: "seat_4", reshuffle_goals: true } };
    expect(fittingOptions(plan)).toEqual({ reshuffle_goals: true });
    expect(fittingOptions({ ...plan, options: { first_player: "seat_2" } })).toEqual({ first_player: "seat_2" });
  });
});

describe("a game that can be played alone", () => {
  const alone = { ...game, seats: [1, 2, 3], options: game.options.map((option, at) => ({ ...option, seats: at === 0 ? [1] : at === 1 ? [2, 3] : [] })) };

  it("offers that company, and others do not", () => {
    expect(companiesOf(alone)).toContain("alone");
    expect(companiesOf(game)).not.toContain("alone");
  });

  it("has one seat then, and begins at once", () => {
    expect(toRequest(planFor(alone, "alone", 3))).toMatchObject({ start: true, seats: [{ kind: "me" }] });
    expect(resized(planFor(alone, "alone").seats, 2).map((seat) => seat.kind)).toEqual(["me", "bot"]);
  });

  it("shows the options that matter for the number of players", () => {
    const [first, second, ...others] = alone.options;
    expect(optionsFor(alone, 1)).toEqual([first, ...others]);
    expect(optionsFor(alone, 2)).toEqual([second, ...others]);
    expect(optionsFor(game, 2)).toEqual(game.options);
  });

  it("shows what the rulebook offers before our readings", () => {
    const rules = ["RUR-R-11", "RUR-VAR-01", "RUR-R-23", "RUR-SOL-06"];
    const options = rules.map((rule) => ({ ...game.options[0]!, rule, seats: [] }));
    expect(optionsFor({ ...game, options }, 1).map((option) => option.rule)).toEqual(["RUR-VAR-01", "RUR-SOL-06", "RUR-R-11", "RUR-R-23"]);
  });
});

it("more seats are like the last, fewer keep what was chosen", () => {
  const seats = planFor(game, "bots", 3).seats;
  seats[2] = { kind: "near", level: "casual", name: "Vera" };
  expect(resized(seats, 5).map((seat) => [seat.kind, seat.name])).toEqual([
    ["me", ""],
    ["bot", ""],
    ["near", "Vera"],
    ["near", ""],
    ["near", ""],
  ]);
  expect(resized(seats, 2)).toEqual(seats.slice(0, 2));
});

it("four is usual where the game allows it", () => {
  expect(usualCount(game)).toBe(4);
  expect(usualCount({ ...game, seats: [2] })).toBe(2);
});

it("names of neighbours are checked for length and for twins", () => {
  const plan = planFor(game, "screen", 4);
  ["", "Anna", "anna ", "B"].forEach((name, at) => (plan.seats[at]!.name = name));
  expect([...wrongNames(plan, "Guest 1")]).toEqual([
    [2, "twice"],
    [3, "short"],
  ]);
  expect([...wrongNames(plan, "Anna")][0]).toEqual([1, "twice"]);
});

it("offers a bot that the game has", () => {
  const bots = ["random", "strong", "expert"].map((id) => ({ ...game.bots[0]!, id }));
  expect(middleLevel(game)).toBe("casual");
  expect(middleLevel({ bots })).toBe("strong");
  expect(planFor({ ...game, bots }, "bots").seats[1]?.level).toBe("strong");
});
