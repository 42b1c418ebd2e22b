import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";

import tsar from "../../src/games/tsar/index.ts";
import { askable, partIn } from "../../src/table/absence.ts";
import Absence from "../../src/table/Absence.svelte";
import type { Absence as Wish, Moment } from "../../src/wire.ts";
import { seat, table } from "../fixtures.ts";
import { moment, sit } from "../sitting.ts";

const MINUTES = 60_000;
const wish = (change: Partial<Wish> = {}): Wish => ({ number: 9, seat: 1, about: 2, consent: [0, 3], agreed: [], ready: 0, until: 0, ...change });

it("everybody knows what they have to do with a wish for a bot", () => {
  expect(partIn(wish(), [2])).toEqual({ as: "missed", seat: 2 });
  expect(partIn(wish(), [1])).toEqual({ as: "asking", seat: 1 });
  expect(partIn(wish(), [0])).toEqual({ as: "asked", seat: 0 });
  expect(partIn(wish({ agreed: [0] }), [0])).toBeNull();
  expect(partIn(wish(), [])).toBeNull();
});

it("a bot may be asked for only where another person keeps a table without a clock waiting", () => {
  const info = table();
  const now: Moment = { ...moment("settle"), seats: [seat(0), seat(1), seat(2)], waiting: [1], opened: 0, absence: null };
  expect(askable(info, now, [0], 10 * MINUTES)).toBe(1);
  expect(askable(info, now, [0], 9 * MINUTES)).toBeNull();
  expect(askable(info, now, [1], 10 * MINUTES)).toBeNull();
  expect(askable(info, { ...now, absence: wish() }, [0], 10 * MINUTES)).toBeNull();
  expect(askable(info, { ...now, seats: [seat(0), seat(1, { bot: "casual" })] }, [0], 10 * MINUTES)).toBeNull();
  expect(askable(table({ pace: { ...info.pace, kind: "live" } }), now, [0], 10 * MINUTES)).toBeNull();
});

it("whoever is missed says with one click that they are there", async () => {
  const here = await sit(tsar, "settle");
  here.greet({ ...moment("settle"), absence: wish({ seat: 1, about: 0, consent: [] }) });
  render(Absence, { desk: here.desk, seeing: here.desk.seeing! });
  await userEvent.click(screen.getByRole("button", { name: "I’m here" }));
  expect(here.sent.at(-1)).toMatchObject({ type: "answer", seat: 0, ask: 9, yes: false });
});

it("whoever is asked agrees or would rather wait", async () => {
  const here = await sit(tsar, "settle");
  here.greet({ ...moment("settle"), absence: wish({ seat: 1, about: 2, consent: [0] }) });
  render(Absence, { desk: here.desk, seeing: here.desk.seeing! });
  await userEvent.click(screen.getByRole("button", { name: "Agree" }));
  expect(here.sent.at(-1)).toMatchObject({ type: "answer", seat: 0, ask: 9, yes: true });
});
