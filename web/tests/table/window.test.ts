import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { speech } from "../../src/core/text.svelte.ts";
import More from "../../src/table/More.svelte";
import { conditionsOf, sameOrder, windowOrder } from "../../src/table/orders.ts";
import { plainFace } from "../../src/table/plain.ts";
import Players from "../../src/table/Players.svelte";
import { Tools } from "../../src/table/tools.svelte.ts";
import WindowBar from "../../src/table/WindowBar.svelte";
import type { ContentBundle, Moment, OwnAnswer, WindowInfo } from "../../src/wire.ts";
import { toasts } from "../../src/ui/toasts.svelte.ts";
import { BUNDLE, GAME } from "../fixtures.ts";
import { serve } from "../server.ts";
import { Sitting } from "../sitting.ts";
import { until } from "../until.ts";

const AT = 1_794_700_000_000;
const OPEN: WindowInfo = { question: 9, kind: "dawn", seats: [1, 0], opened: AT, until: AT + 5000, facts: { window: "dawn", courtier: "pyotr" } };
const NAME = { en: "a thing", ru: "вещь" };
const WINDOWED: ContentBundle = {
  ...BUNDLE,
  game: { ...BUNDLE.game, windows: [{ id: "dawn", name: NAME, seconds: 5 }, { id: "dusk", name: NAME, seconds: 5 }] },
  domains: { ...BUNDLE.domains, window: ["dawn", "dusk", "noon"] },
  facts: [
    { id: "window", name: { en: "Window", ru: "Окно" }, domain: "window" },
    { id: "courtier", name: { en: "Courtier", ru: "Придворный" }, domain: "courtier" },
    { id: "by", name: { en: "By", ru: "Кто" }, domain: "seat" },
  ],
  scopes: [{ id: "round", name: { en: "the end of the round", ru: "конца раунда" }, domain: "" }],
};
const SILENT: OwnAnswer = { moves: [], whole: false, ordered: false };

function moment(window: WindowInfo | null, answer: OwnAnswer | null, waiting: number[]): Moment {
  const now = Object.values(GAME.moments)[0]!;
  const own = now.views["0"]!;
  return { ...now, at: AT + 1000, window, waiting, views: { "0": { ...own, answer } } };
}

async function sitting(now: Moment, answers?: Record<string, string[][]>): Promise<Sitting> {
  serve({ "GET content/duel": WINDOWED, "GET tables/t0/answers/0": answers && { answers } });
  const here = new Sitting(plainFace("duel"));
  here.greet(now, { game: "duel" });
  await until(() => expect(here.desk.seeing).not.toBeNull());
  return here;
}

async function bar(answer: OwnAnswer | null, window = OPEN): Promise<Sitting> {
  const here = await sitting(moment(window, answer, answer?.whole ? [1] : [1, 0]));
  render(WindowBar, { desk: here.desk, seeing: here.desk.seeing! });
  return here;
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

it("everybody sees when the window closes, counted from when the moment came", async () => {
  await bar(SILENT);
  expect(screen.getByText(/closes in 0:0[45]/)).toBeVisible();
  await vi.advanceTimersByTimeAsync(2500);
  expect(screen.getByText(/closes in 0:0[12]/)).toBeVisible();
});

it("a window without an end closes when all have answered", async () => {
  await bar(SILENT, { ...OPEN, until: null });
  expect(screen.getByText(/when everyone who was asked has answered/)).toBeVisible();
});

it("an answer can be taken back one decision at a time, or changed once it is whole", async () => {
  const user = userEvent.setup({ advanceTimers: (time) => void vi.advanceTimersByTime(time) });
  const here = await bar({ moves: ["raise pyotr", "raise elena"], whole: false, ordered: false });
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(here.sent.at(-1)).toMatchObject({ type: "reply", seat: 0, window: 9, moves: ["raise pyotr"] });
  here.answer();
  here.say({ type: "answered", now: moment(OPEN, { moves: ["raise pyotr"], whole: true, ordered: false }, [1]) });
  expect(await screen.findByText(/You can change it until the window closes/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Change" }));
  expect(here.sent.at(-1)).toMatchObject({ type: "reply", moves: [] });
});

it("what a standing order answers is told to the seat", async () => {
  await bar({ moves: ["raise pyotr"], whole: true, ordered: true });
  expect(screen.getByText(/Your standing order answers/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Change" })).toBeNull();
});

it("an order names an answer, its conditions and how long it lasts", async () => {
  const user = userEvent.setup({ advanceTimers: (time) => void vi.advanceTimersByTime(time) });
  const here = await sitting(moment(OPEN, { moves: ["raise pyotr", "raise elena"], whole: true, ordered: false }, [1]));
  render(More, { desk: here.desk, tools: new Tools(here.desk) });
  await user.selectOptions(await screen.findByLabelText("By"), "1");
  await user.selectOptions(screen.getByLabelText("How long"), "round");
  await user.click(screen.getByRole("button", { name: "Save the standing order" }));
  const [order] = here.sent.at(-1)!["orders"] as ReturnType<typeof windowOrder>[];
  expect(order).toEqual(windowOrder(["raise pyotr", "raise elena"], { window: "dawn", by: "1", courtier: "" }, "round"));
  expect(order).toMatchObject({ ask: "window", play: "raise pyotr", then: ["raise elena"], when: { window: "dawn", by: "1" }, until: "round" });
  expect(conditionsOf(order!, here.live.words!, ["Анна", "Борис"])).toEqual(["Window: dawn", "By: Борис", "Until the end of the round"]);
});

const POSSIBLE = { dawn: [["raise pyotr", "raise elena"], ["raise elena"]], dusk: [["raise elena"], ["lower pyotr"]] };
const offered = (): string[] => [...screen.getByLabelText<HTMLSelectElement>("Answer").options].map((option) => option.value);

it("any answer that the seat could give can be ordered, with or without an open window", async () => {
  const user = userEvent.setup({ advanceTimers: (time) => void vi.advanceTimersByTime(time) });
  const here = await sitting(moment(null, null, [1]), POSSIBLE);
  render(More, { desk: here.desk, tools: new Tools(here.desk) });
  await until(() => expect(offered()).toEqual(["pass", "raise pyotr, raise elena", "raise elena", "lower pyotr"]));
  expect(screen.getByLabelText("Answer")).toHaveValue("pass");
  expect(screen.getByLabelText("Window")).toHaveValue("");
  await user.selectOptions(screen.getByLabelText("Answer"), "raise pyotr, raise elena");
  await user.selectOptions(screen.getByLabelText("Courtier"), "pyotr");
  await user.selectOptions(screen.getByLabelText("How long"), "Just once");
  await user.click(screen.getByRole("button", { name: "Save the standing order" }));
  const [order] = here.sent.at(-1)!["orders"] as ReturnType<typeof windowOrder>[];
  expect(order).toMatchObject({ ask: "window", play: "raise pyotr", then: ["raise elena"], when: { courtier: "pyotr" }, until: "", times: 1 });
  expect(conditionsOf(order!, here.live.words!, ["Анна", "Борис"]).at(-1)).toBe("Just once");
  const given = { ...order!, since: 4, when: { ...order!.when } };
  expect(sameOrder(given, order!), "the same order is kept once").toBe(true);
  expect(sameOrder({ ...given, when: {} }, order!)).toBe(false);
});

it("the own answer in the open window comes first and is named once", async () => {
  const here = await sitting(moment(OPEN, { moves: ["raise elena"], whole: true, ordered: false }, [1]), POSSIBLE);
  render(More, { desk: here.desk, tools: new Tools(here.desk) });
  await until(() => expect(offered()).toEqual(["raise elena", "pass", "raise pyotr, raise elena"]));
  expect(screen.getByLabelText("Answer")).toHaveValue("raise elena");
  expect(screen.getByLabelText("Window")).toHaveValue("dawn");
});

it("what a window of another kind allows is offered for it alone", async () => {
  const user = userEvent.setup({ advanceTimers: (time) => void vi.advanceTimersByTime(time) });
  const here = await sitting(moment(OPEN, { moves: ["raise pyotr", "raise elena"], whole: true, ordered: false }, [1]), POSSIBLE);
  render(More, { desk: here.desk, tools: new Tools(here.desk) });
  await until(() => expect(offered()).toEqual(["raise pyotr, raise elena", "pass", "raise elena"]));
  expect([...screen.getByLabelText<HTMLSelectElement>("Window").options].map(({ value }) => value), "at noon nobody is asked").toEqual(["", "dawn", "dusk"]);
  await user.selectOptions(screen.getByLabelText("Window"), "dusk");
  expect(offered()).toEqual(["pass", "raise elena", "lower pyotr"]);
  await user.click(screen.getByRole("button", { name: "Save the standing order" }));
  expect(here.sent.at(-1)).toMatchObject({ orders: [{ play: "pass", when: { window: "dusk" } }] });
});

it("an order that is being written stays as it is when the window closes", async () => {
  const here = await sitting(moment(OPEN, { moves: ["raise elena"], whole: true, ordered: false }, [1]), POSSIBLE);
  render(More, { desk: here.desk, tools: new Tools(here.desk) });
  await until(() => expect(offered()).toHaveLength(3));
  here.say({ type: "answered", now: moment(null, null, [1]) });
  await vi.advanceTimersByTimeAsync(50);
  expect(screen.getByLabelText("Window")).toHaveValue("dawn");
  expect(screen.getByLabelText("Answer")).toHaveValue("raise elena");
});

it.each([
  [true, 0],
  [false, 1],
])("where slow windows ask in person (%s), nobody is shown as away", async (ask, away) => {
  const here = await sitting(moment(null, null, [1]));
  here.live.info = { ...here.live.info!, pace: { kind: "days", bank: 600, extra: 0, days: 3, away: 0 }, windows: { seconds: {}, early: false, ask } };
  here.say({ type: "presence", seats: [], watchers: 0 });
  render(Players, { desk: here.desk, seeing: here.desk.seeing! });
  expect(screen.queryAllByText("offline")).toHaveLength(away);
});

it("without the list a pass can be ordered, in Russian too", async () => {
  await speech.speak("ru");
  const here = await sitting(moment(null, null, [1]));
  render(More, { desk: here.desk, tools: new Tools(here.desk) });
  expect(await screen.findByLabelText("Ответ")).toHaveValue("pass");
  expect(screen.getByRole("option", { name: "Один раз" })).toBeInTheDocument();
  expect(screen.getByRole("option", { name: "До конца раунда" })).toBeInTheDocument();
});

it("an order that is given again is kept once, and saving is told", async () => {
  const user = userEvent.setup({ advanceTimers: (time) => void vi.advanceTimersByTime(time) });
  const here = await sitting(moment(null, null, [1]), POSSIBLE);
  const order = windowOrder(["pass"], {}, "");
  vi.spyOn(here.live, "orders").mockReturnValue([{ ...order, since: 0 }]);
  vi.spyOn(here.live, "setOrders").mockImplementation((seat, orders) => {
    here.sent.push({ seat, orders });
    return Promise.resolve({ type: "done" } as never);
  });
  render(More, { desk: here.desk, tools: new Tools(here.desk) });
  await user.click(await screen.findByRole("button", { name: "Save the standing order" }));
  expect(here.sent.at(-1)!["orders"]).toEqual([order]);
  await until(() => expect(toasts.shown.map(({ text }) => text)).toContain("The standing order is saved."));
});
