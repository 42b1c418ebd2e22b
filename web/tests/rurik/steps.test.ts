/** The Rebellion acts step by step, and the board goes along with it. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../../src/core/settings.svelte.ts";
import rurik from "../../src/games/rurik/index.ts";
import { turnsOf } from "../../src/games/rurik/rebellion.ts";
import { steps } from "../../src/games/rurik/steps.ts";
import { look } from "../../src/games/rurik/table.ts";
import type { RurikView } from "../../src/games/rurik/view.ts";
import { happened } from "../../src/table/told.ts";
import type { Entry, Event, Moment } from "../../src/wire.ts";
import { settle, type Sitting } from "../sitting.ts";
import { BUNDLE, SOLO } from "./seen.ts";

const MAP = ["troops", "leader_at", "buildings", "rulers", "strengths", "stocked", "rebels", "neutrals", "war"] as const;
/** In one entry advisors come or leave, never both. */
const BANNERS = ["banners", "bribes"] as const;
/** The Rebellion builds in a region between these two moments. */
const BEFORE = SOLO.moments["act"]!;
const AFTER = SOLO.moments["end"]!;
const ENTRY = SOLO.entries.find(({ number }) => number === BEFORE.number + 1)!;

const viewIn = (moment: Moment | null): RurikView => moment?.views["0"]?.view as unknown as RurikView;
const between = (told: readonly Event[]): RurikView => steps.between(BEFORE.views["0"]!.view, AFTER.views["0"]!.view, told) as unknown as RurikView;

describe("an entry in which the Rebellion acts", () => {
  it("stops after the own move and after everything that changes the board, but not at its end", () => {
    const acted = SOLO.entries.filter((entry) => happened(entry, "card-on-top"));
    expect(acted.length).toBeGreaterThan(10);
    for (const entry of acted) {
      const stops = steps.stops(entry);
      const claims = entry.events.findIndex(({ name }) => name === "claim-begins");
      expect(stops.length).toBeGreaterThan(0);
      expect(stops).toEqual([...new Set(stops)].toSorted((a, b) => a - b));
      expect(stops.at(-1)).toBeLessThanOrEqual(claims < 0 ? entry.events.length - 1 : claims);
    }
    expect(steps.stops(SOLO.entries[1]!)).toEqual([]);
  });

  it("changes a place when a step has spoken of it, and not before", () => {
    const built = ENTRY.events.findIndex(({ name }) => name === "built");
    const region = Number(ENTRY.events[built]!.args["region"]);
    expect(viewIn(AFTER).buildings[region]).not.toEqual(viewIn(BEFORE).buildings[region]);
    expect(between(ENTRY.events.slice(0, built)).buildings[region]).toEqual(viewIn(BEFORE).buildings[region]);
    expect(between(ENTRY.events.slice(0, built + 1)).buildings[region]).toEqual(viewIn(AFTER).buildings[region]);
    const next = ENTRY.events.findIndex(({ name }) => name === "card-on-top");
    expect(between(ENTRY.events.slice(0, next)).rebellion?.cards).toEqual(viewIn(BEFORE).rebellion?.cards);
    expect(between(ENTRY.events).rebellion?.cards).toEqual(viewIn(AFTER).rebellion?.cards);
  });

  it("pushes nobody down before the advisor who does it has come", () => {
    const place = (action: number, ...stands: number[]): RurikView => {
      const rows = viewIn(BEFORE).banners.map((row) => row.map(() => -1));
      rows[action] = rows[action]!.map((_, row) => stands[row] ?? -1);
      return { ...viewIn(BEFORE), banners: rows, bribes: rows.map((row) => row.map(() => 0)) };
    };
    const told = (advisor: number, seat: number): Event => ({ name: "placed", args: { seat, advisor, action: 2, row: 0 }, rule: "", only: null }) as unknown as Event;
    const seen = (...events: Event[]): unknown =>
      (steps.between(place(2, 1) as unknown as Record<string, unknown>, place(2, 11, 4, 1) as unknown as Record<string, unknown>, events) as unknown as RurikView).banners[2];
    expect(seen(told(4, 0))).toEqual([4, 1, -1, -1]);
    expect(seen(told(4, 0), told(5, 1))).toEqual([11, 4, 1, -1]);
  });

  it("leads to the position that really is there, between any two moments", () => {
    const moments = Object.values(SOLO.moments).filter(({ number }) => number >= BEFORE.number);
    for (const [at, later] of moments.slice(1).entries()) {
      const earlier = moments[at]!;
      const told = SOLO.entries.filter(({ number }) => number > earlier.number && number <= later.number).flatMap(({ events }) => events);
      const seen = steps.between(earlier.views["0"]!.view, later.views["0"]!.view, told);
      const names = told.some(({ name }) => name === "round-begins") ? MAP : [...MAP, ...BANNERS];
      for (const name of names) expect(seen[name], `${name} at ${later.number}`).toEqual(later.views["0"]!.view[name]);
    }
  });
});

describe("a table where the Rebellion acts", () => {
  let here: Sitting;
  const entry: Entry = ENTRY;
  const now: Moment = { ...AFTER, number: ENTRY.number };
  const buildings = (): number[][] => viewIn(here.desk.stage.shown).buildings;

  beforeEach(async () => {
    settings.set({ speed: "calm" });
    const entries = SOLO.entries.filter(({ number }) => number <= BEFORE.number);
    here = await settle(rurik, BEFORE, { game: "rurik", entries }, { "GET content/rurik": BUNDLE });
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    settings.set({ speed: "calm" });
  });

  it("tells its steps while the board shows each of them, and asks only then", async () => {
    const { desk } = here;
    here.entry(entry, now);
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.stage.part?.events).toHaveLength(steps.stops(entry)[0]!);
    expect(desk.asked).toBe(false);
    expect(buildings()).toEqual(viewIn(BEFORE).buildings);
    await vi.advanceTimersByTimeAsync(900);
    expect(turnsOf(look(desk.seeing!)).at(-1)!.steps).toHaveLength(2);
    expect(buildings()).toEqual(viewIn(BEFORE).buildings);
    await vi.advanceTimersByTimeAsync(5000);
    expect(desk.stage.part).toBeNull();
    expect(buildings()).toEqual(viewIn(AFTER).buildings);
    expect(desk.asked).toBe(true);
  });

  it("can be hurried", async () => {
    here.entry(entry, now);
    await vi.advanceTimersByTimeAsync(0);
    here.desk.stage.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(here.desk.stage.current).toBe(true);
    expect(buildings()).toEqual(viewIn(AFTER).buildings);
  });

  it("goes back to what was shown where it is stopped", async () => {
    here.entry(entry, now);
    await vi.advanceTimersByTimeAsync(0);
    here.desk.stage.pause();
    expect(here.desk.stage.part).toBeNull();
    expect(here.desk.stage.shown?.number).toBe(BEFORE.number);
  });

  it("shows everything at once where the person wishes so", async () => {
    settings.set({ speed: "instant" });
    here.entry(entry, now);
    await vi.advanceTimersByTimeAsync(0);
    expect(here.desk.stage.current).toBe(true);
    expect(buildings()).toEqual(viewIn(AFTER).buildings);
  });
});
