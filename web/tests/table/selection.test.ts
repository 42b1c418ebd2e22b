import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import { clickable } from "../../src/board/clickable.ts";
import { plainFace } from "../../src/table/plain.ts";
import { Selection } from "../../src/table/selection.svelte.ts";
import TableScreen from "../../src/table/TableScreen.svelte";
import type { Moment, Several } from "../../src/wire.ts";
import { doing } from "../hands.ts";
import { moment, sit, type Sitting } from "../sitting.ts";
import { until } from "../until.ts";

const several = (change: Partial<Several> = {}): Several => ({
  kind: "choose",
  domain: "courtier",
  items: [
    { value: "pyotr", most: 2 },
    { value: "elena", most: 1 },
    { value: "angela", most: 3 },
  ],
  least: 2,
  most: 3,
  or_none: false,
  budget: null,
  ...change,
});

describe("a selection", () => {
  it("grows and shrinks in any order, and says how many may follow", () => {
    const chosen = new Selection(several());
    chosen.add("angela");
    chosen.add("pyotr");
    chosen.add("pyotr");
    expect([chosen.total, chosen.left, chosen.canAdd("elena")]).toEqual([3, 0, false]);
    chosen.add("elena");
    chosen.remove("angela");
    chosen.remove("angela");
    expect(chosen.count("angela")).toBe(0);
    chosen.add("elena");
    expect(chosen.move).toBe("choose pyotr pyotr elena");
    chosen.clear();
    expect(chosen.total).toBe(0);
  });

  it("is turned by a click: one more, and none where there can be no more", () => {
    const chosen = new Selection(several());
    chosen.turn("pyotr");
    chosen.turn("pyotr");
    expect(chosen.count("pyotr")).toBe(2);
    chosen.turn("pyotr");
    expect(chosen.count("pyotr")).toBe(0);
    chosen.turn("nobody");
    expect(chosen.total).toBe(0);
  });

  it("is ready within its limits; nothing is an answer where that is allowed", () => {
    const chosen = new Selection(several());
    expect(chosen.ready).toBe(false);
    chosen.add("elena");
    expect(chosen.ready).toBe(false);
    chosen.add("pyotr");
    expect(chosen.ready).toBe(true);
    expect(new Selection(several({ least: 0 })).move).toBe("choose none");
    const all = new Selection(several({ or_none: true }));
    expect(all.ready).toBe(true);
    all.add("elena");
    expect(all.ready).toBe(false);
  });

  it("stays within its budget", () => {
    const chosen = new Selection(several({ budget: { most: 5, weights: [3, 2, 0] } }));
    chosen.add("pyotr");
    expect([chosen.canAdd("pyotr"), chosen.canAdd("elena"), chosen.canAdd("angela")]).toEqual([false, true, true]);
    chosen.add("elena");
    expect(chosen.spent).toBe(5);
    expect(chosen.canAdd("angela")).toBe(true);
  });
});

/** The moment of the record with a question for several in place of its own. */
function asking(asked: Several, number = 0): Moment {
  const now = moment("raise");
  const own = now.views["0"]!;
  const step = { move: "choose pyotr +", kind: "choose", args: [12] };
  return { ...now, number: now.number + number, views: { "0": { ...own, legal: [step], several: asked } } };
}

async function seated(asked: Several): Promise<Sitting> {
  const here = await sit(plainFace("tsar"), "raise");
  here.greet(asking(asked));
  return here;
}

describe("at the table", () => {
  it("what is chosen outlives news, and ends with the question", async () => {
    const here = await seated(several());
    const { desk } = here;
    expect(desk.seeing?.legal).toEqual([]);
    desk.seeing?.selection?.add("elena");
    here.greet(asking(several(), 1));
    expect(desk.seeing?.selection?.total).toBe(1);
    here.greet(asking(several({ most: 2 }), 2));
    expect(desk.seeing?.selection?.total).toBe(0);
    here.greet(moment("raise"));
    expect(desk.seeing?.selection).toBeNull();
  });

  it("is played as one move, and stays where the server refuses it", async () => {
    const here = await seated(several());
    const { desk } = here;
    desk.confirm();
    expect(here.sent).toHaveLength(0);
    desk.seeing?.selection?.add("pyotr");
    desk.seeing?.selection?.add("angela");
    desk.confirm();
    expect(here.sent.at(-1)).toMatchObject({ type: "move", move: "choose pyotr angela" });
    here.say({ type: "refused", id: String(here.sent.at(-1)?.["id"]), key: "x", sentence: { en: "No.", ru: "Нет." }, rule: "", args: {} });
    await until(() => expect(desk.seeing?.selection?.total).toBe(2));
    expect(desk.letGo()).toBe(true);
    expect(desk.letGo()).toBe(false);
  });

  it("is chosen in the prompt: Enter confirms, Escape clears", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    const here = await seated(several());
    render(TableScreen, { desk: here.desk, ended: false, onend: () => undefined });
    const more = screen.getByRole("button", { name: /^One more: Pyotr/ });
    expect(screen.getByRole("button", { name: "Confirm" })).toBeDisabled();
    expect(screen.getByText("Choose here or on the board, in any order; then confirm.")).toBeInTheDocument();
    await fireEvent.click(more);
    await fireEvent.click(more);
    expect(more).toBeDisabled();
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(here.desk.seeing?.selection?.total).toBe(0);
    await fireEvent.click(screen.getByRole("button", { name: "Elena" }));
    await fireEvent.click(more);
    expect(screen.getByRole("button", { name: "Elena" })).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByText(/Chosen: 2, from 2 to 3/)).toBeInTheDocument();
    await fireEvent.keyDown(more, { key: "Enter" });
    expect(here.sent.at(-1)).toMatchObject({ move: "choose pyotr elena" });
  });

  it("is nothing only where that is an answer", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    const here = await seated(several({ least: 0 }));
    render(TableScreen, { desk: here.desk, ended: false, onend: () => undefined });
    await fireEvent.keyDown(document.body, { key: "Enter" });
    expect(here.sent).toHaveLength(0);
    await fireEvent.click(screen.getByRole("button", { name: "Elena" }));
    expect(screen.queryByRole("button", { name: "Choose none" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    await fireEvent.click(screen.getByRole("button", { name: "Choose none" }));
    expect(here.sent.at(-1)).toMatchObject({ move: "choose none" });
  });

  it("is chosen by clicks on things of the board", async () => {
    const here = await seated(several());
    const seeing = here.desk.seeing!;
    const thing = (): ReturnType<typeof clickable> => clickable({ seeing, doing: doing(), thing: "courtier:12", label: "Pyotr" });
    expect([thing().target, thing().picked]).toEqual([true, false]);
    thing().act();
    expect([thing().picked, thing().told]).toEqual([true, "Pyotr (1 of 2 chosen)"]);
    thing().act();
    thing().act();
    expect(thing().picked).toBe(false);
    expect(clickable({ seeing, doing: doing(), thing: "courtier:1", label: "Nobody" }).target).toBe(false);
    expect(clickable({ seeing, doing: doing(), thing: "floor:5", label: "Floor" }).target).toBe(false);
  });
});
