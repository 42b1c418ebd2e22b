import { expect, it } from "vitest";

import { settings } from "../../src/core/settings.svelte.ts";
import tsar from "../../src/games/tsar/index.ts";
import { groups, tableLine } from "../../src/table/log.ts";
import { plainFace } from "../../src/table/plain.ts";
import type { Entry } from "../../src/wire.ts";
import { GAME } from "../fixtures.ts";
import { moment, sit } from "../sitting.ts";
import { until } from "../until.ts";

it("asks when it is my turn, and not while a move is on its way", async () => {
  const here = await sit(tsar, "raise");
  const { desk } = here;
  expect(desk.asked).toBe(true);
  const move = desk.seeing?.legal[0]?.move ?? "";
  desk.play(move);
  expect(here.sent.at(-1)).toMatchObject({ type: "move", seat: 0, move, at: moment("raise").number });
  expect(desk.asked).toBe(false);
  here.answer();
  await until(() => expect(desk.sending).toBe(false));
});

it("does nothing with a move that is not open", async () => {
  const here = await sit(tsar, "raise");
  here.desk.play("vote against");
  expect(here.sent).toEqual([]);
});

it("asks once more before what cannot be taken back, unless the person wants otherwise", async () => {
  const here = await sit(tsar, "vote");
  const { desk } = here;
  desk.play("vote for");
  expect(here.sent).toEqual([]);
  expect(desk.sure).toBe("vote for");
  expect(desk.foresight).toContain("becomes tsar");
  desk.play("vote for");
  expect(here.sent.at(-1)).toMatchObject({ type: "move", move: "vote for" });

  const again = await sit(tsar, "vote");
  settings.set({ confirm: false });
  again.desk.play("vote against");
  expect(again.sent.at(-1)).toMatchObject({ type: "move", move: "vote against" });
  settings.set({ confirm: true });
});

it("asks before a move that may not be meant, and forgets it for another pick", async () => {
  const here = await sit(tsar, "raise");
  const { desk } = here;
  const { move = "", args = [] } = desk.seeing?.legal[0] ?? {};
  expect(tsar.weighty(desk.seeing!, desk.seeing!.legal[0]!)).toBe(false);
  desk.play(move, true);
  expect(here.sent).toEqual([]);
  expect(desk.sure).toBe(move);
  expect(desk.foresight).not.toBe("");
  desk.pick([`courtier:${args[0]}`]);
  expect([desk.sure, desk.foresight]).toEqual(["", ""]);
  desk.play(move, true);
  desk.playSure();
  expect(here.sent.at(-1)).toMatchObject({ type: "move", move });

  const again = await sit(tsar, "raise");
  settings.set({ confirm: false });
  again.desk.play(move, true);
  expect(again.sent.at(-1)).toMatchObject({ type: "move", move });
  settings.set({ confirm: true });
});

it("keeps the question while others decide at the same time", async () => {
  const here = await sit(tsar, "vote");
  const { desk } = here;
  const laid = GAME.entries.find((entry) => entry.number === moment("vote").number + 1) as Entry;
  const now = { ...moment("vote"), number: laid.number, waiting: moment("vote").waiting.filter((seat) => seat !== laid.seat) };
  here.entry(laid, now);
  expect(desk.asked).toBe(true);
  expect(desk.seeing?.legal.map((move) => move.move)).toEqual(["vote for", "vote against"]);
});

it("says why a move is refused, with the rule", async () => {
  const refusal = { key: "floor-full", sentence: { en: "Floor 4 is full.", ru: "Этаж 4 полон." }, rule: "TSR-PRM-03", args: {} };
  const here = await sit(tsar, "raise", { "POST tables/t0/why": { allowed: false, refusal } });
  here.desk.why("raise elena");
  await until(() => expect(here.desk.notice).toEqual({ text: "Floor 4 is full.", rule: "TSR-PRM-03", tone: "refusal" }));
  here.desk.clear();
  expect(here.desk.notice).toBeNull();
});

it("says who is waited for without asking the server", async () => {
  const here = await sit(tsar, "raise-waiting");
  here.desk.why("raise elena");
  expect(here.desk.notice?.text).toBe("It’s not your turn. Waiting for Clerk Foma.");
});

it("shows a hint as words and as light on the board", async () => {
  const here = await sit(tsar, "raise", { "POST tables/t0/hint": { move: moment("raise").views["0"]?.legal[0]?.move } });
  await here.desk.hint();
  expect(here.desk.notice?.tone).toBe("hint");
  expect([...(here.desk.seeing?.lit ?? [])].filter((thing) => !thing.startsWith("move:"))).toEqual([`courtier:${moment("raise").views["0"]?.legal[0]?.args[0]}`]);
});

it("keeps quiet about a hint that comes when the question has been answered", async () => {
  const move = moment("raise").views["0"]?.legal[0]?.move ?? "";
  const here = await sit(tsar, "raise", { "POST tables/t0/hint": { move } });
  const asked = here.desk.hint();
  here.desk.play(move);
  await asked;
  expect(here.desk.notice).toBeNull();
  expect([...(here.desk.seeing?.lit ?? [])]).toEqual([]);
});

it("somebody who watches sees and does nothing", async () => {
  const here = await sit(tsar, "raise");
  const { views, ...rest } = moment("raise");
  const { favourites: _, ...open } = views["0"]!.view;
  here.greet({ ...rest, views: { watch: { view: open, legal: [], prompt: views["0"]!.prompt, several: null, answer: null } } }, { seats: [] });
  expect(here.desk.eyes).toBeNull();
  expect(here.desk.asked).toBe(false);
  expect(here.desk.seeing?.seat).toBeNull();
  here.desk.why("raise elena");
  here.desk.play(views["0"]!.legal[0]!.move);
  expect(here.sent).toEqual([]);
  expect(here.desk.notice).toBeNull();
});

it("two people at one screen meet a curtain before anything secret", async () => {
  const here = await sit(tsar, "vote", {}, [0, 1]);
  const { desk } = here;
  const seats = moment("vote").seats.map((info) => (info.seat === 1 ? { ...info, kind: "person" as const, bot: null } : info));
  const both = { ...moment("vote"), seats, views: { "0": moment("vote").views["0"]!, "1": moment("vote").views["0"]! } };
  expect(desk.curtain).toBe(0);
  expect(desk.seeing?.covered).toBe(true);
  expect(desk.asked).toBe(false);
  desk.curtain = null;
  expect(desk.asked).toBe(true);
  const entry: Entry = { kind: "move", number: both.number + 1, at: 0, seat: 0, move: "vote for", events: [] };
  here.entry(entry, { ...both, number: entry.number, waiting: [1, 2, 3] });
  await until(() => {
    here.follow();
    expect(desk.curtain).toBe(1);
  });
  expect(desk.eyes).toBe(1);
});

it("keeps another seat's secrets out of the log of these eyes", async () => {
  const here = await sit(tsar, "settle", {}, [0, 1]);
  const dealt = (seat: number): Entry["events"][number] => ({ name: "goal-dealt", rule: "TSR-SET-02", args: { seat, goal: seat }, only: [seat] });
  const entry: Entry = { kind: "start", number: 1, at: 0, seat: null, events: [dealt(0), dealt(1)] };
  expect(here.desk.lines(entry).map((line) => line.text)).toHaveLength(1);
  expect(here.desk.lines(entry)[0]?.text).toContain("Анна");
});

it("the log marks what was taken back, and speaks of the table itself", async () => {
  const here = await sit(tsar, "settle");
  const number = moment("settle").number;
  here.entry({ kind: "undo", number: number + 1, at: 0, seat: 0, events: [], to: 0, moves: 1 }, { ...moment("settle"), number: number + 1 });
  here.entry({ kind: "seat", number: number + 2, at: 0, seat: 1, events: [], what: "replaced", why: "slow", info: moment("settle").seats[1]! }, { ...moment("settle"), number: number + 2 });
  await until(() => expect(here.desk.stage.current).toBe(true));
  const told = groups(here.desk);
  expect(told.find((group) => group.number === number)?.gone).toBe(true);
  expect(told.at(-2)?.lines[0]?.text).toBe("Анна undoes 1 move.");
  expect(told.at(-1)?.lines[0]?.text).toContain("took too long");
});

it("the log says whether a wish was refused, withdrawn, or has lapsed", () => {
  const ask: Entry = { kind: "ask-undo", number: 4, at: 0, seat: 0, events: [], moves: 2, consent: [1] };
  const answer = (seat: number | null): string => tableLine({ kind: "answer-undo", number: 5, at: 0, seat, events: [], ask: 4, yes: false }, ["Anna", "Boris"], [ask]);
  expect([1, 0, null].map(answer)).toEqual([
    "Boris declines.",
    "Anna withdraws the undo request.",
    "Nobody answered in time; the undo request has expired.",
  ]);
});

it("a game without a board of its own can be played in words", async () => {
  const here = await sit(plainFace("tsar"), "raise");
  const { desk } = here;
  expect(desk.face.buttons(desk.seeing!)).toHaveLength(moment("raise").views["0"]!.legal.length);
  expect(desk.face.inWords(desk.seeing!)[0]?.lines.join("\n")).toContain("round: 1");
});
