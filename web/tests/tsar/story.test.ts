import { describe, expect, it } from "vitest";

import { curvesOf } from "../../src/games/tsar/curves.ts";
import { readFigures } from "../../src/games/tsar/figures.ts";
import type { Point } from "../../src/board/window.ts";
import { forecast, outcome, roundPoints, sum, worths } from "../../src/games/tsar/forecast.ts";
import { banished, cell, place, tall, THRONE, waiting, wide, type Box } from "../../src/games/tsar/palace.ts";
import { BESIDE, OUT } from "../../src/games/tsar/parts.ts";
import type { TsarView } from "../../src/games/tsar/view.ts";
import { freeSlot, slotsFor, storyOf } from "../../src/games/tsar/story.ts";
import { eventsOf, standing } from "../../src/table/told.ts";
import { BUNDLE, GAME } from "../fixtures.ts";
import { moment, upTo } from "../sitting.ts";

const figures = readFigures(BUNDLE);
const view = (name: string): TsarView => moment(name).views["0"]?.view as unknown as TsarView;
const told = (number: number): ReturnType<typeof storyOf> => storyOf(eventsOf(standing(upTo(number))), 13);

describe("the story", () => {
  it.each(Object.keys(GAME.moments))("stands where the server says at “%s”", (name) => {
    const story = told(moment(name).number);
    expect(story.floors).toEqual(view(name).floor);
    expect(story.round).toBe(view(name).round);
  });

  it("never gives one place to two courtiers, and moves nobody who did not move", () => {
    let before = told(1);
    for (const entry of GAME.entries) {
      const story = told(entry.number);
      const taken = story.floors.flatMap((floor, courtier) => (floor >= 0 && floor < THRONE ? [`${floor}:${story.slots[courtier]}`] : []));
      expect(new Set(taken).size).toBe(taken.length);
      story.floors.forEach((floor, courtier) => {
        if (floor === before.floors[courtier]) expect(story.slots[courtier]).toBe(before.slots[courtier]);
      });
      before = story;
    }
  });

  it("knows how every round ended", () => {
    const { ends } = told(Infinity);
    const last = view("over");
    expect(ends.map((end) => end.points)).toEqual(last.scores);
    expect(ends.map((end) => end.goals)).toEqual(last.shown);
    expect(ends.at(-1)?.totals).toEqual(last.totals);
    for (const end of ends) {
      end.goals.forEach((goal, seat) => {
        const placed = sum(worths(figures, figures.goals[goal] ?? [], end.floors));
        expect(roundPoints(figures, end.round, placed)).toBe(end.points[seat]);
      });
    }
  });

  it("finds places for a position whose story is not known", () => {
    const floors = [3, 3, 3, BESIDE, OUT, THRONE, 3, 0, 0, 0, 1, 1, 1];
    expect(slotsFor(floors, told(1))).toEqual([0, 1, 2, 0, 0, 0, 3, 0, 1, 2, 0, 1, 2]);
    expect(freeSlot(floors, slotsFor(floors, told(1)), 0)).toBe(3);
  });
});

describe("what a move would bring", () => {
  it("counts points now and after, and the room that is left", () => {
    const now = view("raise");
    const favourite = now.favourites?.find((courtier) => now.floor[courtier] === 2) ?? -1;
    const seen = forecast(figures, now, { courtier: favourite, floor: 3 });
    expect(seen.favourite).toBe(true);
    expect(seen.after - seen.now).toBe(1);
    expect(seen.free).toBe(4 - now.floor.filter((floor) => floor === 3).length - 1);
    expect(seen.election).toBe(false);
    expect(forecast(figures, now, { courtier: favourite, floor: THRONE }).election).toBe(true);
  });

  it("says what an election would end", () => {
    const now = view("vote");
    const placed = sum(worths(figures, now.favourites ?? [], now.floor));
    expect(outcome(figures, now)).toEqual({ elected: placed, banished: placed - (now.favourites?.includes(now.candidate) ? 10 : 0), zero: false });
  });

  it("knows that nothing is worth the most in the last round", () => {
    expect(figures.zeroPoints).toBe(33);
    expect(roundPoints(figures, 3, 0)).toBe(33);
    expect(roundPoints(figures, 2, 0)).toBe(0);
    const floor = Array<number>(13).fill(OUT);
    floor[0] = THRONE;
    const last = { ...view("vote"), round: 3, floor, candidate: 0, favourites: [1, 2, 3, 4, 5, 6] };
    expect(outcome(figures, last)).toEqual({ elected: 33, banished: 0, zero: true });
  });
});

describe("the palace", () => {
  const inside = (point: Point, box: Box): boolean =>
    point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.height;

  it.each([wide, tall])("has seven floors with room for four, one above another ($shape)", (palace) => {
    expect(palace.storeys).toHaveLength(7);
    for (let floor = 0; floor < THRONE; floor += 1) {
      expect(palace.storeys[floor]!.y).toBeGreaterThan(palace.storeys[floor + 1]!.y);
      for (let slot = 0; slot < 4; slot += 1) {
        expect(inside(place(palace, floor, slot), cell(palace, floor, slot))).toBe(true);
        expect(inside(place(palace, floor, slot), palace.storeys[floor]!)).toBe(true);
      }
    }
  });

  it.each([wide, tall])("keeps those outside within the drawing ($shape)", (palace) => {
    const frame = { x: 0, y: 0, width: palace.width, height: palace.height };
    for (let order = 0; order < 13; order += 1) expect(inside(waiting(palace, order), frame)).toBe(true);
    for (let order = 0; order < 12; order += 1) expect(inside(banished(palace, order, 12), { ...frame, height: palace.settled })).toBe(true);
  });

  it("has places of thumb size on a phone", () => {
    const box = cell(tall, 3, 1);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  });
});

it("the curves end at the result, and tell what goals were worth on the way", () => {
  const curves = curvesOf(figures, standing(GAME.entries), 4);
  expect(curves.map((curve) => curve.at(-1)?.[1])).toEqual(moment("over").result?.scores);
  expect(curves[0]?.[0]).toEqual([1, 0]);
  const settling = curves[0]?.find(([number]) => number === moment("settle").number)?.[1];
  expect(settling).toBe(sum(worths(figures, view("settle").favourites ?? [], view("settle").floor)));
});
