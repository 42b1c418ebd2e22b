import { afterEach, beforeEach, expect, it, vi } from "vitest";

import tsar from "../../src/games/tsar/index.ts";
import type { Entry, Moment } from "../../src/wire.ts";
import { GAME } from "../fixtures.ts";
import { moment, sit, type Sitting } from "../sitting.ts";
import { until } from "../until.ts";

let here: Sitting;

/** The next entries of the recorded game, each with a moment of its own. */
function go(count: number): void {
  for (let step = 0; step < count; step += 1) {
    const entry = GAME.entries.find((one) => one.number === (here.live.entries.at(-1)?.number ?? 0) + 1) as Entry;
    const now: Moment = { ...moment("raise"), number: entry.number };
    here.entry(entry, now);
  }
}

beforeEach(async () => {
  here = await sit(tsar, "raise");
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it("shows the present at once when one sits down", () => {
  expect(here.desk.stage.at).toBe(moment("raise").number);
  expect(here.desk.stage.current).toBe(true);
});

it("shows news one after another, with time to look at each", async () => {
  const { stage } = here.desk;
  const first = stage.at;
  go(3);
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.at).toBe(first + 1);
  expect(stage.current).toBe(false);
  await vi.advanceTimersByTimeAsync(800);
  expect(stage.at).toBe(first + 2);
  await vi.advanceTimersByTimeAsync(1600);
  expect(stage.at).toBe(first + 3);
  expect(stage.current).toBe(true);
  expect(stage.shown?.number).toBe(first + 3);
});

it("can be hurried to the present", async () => {
  const { stage } = here.desk;
  go(4);
  await vi.advanceTimersByTimeAsync(0);
  stage.present();
  expect(stage.current).toBe(true);
  expect(stage.at).toBe(stage.last);
});

it("tells more news than one wants to watch without playing it", async () => {
  const { stage } = here.desk;
  const before = stage.at;
  go(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.at).toBe(before + 1);
  go(24);
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.at).toBe(before + 26);
  expect(stage.current).toBe(true);
});

it("travels to the past, steps, and comes back", async () => {
  const { stage } = here.desk;
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const number = Number(address.split("/").at(-1));
    return new Response(JSON.stringify({ number, now: { ...moment("raise"), number } }), { headers: { "Content-Type": "application/json" } });
  });
  await stage.travel(5);
  expect(stage.live).toBe(false);
  expect(stage.shown?.number).toBe(5);
  expect(here.desk.asked).toBe(false);
  await stage.step(1);
  expect(stage.at).toBe(6);
  await stage.step(-1);
  expect(stage.at).toBe(5);
  expect(asked).toEqual(["/api/tables/t0/past/5", "/api/tables/t0/past/6"]);
  stage.present();
  expect(stage.current).toBe(true);
});

it("watches from the past until the present is reached", async () => {
  const { stage } = here.desk;
  vi.stubGlobal("fetch", async (address: string) => {
    const number = Number(address.split("/").at(-1));
    return new Response(JSON.stringify({ number, now: { ...moment("raise"), number } }), { headers: { "Content-Type": "application/json" } });
  });
  void stage.watch(stage.at - 2);
  await vi.advanceTimersByTimeAsync(10);
  expect(stage.playing).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(stage.playing).toBe(false);
  expect(stage.live).toBe(true);
  expect(stage.current).toBe(true);
});

it("news that comes while one looks at the past waits there", async () => {
  const { stage } = here.desk;
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ number: 2, now: { ...moment("raise"), number: 2 } })));
  await stage.travel(2);
  go(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(stage.at).toBe(2);
  stage.present();
  expect(stage.at).toBe(stage.last);
});

it("a scene holds the moment back until it is done", async () => {
  here.close();
  vi.useRealTimers();
  here = await sit(tsar, "vote");
  const { stage } = here.desk;
  const reveal = GAME.entries.find((entry) => entry.number > stage.at && entry.events.some((event) => event.name === "voted")) as Entry;
  const before = stage.shown;
  const quiet = GAME.entries.filter((entry) => entry.number > stage.at && entry.number < reveal.number);
  for (const entry of quiet) here.entry(entry, { ...moment("vote"), number: entry.number });
  here.entry(reveal, { ...moment("raise-late"), number: reveal.number });
  await until(() => expect(stage.scene?.entry.number).toBe(reveal.number));
  expect(stage.shown?.views["0"]?.view["floor"]).toEqual(before?.views["0"]?.view["floor"]);
  stage.hurry();
  await until(() => expect(stage.scene).toBeNull());
  expect(stage.shown?.number).toBe(reveal.number);
});
