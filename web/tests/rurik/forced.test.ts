/** A price that can be paid in one way only is paid without a question. */

import { expect, it } from "vitest";

import rurik from "../../src/games/rurik/index.ts";
import type { Entry, Legal, Moment } from "../../src/wire.ts";
import { settle, type Sitting } from "../sitting.ts";
import { BUNDLE, SOLO } from "./seen.ts";

const ACT = SOLO.moments["act"]!;
const ENTRIES = SOLO.entries.filter(({ number }) => number <= ACT.number);
const REMOVE: Legal = { move: "remove troop kiev", kind: "remove", args: [0, 0] };
const OTHER: Legal = { move: "remove troop volyn", kind: "remove", args: [0, 1] };

/** Seat 0 is asked what leaves the map, or something else. */
function asked(ask: string, ...legal: Legal[]): Moment {
  const own = ACT.views["0"]!;
  return { ...ACT, views: { ...ACT.views, "0": { ...own, view: { ...own.view, ask }, prompt: { ...own.prompt!, ask }, legal } } };
}

async function at(now: Moment, entries: readonly Entry[] = ENTRIES): Promise<Sitting> {
  const here = await settle(rurik, now, { game: "rurik", entries }, { "GET content/rurik": BUNDLE });
  here.desk.goOn();
  return here;
}

it("plays the only answer once", async () => {
  const here = await at(asked("remove", REMOVE));
  here.desk.goOn();
  expect(here.sent.filter((one) => one["type"] === "move")).toMatchObject([{ move: "remove troop kiev" }]);
});

it("asks where there is a choice, and where it is not about a price", async () => {
  expect((await at(asked("remove", REMOVE, OTHER))).sent).toEqual([]);
  expect((await at(asked("end", REMOVE))).sent).toEqual([]);
});

it("asks after an undo", async () => {
  const undo = { ...ENTRIES.at(-1)!, kind: "undo", number: ACT.number, moves: 1, events: [] } as unknown as Entry;
  expect((await at(asked("remove", REMOVE), [...ENTRIES.slice(0, -1), undo])).sent).toEqual([]);
});
