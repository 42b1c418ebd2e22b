import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { settings } from "../../src/core/settings.svelte.ts";
import tsar from "../../src/games/tsar/index.ts";
import TableScreen from "../../src/table/TableScreen.svelte";
import { GAME } from "../fixtures.ts";
import { moment, sit, type Sitting } from "../sitting.ts";
import { until } from "../until.ts";

const made: { title: string; body: string | undefined }[] = [];

class FakeNotification {
  static permission = "granted";
  onclick: (() => void) | null = null;

  constructor(title: string, options?: NotificationOptions) {
    made.push({ title, body: options?.body });
  }
}

beforeEach(() => {
  made.length = 0;
  FakeNotification.permission = "granted";
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  settings.set({ notify: true, speed: "instant", sound: 0 });
});

afterEach(() => vi.restoreAllMocks());

/** A person at the table while somebody else decides, with the page in sight or not. */
async function waiting(hidden: boolean): Promise<Sitting> {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  const here = await sit(tsar, "raise-waiting");
  render(TableScreen, { desk: here.desk, ended: false, onend: () => undefined });
  await tick();
  expect(here.desk.asked).toBe(false);
  return here;
}

/** The others move, and the turn comes. */
async function comesToMe(here: Sitting): Promise<void> {
  const [from, to] = [moment("raise-waiting").number, moment("raise").number];
  for (const entry of GAME.entries.filter((one) => one.number > from && one.number <= to)) {
    here.entry(entry, entry.number === to ? moment("raise") : { ...moment("raise-waiting"), number: entry.number });
  }
  await settled(here);
}

async function settled(here: Sitting): Promise<void> {
  await until(() => {
    here.follow();
    expect(here.desk.asked).toBe(true);
  });
  await tick();
}

it("my turn calls a person who looks elsewhere, once", async () => {
  const here = await waiting(true);
  expect(made).toEqual([]);
  await comesToMe(here);
  expect(made).toEqual([{ title: "Your turn · Tsar of the Hill", body: "Choose a courtier to raise by one floor." }]);
  const said = { kind: "say" as const, number: moment("raise").number + 1, at: 0, seat: 1, events: [], name: "Boris", text: "well?", person: "p1", gone: "" as const };
  here.entry(said, null);
  await tick();
  expect(made).toHaveLength(1);
});

it("a line that breaks and comes back is no second call for the same turn", async () => {
  const here = await waiting(true);
  await comesToMe(here);
  here.lose();
  await until(() => expect(here.live.line).toBe("lost"));
  await tick();
  await until(() => {
    here.greet(moment("raise"));
    expect(here.live.line).toBe("open");
  });
  await settled(here);
  expect(made).toHaveLength(1);
});

it("nobody is called who has the page in sight", async () => {
  await comesToMe(await waiting(false));
  expect(made).toEqual([]);
});

it.each(["default", "denied"])("nobody is called who has not allowed it (%s)", async (permission) => {
  FakeNotification.permission = permission;
  await comesToMe(await waiting(true));
  expect(made).toEqual([]);
});

it("nobody is called who has switched it off", async () => {
  settings.set({ notify: false });
  await comesToMe(await waiting(true));
  expect(made).toEqual([]);
});
