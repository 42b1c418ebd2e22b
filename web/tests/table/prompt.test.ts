import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";

import tsar from "../../src/games/tsar/index.ts";
import More from "../../src/table/More.svelte";
import Prompt from "../../src/table/Prompt.svelte";
import { Tools } from "../../src/table/tools.svelte.ts";
import { GAME } from "../fixtures.ts";
import { moment, sit, type Sitting } from "../sitting.ts";
import { until } from "../until.ts";

const LOST = "No connection. You can continue as soon as it’s back.";

async function shown(name: string): Promise<Sitting> {
  const here = await sit(tsar, name);
  render(Prompt, { desk: here.desk, seeing: here.desk.seeing!, onend: () => undefined });
  return here;
}

/** The line breaks and is opened again. */
async function lose(here: Sitting): Promise<void> {
  here.lose();
  await until(() => expect(here.live.line).toBe("lost"));
  await tick();
}

describe("a question", () => {
  it("brings its answers, and shows what each would bring", async () => {
    const here = await shown("vote");
    const [yes, no] = ["For", "Against"].map((name) => screen.getByRole("button", { name: new RegExp(name) }));
    expect([yes, no].map((card) => card?.dataset["target"])).toEqual(["vote for", "vote against"]);
    no?.focus();
    await tick();
    expect(here.desk.foresight).toMatch(/must leave the palace/);
    no?.click();
    expect(here.desk.sure).toBe("vote against");
  });
});

describe("while the line is lost", () => {
  it("nothing can be played, and the question comes back with the line", async () => {
    const here = await shown("vote");
    here.desk.play("vote for");
    await tick();
    const yes = screen.getByRole("button", { name: /yes$/ });
    expect(yes).toBeEnabled();
    await lose(here);
    expect(yes).toBeDisabled();
    expect(screen.getByRole("status")).toHaveTextContent(LOST);
    expect(here.desk.seeing?.legal).toEqual([]);
    await until(() => {
      here.greet(moment("vote"));
      expect(here.live.line).toBe("open");
    });
    await tick();
    expect(yes).toBeEnabled();
    expect(screen.queryByText(LOST)).toBeNull();
    expect(here.desk.asked).toBe(true);
  });

  it("a wish cannot be answered", async () => {
    const here = await shown("raise");
    here.greet({ ...moment("raise"), asked: { number: 3, seat: 1, moves: 1, consent: [0], agreed: [], until: 0 } });
    await tick();
    const answers = ["Agree", "Decline"].map((name) => screen.getByRole("button", { name }));
    for (const answer of answers) expect(answer).toBeEnabled();
    await lose(here);
    for (const answer of answers) expect(answer).toBeDisabled();
  });

  it("a seat can be neither handed over nor given up", async () => {
    const here = await shown("raise");
    render(More, { desk: here.desk, tools: new Tools(here.desk) });
    const ways = ["Let a bot play for me", "Resign"].map((name) => screen.getByRole("button", { name }));
    for (const way of ways) expect(way).toBeEnabled();
    await lose(here);
    for (const way of ways) expect(way).toBeDisabled();
  });

  it("nothing can be taken back", async () => {
    const here = await shown("raise");
    here.greet({ ...moment("raise"), undo: { "0": { moves: 1, consent: [] } } });
    const undo = (): boolean | undefined => new Tools(here.desk).list.find((tool) => tool.does === "undo")?.disabled;
    expect(undo()).toBe(false);
    await lose(here);
    expect(undo()).toBe(true);
  });
});

describe("what was said to a question", () => {
  it("stands beside a preview and goes with the question", async () => {
    const here = await shown("raise");
    here.desk.turnPage();
    here.desk.refuse({ key: "full", sentence: { en: "Full.", ru: "Полно." }, rule: "", args: {} });
    here.desk.foresee("Elena goes up.");
    await tick();
    expect(screen.getByRole("alert")).toHaveTextContent("Full.");
    expect(screen.getByText("Elena goes up.")).toBeVisible();
    here.desk.turnPage();
    expect(here.desk.notice).not.toBeNull();
    const next = structuredClone(moment("raise"));
    next.views["0"]!.legal!.pop();
    here.greet(next);
    here.desk.turnPage();
    expect(here.desk.notice).toBeNull();
    expect(here.desk.foresight).toBe("");
  });

  it("stays while others decide at the same time", async () => {
    const here = await shown("vote");
    here.desk.turnPage();
    here.desk.refuse({ key: "full", sentence: { en: "Full.", ru: "Полно." }, rule: "", args: {} });
    const laid = GAME.entries.find((entry) => entry.number === moment("vote").number + 1)!;
    here.entry(laid, { ...moment("vote"), number: laid.number, waiting: moment("vote").waiting.filter((seat) => seat !== laid.seat) });
    here.desk.turnPage();
    expect(here.desk.notice?.text).toBe("Full.");
  });
});
