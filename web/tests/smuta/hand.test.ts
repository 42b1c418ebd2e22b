/** The hand, the piles, and the ways of a card. */

import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";

import { speech } from "../../src/core/text.svelte.ts";
import { asking } from "../../src/games/smuta/asking.ts";
import { called } from "../../src/games/smuta/calling.ts";
import { counted, kindsOf, textOf } from "../../src/games/smuta/hand/cards.ts";
import Hand from "../../src/games/smuta/hand/Hand.svelte";
import { wayWords } from "../../src/games/smuta/hand/ways.ts";
import { noteOf } from "../../src/games/smuta/notes.ts";
import { offersOf } from "../../src/games/smuta/offers.ts";
import Underway from "../../src/games/smuta/scenes/Underway.svelte";
import { look } from "../../src/games/smuta/table.ts";
import { BUNDLE, GAME, NO_DOING, seen } from "./seen.ts";

const spots = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".smuta-hand-card")];

describe("the hand", () => {
  it("shows every kind of card once, and lights what can be played", async () => {
    const seeing = await seen("politics");
    const { view, aims } = look(seeing);
    render(Hand, { seeing, doing: NO_DOING });
    expect(spots()).toHaveLength(new Set(view.hand).size);
    for (const spot of spots()) expect(spot.dataset["target"] !== undefined).toBe(aims.at.has(spot.dataset["thing"] ?? ""));
  });

  it("plays a card, and asks why another one cannot be played", async () => {
    const seeing = await seen("politics");
    const doing = { ...NO_DOING, play: vi.fn(), why: vi.fn(), pick: vi.fn() };
    render(Hand, { seeing, doing });
    const idle = spots().find((spot) => spot.dataset["target"] === undefined)!;
    await userEvent.click(idle);
    expect(doing.why).toHaveBeenCalledWith(expect.stringMatching(/^play /));
    const ready = spots().find((spot) => spot.dataset["target"] !== undefined);
    if (ready) {
      await userEvent.click(ready);
      expect(doing.play.mock.calls.length + doing.pick.mock.calls.length).toBe(1);
    }
  });

  it("is covered while somebody looks", async () => {
    render(Hand, { seeing: await seen("politics", { covered: true }), doing: NO_DOING });
    expect(spots()).toHaveLength(0);
    expect(screen.getByText("Covered")).toBeInTheDocument();
  });

  it("is a line on a phone", async () => {
    render(Hand, { seeing: await seen("politics", { small: true }), doing: NO_DOING });
    expect(spots()).toHaveLength(0);
    expect(screen.getByRole("button", { name: "All cards" })).toBeInTheDocument();
  });
});

describe("cards", () => {
  it("are counted by kind, and know their deck and their signs", () => {
    expect(counted([3, 1, 3])).toEqual([{ card: 3, count: 2 }, { card: 1, count: 1 }]);
    const kinds = kindsOf(BUNDLE);
    expect(kinds.find(({ id }) => id === "spies")).toMatchObject({ party: -1, instant: true, oneShot: false });
    expect(kinds.find(({ id }) => id === "hussar_banners")).toMatchObject({ party: 1 });
  });

  it("say in words what can be chosen", async () => {
    const seeing = await seen("name");
    const card = (id: string): Record<string, unknown> => ({ ...seeing.view, about: { card_kind: BUNDLE.domains["card_kind"]!.indexOf(id) } });
    expect(wayWords({ ...seeing, view: card("sovereigns_ordnance") }, 2)).toBe("A Siege marker");
    expect(wayWords({ ...seeing, view: card("spies") }, 1)).toBe("");
    const question = seeing.words.ask("name");
    const asked = `“Poisoned cup”: ${question.charAt(0).toLowerCase()}${question.slice(1)}`;
    expect(asking(look({ ...seeing, view: card("poisoned_cup"), small: true }))).toBe(asked);
    const cup = BUNDLE.domains["card_kind"]!.indexOf("poisoned_cup");
    expect(asking(look({ ...seeing, view: card("poisoned_cup"), small: false }))).toBe(`${asked} ${textOf(seeing.words, cup)}`);
  });
});

describe("a question", () => {
  it("names the moment of a window, whoever moves", async () => {
    const seeing = await seen("window-card_announced");
    expect(asking(look(seeing))).toBe("Card announced: do you play a card?");
  });

  it("for cards of the own deck says what was taken, and how many more may be", async () => {
    const seeing = await seen("pick");
    const pick = (picks: number[], legal = seeing.legal): string => asking(look({ ...seeing, view: { ...seeing.view, seats: 2, picks }, legal }));
    const [first = 0] = seeing.legal.flatMap(({ kind, args }) => (kind === "pick" ? args : []));
    const one = `“${seeing.words.name("card_kind", first)}”`;
    const plain = seeing.words.ask("pick");
    expect(pick([])).toBe(`${plain} You may take 2.`);
    expect(pick([first])).toBe(`${plain} Taken: ${one}. You may take one more.`);
    expect(pick([first], seeing.legal.filter(({ kind }) => kind === "done"))).toBe(`${plain} Taken: ${one}.`);
    expect(asking(look(seeing))).toBe(plain);
    const filled = (cards: number): Record<string, unknown> => ({ ...seeing.view, seats: 2, picks: [], hand: Array<number>(cards).fill(0) });
    expect(asking(look({ ...seeing, view: filled(10) }))).toBe(`${plain} You may take 2.`);
    expect(asking(look({ ...seeing, view: filled(11) })), "a full hand takes no more").toBe(`${plain} You may take 1.`);
  });

  it("for cards tells and offers none of them while they are covered", async () => {
    const seeing = { ...(await seen("pick")), covered: true };
    const [first = 0] = seeing.legal.flatMap(({ kind, args }) => (kind === "pick" ? args : []));
    const covered = { ...seeing, view: { ...seeing.view, seats: 2, picks: [first] } };
    expect(asking(look(covered))).toBe(`${seeing.words.ask("pick")} Your cards are covered.`);
    expect(offersOf(covered)).toEqual([]);
    expect(offersOf({ ...covered, covered: false })).not.toEqual([]);
    const done = covered.legal.find(({ kind }) => kind === "done")!;
    expect(called(covered, done), "nor whether one was taken").toBe(called({ ...covered, view: { ...covered.view, picks: [] } }, done));
    expect(called({ ...covered, covered: false }, done)).not.toBe(called(covered, done));
  });

  it("for the target of a secret answer does not name its card while the hand is covered", async () => {
    const seeing = await seen("window-card_announced");
    const card = look(seeing).view.hand[0] ?? 0;
    const begun = { ...seeing, view: { ...seeing.view, answer: [[0, card]] } };
    expect(asking(look(begun))).toContain(seeing.words.name("card_kind", card));
    expect(asking(look({ ...begun, covered: true }))).not.toContain(seeing.words.name("card_kind", card));
  });

  it("names the enemy who attacks, and not as the one who is asked", async () => {
    const seeing = await seen("attacked");
    const piece = look(seeing).view.moving!.piece;
    expect(asking(look(seeing))).toBe(`You are under attack: ${seeing.words.name("figure", piece)}. What do you do?`);
  });
});

describe("beside the map", () => {
  it("stands the battle that is fought", async () => {
    const seeing = await seen("strike-first");
    const { container } = render(Underway, { sight: look(seeing) });
    const battle = look(seeing).view.battle!;
    expect(container.querySelector("tr.ahead")).toHaveTextContent(String(battle.fire[battle.seats.indexOf(battle.advantage)]));
    expect(container.textContent).not.toMatch(/web-smuta|undefined/);
  });

  it("are only the names of both forces where the map needs the room", async () => {
    const seeing = await seen("strike-first");
    const { container } = render(Underway, { sight: look(seeing), brief: true });
    const [first = 0] = look(seeing).view.battle!.forces[1] ?? [];
    expect(container.querySelector("table")).toBeNull();
    expect(container).toHaveTextContent(seeing.words.name("figure", first));
  });

  it("lies the card that may be answered", async () => {
    const seeing = await seen("window-card_announced");
    const [[, card = 0] = []] = look(seeing).view.announced;
    const { container } = render(Underway, { sight: look(seeing) });
    expect(container).toHaveTextContent(seeing.words.name("card_kind", card));
  });

  it("stands nothing where nothing is under way", async () => {
    const { container } = render(Underway, { sight: look(await seen("throw")) });
    expect(container.querySelector(".underway")).toBeNull();
    expect(GAME.moments["throw"]).toBeDefined();
  });
});

describe("notes", () => {
  it("are there for persons and places that have one", async () => {
    const { words } = await seen("politics");
    await speech.learn("web-smuta-notes");
    const figures = BUNDLE.domains["figure"]!.map((_, who) => noteOf(words, "figure", who));
    expect(figures.filter((note) => note === "").length).toBeLessThanOrEqual(1);
    expect(noteOf(words, "point", words.value("point", "moscow"))).toMatch(/Tsar/);
    expect(noteOf(words, "point", words.value("point", "arzamas"))).toBe("");
  });
});
