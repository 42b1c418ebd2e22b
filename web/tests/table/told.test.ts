import { expect, it } from "vitest";

import { eventsOf, lastMoveOf, missedBy, standing, takenBack } from "../../src/table/told.ts";
import type { Entry } from "../../src/wire.ts";

const base = { at: 0, events: [] };
const start: Entry = { kind: "start", number: 1, seat: null, ...base };
const move = (number: number, seat: number): Entry => ({ kind: "move", number, seat, move: null, ...base, events: [{ name: `e${number}`, rule: "", args: {}, only: null }] });
const undo = (number: number, moves: number): Entry => ({ kind: "undo", number, seat: 0, to: 0, moves, ...base });
const chat: Entry = { kind: "say", number: 4, seat: 1, name: "x", text: "hm", person: "p1", gone: "", ...base };

const entries = [start, move(2, 0), move(3, 1), chat, undo(5, 2), move(6, 0), move(7, 2)];

it("an undo takes moves out of the story, and chat was never in it", () => {
  expect(standing(entries).map((entry) => entry.number)).toEqual([1, 6, 7]);
  expect(standing(entries, 4).map((entry) => entry.number)).toEqual([1, 2, 3]);
  expect([...takenBack(entries)]).toEqual([2, 3]);
});

it("an undo never takes the start away", () => {
  expect(standing([start, undo(2, 5)]).map((entry) => entry.number)).toEqual([1]);
});

it("tells events in order and finds the last move of my seats that still counts", () => {
  expect([...eventsOf(standing(entries))].map((event) => event.name)).toEqual(["e6", "e7"]);
  expect(lastMoveOf(entries, [0])).toBe(6);
  expect(lastMoveOf(entries, [1])).toBe(-1);
});

it("counts what others did since my last move, and nothing that was taken back", () => {
  expect(missedBy(entries, [0])).toBe(1);
  expect(missedBy([start, move(2, 0), move(3, 0), undo(4, 1)], [0])).toBe(0);
  expect(missedBy([start, move(2, 1)], [0])).toBe(0);
});
