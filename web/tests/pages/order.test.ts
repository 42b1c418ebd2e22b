import { expect, it } from "vitest";

import { byUrgency, openSeats, waitsFor } from "../../src/pages/home/order.ts";
import { shelves } from "../../src/pages/rules/sources.ts";
import { BUNDLE, seat, table } from "../fixtures.ts";

it("a table waits for me where one of my seats must decide and no bot plays it", () => {
  expect(waitsFor(table({ waiting: [0] }), "p0")).toBe(true);
  expect(waitsFor(table({ waiting: [1] }), "p0")).toBe(false);
  expect(waitsFor(table({ waiting: [0], seats: [seat(0, { bot: "casual" }), seat(1)] }), "p0")).toBe(false);
  expect(waitsFor(table({ waiting: [0], status: "over" }), "p0")).toBe(false);
});

it("games that wait for me come first, then those in play, then those to begin, the finished last", () => {
  const tables = [
    table({ id: "over", status: "over", changed: 9 }),
    table({ id: "open", status: "open", changed: 8 }),
    table({ id: "old", waiting: [1], changed: 1 }),
    table({ id: "new", waiting: [1], changed: 2 }),
    table({ id: "mine", waiting: [0], changed: 0 }),
  ];
  expect(byUrgency(tables, "p0").map((one) => one.id)).toEqual(["mine", "new", "old", "open", "over"]);
});

it("open seats are those that nobody has taken", () => {
  expect(openSeats(table({ seats: [seat(0), seat(1, { kind: "open" }), seat(2, { kind: "bot" })] })).map((one) => one.seat)).toEqual([1]);
});

it("the sources of Tsar are counted as the notice tells them", () => {
  const found = Object.fromEntries(shelves(BUNDLE).map((shelf) => [shelf.table, shelf]));
  expect(found["goal"]?.counts).toEqual({ rulebook: 4, public: 0, reconstruction: 22, own: 0 });
  expect(found["courtier"]?.counts).toMatchObject({ rulebook: 12, reconstruction: 1 });
  expect(found["courtier"]?.looks).toBe(12);
  expect(found["vote_card"]?.looks).toBe(7);
  expect(shelves(BUNDLE)[0]?.table).toBe("goal");
});
