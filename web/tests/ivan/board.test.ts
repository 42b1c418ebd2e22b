import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import Board from "../../src/games/ivan/Board.svelte";
import Chooser from "../../src/games/ivan/Chooser.svelte";
import Card from "../../src/games/ivan/Card.svelte";
import Ending from "../../src/games/ivan/Ending.svelte";
import Hand from "../../src/games/ivan/Hand.svelte";
import Offer from "../../src/games/ivan/Offer.svelte";
import RewardsScene from "../../src/games/ivan/RewardsScene.svelte";
import ScoringScene from "../../src/games/ivan/ScoringScene.svelte";
import ivan from "../../src/games/ivan/index.ts";
import { lesson } from "../../src/games/ivan/learn.ts";
import { isPlace, offersOf } from "../../src/games/ivan/offers.ts";
import { look } from "../../src/games/ivan/table.ts";
import { inWords } from "../../src/games/ivan/words.ts";
import { speech } from "../../src/core/text.svelte.ts";
import type { Event, Legal } from "../../src/wire.ts";
import { doing, picked, targets } from "../hands.ts";
import { GAME, seen } from "./seen.ts";

const RAW = /\b(?:web|ivan)-[a-z0-9_]+(?:-[a-z0-9_]+)+\b/;
/** One moment for each question to seat 0; a late one where there is no other. */
const ASKED = Object.keys(GAME.moments).filter(
  (name) => (GAME.moments[name]?.views["0"]?.legal ?? []).length > 0 && !(name.replace("-late", "") !== name && name.replace("-late", "") in GAME.moments),
);

describe("the board", () => {
  it.each(ASKED)("offers every move of the question “%s” somewhere, and nothing else glows", async (name) => {
    const seeing = await seen(name);
    const board = render(Board, { seeing, doing: doing() });
    const hand = render(Hand, { seeing, doing: doing() });
    const { at, free } = look(seeing).aims;
    const offered = offersOf(seeing).flatMap(({ things }) => things);
    const trays = offered.map((thing) => render(Offer, { seeing, doing: doing(), thing }));
    const glowing = [board, hand, ...trays].flatMap(({ container }) => targets(container)).filter(Boolean);
    const several = seeing.selection?.asked;
    const chosen = (several?.items ?? []).map((item) => `${several?.domain}:${seeing.words.value(several?.domain ?? "", item.value)}`);
    expect([...new Set(glowing)].sort()).toEqual([...at.keys(), ...(isPlace(several?.domain ?? "") ? chosen : [])].sort());
    expect([...at.keys()].filter((thing) => !isPlace(thing.split(":")[0]!) && !thing.startsWith("estate") && !offered.includes(thing))).toEqual([]);
    expect(hand.container.querySelectorAll("[data-free]")).toHaveLength(free.length);
    const clicked = [...at.values()].flat().length + free.filter((move) => move.kind !== "use").length;
    const rewards = seeing.legal.filter((move) => move.kind === "reward").length;
    expect(clicked + ivan.buttons(seeing).length - rewards).toBe(seeing.legal.length);
  });

  it("says where a display is empty", async () => {
    const seeing = await seen("leave");
    const { container } = render(Board, { seeing: { ...seeing, view: { ...seeing.view, titles: [] } }, doing: doing() });
    expect([...container.querySelectorAll(".displays p")].map((one) => one.textContent)).toEqual(["Titles: none on display"]);
  });

  it("moves a piece in two clicks, and lets go of it with a third", async () => {
    const seeing = await seen("maneuver");
    const hands = doing();
    const { container, rerender } = render(Board, { seeing, doing: hands });
    const show = (): Promise<void> => rerender({ seeing: picked(seeing, hands), doing: hands });
    const move = seeing.legal.find((one) => one.kind === "move" && one.args[0] === 0)!;
    await fireEvent.click(container.querySelector(`[data-thing="city:${move.args[1]}"]`)!);
    await show();
    expect(hands.play).not.toHaveBeenCalled();
    expect(targets(container)).toContain(`city:${move.args[2]}`);
    const from = container.querySelector(`[data-thing="city:${move.args[1]}"]`)!;
    expect(from).toHaveAttribute("aria-pressed", "true");
    await fireEvent.click(from);
    expect(hands.pick).toHaveBeenLastCalledWith([]);
    await fireEvent.keyDown(container.querySelector(`[data-thing="city:${move.args[2]}"]`)!, { key: "Enter" });
    expect(hands.play).toHaveBeenCalledWith(move.move);
  });

  it("offers beside the question what else can be done in a city where a piece was picked, and says so before", async () => {
    const seeing = await seen("maneuver");
    const hands = doing();
    const { container, rerender } = render(Board, { seeing, doing: hands });
    const place = seeing.legal.find((one) => one.kind === "place" && seeing.legal.some((move) => move.kind === "move" && move.args[1] === one.args[0]))!;
    const city = container.querySelector(`[data-thing="city:${place.args[0]}"]`)!;
    await fireEvent.pointerEnter(city);
    expect(hands.foresee).toHaveBeenLastCalledWith(expect.stringContaining("click to place a warrior here or move a piece"));
    await fireEvent.click(city);
    const then = picked(seeing, hands);
    await rerender({ seeing: then, doing: hands });
    await fireEvent.pointerLeave(city);
    expect(hands.foresee).toHaveBeenLastCalledWith(expect.stringContaining("now choose where to"));
    const chooser = render(Chooser, { seeing: then, doing: hands });
    await fireEvent.click(chooser.getByRole("button", { name: /^Place a warrior/ }));
    expect(hands.play).toHaveBeenCalledWith(place.move);
    await fireEvent.click(chooser.getByRole("button", { name: "Cancel" }));
    expect(hands.pick).toHaveBeenLastCalledWith([]);
  });

  it("says in the question which region is rewarded and what was given", async () => {
    expect(ivan.ask!(await seen("reward"))).toMatch(/^(East|South|West|North): .*Which reward/);
    expect(ivan.ask!(await seen("swap-for"))).toMatch(/^Given: \w+/);
    const enter = await seen("enter");
    expect(ivan.ask!(enter)).toBe("");
    expect(ivan.ask!({ ...enter, view: { ...enter.view, ask: "lay-token", about: { token: 16 } } })).toBe("Where on your pad does the token “Furs” go?");
  });

  it("names rewards by what they do and stakes by their number", async () => {
    const seeing = await seen("reward");
    const named = seeing.legal.filter((move) => move.kind === "reward").map((move) => ivan.called!(seeing, move));
    expect(named[0]).toMatch(/^Reward: gain \d+ VP$/);
    expect(named[1]).toMatch(/^Reward: (?!nothing)[a-z]/);
    const stake = (number: number): string => ivan.called!(seeing, { kind: "stake", args: [number], move: `stake ${number}` });
    expect([0, 1, 2].map(stake)).toEqual(["No coins", "1 coin", "2 coins"]);
    expect(ivan.called!(seeing, { kind: "pass", args: [], move: "pass" })).toBe("");
  });

  it("asks the server why a warrior cannot be placed in a city", async () => {
    const seeing = await seen("place-warrior");
    const hands = doing();
    const { container } = render(Board, { seeing, doing: hands });
    const open = seeing.legal.filter((move) => move.kind === "place").map((move) => move.args[0]);
    const closed = seeing.words.bundle.domains["city"]!.findIndex((_, city) => !open.includes(city));
    await fireEvent.click(container.querySelector(`[data-thing="city:${closed}"]`)!);
    expect(hands.why).toHaveBeenCalledWith(`place ${seeing.words.word("city", closed)}`);
  });

  it("foretells influence, price and importance", async () => {
    const hands = doing();
    const enter = await seen("enter");
    const { container } = render(Board, { seeing: enter, doing: hands });
    await fireEvent.pointerEnter(container.querySelector("[data-thing^=city][data-target]")!);
    expect(hands.foresee).toHaveBeenLastCalledWith(expect.stringMatching(/Influence .*: \d+ → \d+/));
    const stake = await seen("stake");
    expect(ivan.foretell(stake, stake.legal.at(-1)!)).toMatch(/most important|more important/);
  });

  it.each(ASKED)("foretells the moves of the question “%s” in whole sentences", async (name) => {
    const seeing = await seen(name);
    for (const move of seeing.legal) {
      const told = ivan.foretell(seeing, move);
      expect(told).toMatch(/^[A-Z].*[.]$/s);
      expect(told).not.toMatch(/[.] [a-z]|; [A-Z]/);
    }
  });

  it("foretells what a completed project does beside its points", async () => {
    const seeing = await seen("projects");
    const types = { construction: "put 1 building", trade: "resolve 2 different trade effects", military: "send 1 warrior" };
    for (const [type, effect] of Object.entries(types)) {
      const project = (seeing.words.bundle.tables["project"] as { type: string }[]).findIndex((row) => row.type === type);
      const move = { kind: "complete", args: [project], move: `complete ${seeing.words.word("project", project)}` };
      expect(ivan.foretell(seeing, move)).toContain(`then ${effect}`);
    }
  });

  it("promises a seal only to those who can place one", async () => {
    const seeing = await seen("leave");
    const move = { kind: "leave", args: [0], move: `leave ${seeing.words.word("chamber", 0)}` };
    const told = (change: object): string => ivan.foretell({ ...seeing, view: { ...seeing.view, staked: [[2, -1, -1]], seals: [-1], ...change } }, move);
    expect(told({ seal_supply: [1, 2, 2] })).toContain("you lose 2 coins and can place a seal");
    expect(told({ seal_supply: [0, 2, 2] })).toContain("have no seals left");
    expect(told({ seal_supply: [1, 2, 2], seals: [1] })).not.toContain("can place a seal");
    expect(told({ seats: 2, seal_supply: [1, 2], goods: [[0], [3]] })).toContain("have none for a seal");
  });

  it("says which slots of the pad a new order of the tokens opens and covers", async () => {
    const seeing = await seen("end");
    const move = { kind: "arrange", args: [34], move: "arrange 34" };
    const moved = { ...seeing, legal: [move], view: { ...seeing.view, pads: [[5, -1, -1, 6, -1]] } };
    expect(ivan.foretell(moved, move)).toMatch(/Uncovers the printed effect: gain 1 grain\. Covers the printed effect: gain 1 coin\.$/);
    const { container } = render(Hand, { seeing: moved, doing: doing() });
    expect(container.querySelector('[data-free="arrange"] .look')).toHaveTextContent("1 → 3");
  });

  it("says what is left of an action while effects nest", async () => {
    const { container } = render(Board, { seeing: await seen("swap-for"), doing: doing() });
    expect(container.querySelector(".agenda")?.textContent).toMatch(/Left to do:\s*finish the swap/);
  });


  it("shows one part at a time on a phone, and opens the one where something is asked", async () => {
    const { container } = render(Board, { seeing: await seen("leave", { small: true }), doing: doing() });
    await Promise.resolve();
    expect(container.querySelector('[role="tab"][aria-selected="true"]')?.textContent).toContain("Kremlin");
    await fireEvent.click(screen.getByRole("tab", { name: /Map/ }));
    expect(container.querySelectorAll("[data-thing^=city]")).toHaveLength(16);
  });

  it.each([
    ["okolnichy", "1×"],
    ["majordomo", "2=3"],
    ["cupbearer", "3=2"],
    ["governor", "2×≥3"],
    ["chamberlain", "5/3/2/1×"],
  ])("shows on the title %s what how many things are worth", async (id, figures) => {
    const seeing = await seen("rewards");
    const value = seeing.words.bundle.domains["title"]!.indexOf(id);
    const { container } = render(Card, { sight: look(seeing), doing: doing(), table: "title", value });
    expect(container.querySelector(".line")?.textContent).toBe(figures);
  });

  it("opens on a phone the part that holds what is pointed out", async () => {
    const { container } = render(Board, { seeing: await seen("keep", { small: true, lit: new Set(["track:favour"]) }), doing: doing() });
    await Promise.resolve();
    expect(container.querySelector('[role="tab"][aria-selected="true"]')?.textContent).toContain("Kremlin");
  });

  it("marks what is our reconstruction", async () => {
    const seeing = await seen("rewards");
    const { container } = render(Board, { seeing, doing: doing() });
    const ours = (seeing.words.bundle.tables["estate"] as { source: string }[]).findIndex(
      (row, at) => row.source === "reconstruction" && container.querySelector(`[data-thing="estate:${at}"]`),
    );
    expect(container.querySelector(`[data-thing="estate:${ours}"] .ours`)).not.toBeNull();
  });
});

describe("the own pad", () => {
  it("keeps free actions at hand at every question of the own turn", async () => {
    const isSale = (move: Legal): boolean => move.kind === "sell" || move.kind === "export";
    const name = ASKED.find((one) => GAME.moments[one]!.views["0"]!.legal!.some(isSale))!;
    const seeing = await seen(name);
    const hands = doing();
    const { container } = render(Hand, { seeing, doing: hands });
    const sale = seeing.legal.find(isSale)!;
    await fireEvent.click(container.querySelector(`[data-free="${sale.kind}"]`)!);
    expect(hands.play).toHaveBeenCalledWith(sale.move);
  });

  it("marks the project that was chosen while the others choose", async () => {
    const asked = await seen("keep");
    const [first = -1, second = -1, third = -1] = asked.view["dealt"] as number[];
    const seeing = { ...asked, legal: [], view: { ...asked.view, waiting: [1], dealt: [second, first, third] } };
    const { container } = render(Hand, { seeing, doing: doing() });
    expect([...container.querySelectorAll('[aria-pressed="true"]')].map((one) => one.getAttribute("data-thing"))).toEqual([`project:${second}`]);
  });

  it("shows goods without asking for them: a question about goods is answered in the prompt", async () => {
    const { container } = render(Hand, { seeing: await seen("gain"), doing: doing() });
    expect(container.querySelectorAll(".goods [data-target]")).toHaveLength(0);
  });

  it("hides the projects while somebody is looking", async () => {
    const seeing = await seen("plan", { covered: true });
    const { container } = render(Hand, { seeing, doing: doing() });
    expect(container.querySelector("[data-thing^=project]")).toBeNull();
    expect(inWords(seeing).flatMap((part) => part.lines)).toContain("Your projects are hidden");
  });
});

describe("scenes and the end", () => {
  const rewarded = GAME.entries.find((entry) => entry.seat !== 0 && entry.events.some((event) => event.name === "reward-chosen"))!;
  const scored = GAME.entries.filter((entry) => entry.events.some((event) => event.name === "scoring-begins"));

  it("tells the rewards region by region", async () => {
    const hands = doing();
    render(RewardsScene, { seeing: await seen("reward"), entry: rewarded, done: () => hands.play("done") });
    expect(screen.getAllByRole("listitem")).toHaveLength(4);
    await fireEvent.click(screen.getByRole("button", { name: "Continue" }));
    expect(hands.play).toHaveBeenCalledWith("done");
  });

  it.each([
    [4, "Equal influence: the Tsar’s favour decides."],
    [3, undefined],
  ])("says why one of two with influence 4 and %s is first", async (second, said) => {
    const told = (name: string, args: Record<string, number>): Event => ({ name, args: { region: 1, ...args }, rule: "", only: null });
    const events = [told("region-led", { seat: 0, influence: 4 }), told("region-second", { seat: 1, influence: second }), told("reward-chosen", { seat: 1, reward: 0 })];
    const { container } = render(RewardsScene, { seeing: await seen("reward"), entry: { ...rewarded, seat: 1, events }, done: () => undefined });
    expect(container.querySelector(".tied")?.textContent).toBe(said);
  });

  it("adds up a scoring", async () => {
    render(ScoringScene, { seeing: await seen("over"), entry: scored.at(-1)!, done: () => undefined });
    const own = scored.at(-1)!.events.filter((event) => event.name.endsWith("-scored") && event.args["seat"] === 0);
    const sum = own.reduce((total, event) => total + Number(event.args["points"]), 0);
    expect(screen.getAllByRole("row")[1]?.lastElementChild?.textContent).toBe(String(sum));
  });

  it("shows where the points came from", async () => {
    const seeing = await seen("over");
    const result = GAME.moments["over"]!.result!;
    render(Ending, { seeing, result });
    expect(screen.getAllByRole("row")).toHaveLength(4);
    expect(screen.getAllByRole("row")[1]?.lastElementChild?.textContent).toBe(String(Math.max(...result.scores!)));
  });
});

describe("words", () => {
  it.each(["en", "ru"] as const)("leave no key unsaid in %s", async (language) => {
    await speech.speak(language);
    for (const name of Object.keys(GAME.moments)) {
      const told = inWords(await seen(name)).flatMap((part) => [part.title, ...part.lines]);
      expect(RAW.exec(told.join("\n"))?.[0]).toBeUndefined();
    }
    for (const name of ["keep", "leave", "gain", "rewards-late", "harvest", "cities"]) {
      const seeing = await seen(name);
      const { container, unmount } = render(Board, { seeing, doing: doing() });
      const hand = render(Hand, { seeing, doing: doing() });
      const labels = [...container.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
      const said = [container.textContent, hand.container.textContent, ...labels].join("\n");
      expect(RAW.exec(said)?.[0]).toBeUndefined();
      expect(said).not.toContain("{$");
      unmount();
      hand.unmount();
    }
    await speech.learn("web-ivan-learn");
    for (const step of lesson.steps) expect(speech.has(`web-ivan-learn-${step.id}-text`)).toBe(true);
    await speech.speak("en");
  });
});

it("the log tells how things stand when a round has ended", async () => {
  const seeing = await seen("leave");
  const at = GAME.entries.findIndex((entry) => entry.events.some((event) => event.name === "round-begins" && event.args["round"] === 2));
  const lines = ivan.lines(GAME.entries[at]!.events, seeing.words, seeing.names, () => GAME.entries.slice(0, at)).map((line) => line.text);
  const stands = lines.findIndex((line) => line.startsWith("After round 1: "));
  expect(lines[stands + 1]).toContain("Round 2 begins");
  for (const name of seeing.names) expect(lines[stands]).toMatch(new RegExp(`${name} \\d+ VP \\(buildings \\d+, projects \\d+\\)`));
});
