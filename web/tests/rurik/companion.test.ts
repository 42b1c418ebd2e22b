import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { speech } from "../../src/core/text.svelte.ts";
import { counted, marched, seenWith, settled, struck, type Change } from "../../src/games/rurik/companion/changes.ts";
import CompanionPage from "../../src/games/rurik/companion/CompanionPage.svelte";
import { CompanionGame, type Begin, type Entry } from "../../src/games/rurik/companion/game.svelte.ts";
import type { CompanionSeen } from "../../src/games/rurik/companion.ts";
import type { CompanionAsk, CompanionTold } from "../../src/wire.ts";
import walk from "../fixtures/rurik-companion.json";
import { Refusal, serve, type Call } from "../server.ts";
import { until } from "../until.ts";

const SHELF = "prestol-companion-rurik";
const BEGIN = walk.begin as Begin;
const ENTRIES = walk.entries as unknown as Entry[];
const ANSWERS = walk.answers as unknown as CompanionTold[];
const seen = (number: number): CompanionSeen => ANSWERS[number]!.screen as unknown as CompanionSeen;
const CALL = "POST companion/rurik";

/** A server that knows the answers by the number of entries. */
function companion(): Call[] {
  return serve({ [CALL]: (body: unknown) => ANSWERS[(body as CompanionAsk).entries?.length ?? 0] });
}

/** A game as it was kept after so many entries; all its tasks are read. */
function keep(number: number, change: object = {}): void {
  const told = ANSWERS[number]!;
  const kept = { ...told, begin: BEGIN, entries: ENTRIES.slice(0, number), drafts: [], read: told.tasks.length, pending: null, ...change };
  localStorage.setItem(SHELF, JSON.stringify(kept));
}

const kept = (): { entries: Entry[]; pending: Entry | null; drafts: Change[][] } => JSON.parse(localStorage.getItem(SHELF) ?? "null");

/** The same table with another question. */
function asking(ask: CompanionSeen["ask"], about: CompanionSeen["about"], change: Partial<CompanionSeen> = {}): object {
  return { screen: { ...seen(5), ask, about, ...change } };
}

beforeEach(async () => {
  await Promise.all([speech.learn("web-companion"), speech.learn("rurik")]);
});

describe("changes", () => {
  const home = seen(5).regions.find((one) => one.troops === 2)!;

  it("adds up taps, and forgets those that cancel each other", () => {
    const one = counted([], "troop", 1, "kiev");
    expect(counted(one, "troop", 1, "kiev")).toEqual([{ what: "troop", region: "kiev", by: 2 }]);
    expect(counted(one, "troop", -1, "kiev")).toEqual([]);
    expect(counted(one, "troop", 1, "volyn")).toHaveLength(2);
    expect(counted([], "coin", -1)).toEqual([{ what: "coin", by: -1 }]);
  });

  it("moves a leader in one change, wherever he was", () => {
    const there = settled([], seen(5), "leader", "kiev");
    expect(there).toEqual([{ what: "leader", region: "kiev", by: 1 }]);
    expect(settled(there, seen(5), "leader", home.id)).toEqual([]);
    expect(settled(there, seen(5), "leader", null)).toEqual([{ what: "leader", region: home.id, by: -1 }]);
  });

  it("shows the table at once, without guessing who rules", () => {
    const draft = [...marched([], home.id, "kiev"), { what: "good", region: home.id, by: -1 }, { what: "church", region: "kiev", by: 1 }, { what: "attack", region: "kiev", by: 1 }, { what: "coin", by: 1 }] as Change[];
    const after = seenWith(seen(5), draft);
    const [there, kiev] = [home.id, "kiev"].map((id) => after.regions.find((one) => one.id === id)!);
    expect(there).toMatchObject({ troops: home.troops - 1, stocked: false, ruler: "" });
    const before = seen(5).regions.find((one) => one.id === "kiev")!;
    expect(kiev).toMatchObject({ troops: 1, buildings: ["church"], rebels: before.rebels - 1, ruler: "" });
    expect(after.you).toMatchObject({ supply: seen(5).you.supply, war: 1 });
    expect(after.rebellion.coins).toBe(seen(5).rebellion.coins + 1);
  });

  it("takes Sviatopolk where no rebel is left to be attacked", () => {
    const kiev = { ...seen(5).regions.find((one) => one.sviatopolk)!, rebels: 0 };
    const after = seenWith({ ...seen(5), regions: [kiev] }, [{ what: "attack", region: kiev.id, by: 1 }]);
    expect(after.regions[0]).toMatchObject({ rebels: 0, sviatopolk: false });
  });
});

describe("attacks", () => {
  it("are changes of their own, in the order in which they were made", () => {
    const first = struck([], "kiev");
    const both = struck(settled(first, seen(5), "leader", "kiev"), "kiev");
    expect(both.map((one) => one.what)).toEqual(["attack", "leader", "attack"]);
    expect(both.every((one) => one.by === 1)).toBe(true);
    expect(seenWith(seen(5), both).you.war).toBe(seen(5).you.war + 2);
  });
});

describe("a kept game", () => {
  it("is begun, played on, and taken up again after a reload", async () => {
    const calls = companion();
    const game = new CompanionGame();
    expect(game.kept).toBeNull();
    await game.start(BEGIN);
    for (const entry of ENTRIES) await game.enter(entry);
    expect((calls.at(-1)?.body as CompanionAsk).entries).toEqual(ENTRIES);
    const again = new CompanionGame();
    expect(again.kept?.entries).toEqual(ENTRIES);
    expect(again.kept?.screen).toEqual(seen(6));
  });

  it("undoes taps first, then entries, without asking the server for what it remembers", async () => {
    const calls = companion();
    keep(4);
    const game = new CompanionGame();
    await game.enter(ENTRIES[4]!);
    game.change(counted([], "troop", 1, "kiev"));
    game.change(counted(game.draft, "troop", 1, "kiev"));
    await game.undo();
    expect(game.draft).toEqual([{ what: "troop", region: "kiev", by: 1 }]);
    await game.undo();
    await game.undo();
    expect(game.kept?.entries).toEqual(ENTRIES.slice(0, 4));
    expect(calls).toHaveLength(1);
    await game.undo();
    expect(game.kept?.entries).toEqual(ENTRIES.slice(0, 3));
    expect(calls).toHaveLength(2);
    expect(game.kept?.screen).toEqual(seen(3));
  });

  it("loses nothing where the server refuses", async () => {
    serve({ [CALL]: new Refusal(409, "companion-refused") });
    keep(5);
    const game = new CompanionGame();
    game.change(counted([], "troop", -1, "kiev"));
    await game.enter({ do: "turn", changes: game.draft });
    expect(game.problem).toBe("Refused: companion-refused.");
    expect(game.draft).toEqual([{ what: "troop", region: "kiev", by: -1 }]);
    expect(kept()).toMatchObject({ pending: null, entries: ENTRIES.slice(0, 5) });
  });

  it("keeps an entry until the connection is back", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    keep(5);
    const game = new CompanionGame();
    await game.enter(ENTRIES[5]!);
    expect(game.problem).toMatch(/No connection/);
    expect(game.waiting).toBe(true);
    expect(kept().pending).toEqual(ENTRIES[5]);
    companion();
    const again = new CompanionGame();
    await again.again();
    expect(again.kept).toMatchObject({ entries: ENTRIES, pending: null });
  });

  it("can withdraw an entry that waits", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    keep(5);
    const game = new CompanionGame();
    await game.enter(ENTRIES[5]!);
    await game.undo();
    expect(kept()).toMatchObject({ pending: null, entries: ENTRIES.slice(0, 5) });
  });

  it("is not troubled by a damaged shelf or by a browser that saves nothing", async () => {
    localStorage.setItem(SHELF, "{");
    expect(new CompanionGame().kept).toBeNull();
    localStorage.setItem(SHELF, '{"begin":{}}');
    const game = new CompanionGame();
    expect(game.kept).toBeNull();
    companion();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    await game.start(BEGIN);
    expect(game.unsaved).toBe(true);
    expect(game.kept?.screen.ask).toBe("deploy");
    vi.restoreAllMocks();
  });
});

describe("the page", () => {
  it("leads from the first form through the set-up to the first advisor", async () => {
    const calls = companion();
    render(CompanionPage);
    await userEvent.selectOptions(screen.getByLabelText("Your leader"), "boris");
    await userEvent.click(screen.getByRole("button", { name: "Begin" }));
    expect(await screen.findByText(/Set up the game for two players/)).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ begin: { leader: "boris", difficulty: "easy", cards: "app" } });
    expect(screen.queryByRole("heading", { name: "Place your first troops" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Done, next" }));
    expect(screen.getByText(/Give the Rebellion the pieces/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Show all" }));
    const start = screen.getByRole("button", { name: "Start round 1" });
    expect(start).toBeDisabled();
    const [first] = seen(0).about.regions ?? [];
    const row = screen.getByRole("group", { name: speech.say(`rurik-region-${first}`) });
    for (let troop = 0; troop < 3; troop += 1) await userEvent.click(within(row).getByRole("button", { name: /one more/ }));
    await userEvent.click(start);
    await until(() => expect(kept().entries).toEqual([{ do: "deploy", troops: { [first!]: 3 }, leader: first }]));
  });

  it("places an advisor with a bribe in a few taps", async () => {
    companion();
    keep(1);
    render(CompanionPage);
    expect(screen.getByRole("button", { name: "Choose a banner" })).toBeDisabled();
    await userEvent.click(screen.getByRole("radio", { name: "5" }));
    await userEvent.click(screen.getByRole("button", { name: /^Tax\./ }));
    await userEvent.click(screen.getByRole("button", { name: "Bribe: one more" }));
    await userEvent.click(screen.getByRole("button", { name: "Advisor 5 on Tax" }));
    await until(() => expect(kept().entries.at(-1)).toEqual({ do: "place", advisor: "adv_5", banner: "tax", bribe: 1 }));
    expect(await screen.findByText(/Place the Rebellion’s advisor/)).toBeVisible();
  });

  it("says why on tap", async () => {
    companion();
    keep(2);
    render(CompanionPage);
    await userEvent.click(screen.getByRole("button", { name: "Why?" }));
    expect(screen.getByText(/The bottom card sends/)).toBeVisible();
  });

  it("takes the changes of a turn from taps on regions", async () => {
    const calls = companion();
    keep(5);
    render(CompanionPage);
    const home = seen(5).regions.find((one) => one.troops === 2)!;
    const name = speech.say(`rurik-region-${home.id}`);
    await userEvent.click(screen.getByRole("button", { name: new RegExp(`^${name}\\.`) }));
    const sheet = within(screen.getByRole("dialog", { name }));
    await userEvent.click(sheet.getByRole("button", { name: "Troops: one more" }));
    await userEvent.click(sheet.getByRole("button", { name: "Market" }));
    await userEvent.click(sheet.getByRole("button", { name: /^Good:/ }));
    await userEvent.click(sheet.getByRole("button", { name: "OK" }));
    expect(screen.getByText("3 changes entered. Tap more regions, or finish.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "My turn is done" }));
    await until(() => expect(calls).toHaveLength(1));
    expect((calls[0]?.body as CompanionAsk).entries?.at(-1)).toMatchObject({
      do: "turn",
      banner: "move",
      changes: [
        { what: "troop", region: home.id, by: 1 },
        { what: "market", region: home.id, by: 1 },
        { what: "good", region: home.id, by: -1 },
      ],
    });
  });

  it("saves corrections outside a turn as an entry of their own", async () => {
    const calls = companion();
    keep(1);
    render(CompanionPage);
    await userEvent.click(screen.getByRole("button", { name: /^Kiev\./ }));
    const sheet = within(screen.getByRole("dialog", { name: "Kiev" }));
    await userEvent.click(sheet.getByRole("button", { name: "Rebels: one fewer" }));
    await userEvent.click(sheet.getByRole("button", { name: "OK" }));
    expect(screen.getByText("1 correction isn’t saved yet.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Fix" }));
    await until(() => expect(calls).toHaveLength(1));
    expect((calls[0]?.body as CompanionAsk).entries?.at(-1)).toEqual({ do: "fix", changes: [{ what: "rebel", region: "kiev", by: -1 }] });
  });

  it.each([
    ["card", { cards: ["rebellion_07", "rebellion_12"], top: false }, "Rebellion card 12", { do: "card", card: "rebellion_12" }],
    ["good", { region: "kiev", goods: ["fish", "fur"] }, "Fur", { do: "good", good: "fur" }],
    ["loss", { region: "kiev", count: 2 }, "Loss symbol", { do: "loss", lost: true }],
    ["loss", { region: "kiev", count: 1 }, "No loss symbol", { do: "loss", lost: false }],
    ["boat", { most: 12 }, "Begin the claim phase", { do: "boat", goods: 0 }],
    ["score", { points: 9, war: 2, most: 10 }, "Who has won?", { do: "score", points: 9, war: 2, coins: 0 }],
  ] as const)("asks for %s with one tap to answer", async (ask, about, button, entry) => {
    const calls = companion();
    keep(5, asking(ask, about as unknown as CompanionSeen["about"]));
    render(CompanionPage);
    await userEvent.click(screen.getByRole("button", { name: button }));
    await until(() => expect(calls).toHaveLength(1));
    expect((calls[0]?.body as CompanionAsk).entries?.at(-1)).toEqual(entry);
  });

  it("lets a person say which of two equal advisors came back", async () => {
    const calls = companion();
    const spaces = [
      { banner: "muster", row: 2, advisor: "adv_2a" },
      { banner: "tax", row: 1, advisor: "adv_2b" },
    ];
    keep(5, asking("turn", { spaces }));
    render(CompanionPage);
    await userEvent.click(screen.getByRole("radio", { name: "Tax" }));
    await userEvent.click(screen.getByRole("button", { name: "My turn is done" }));
    await until(() => expect(calls).toHaveLength(1));
    expect((calls[0]?.body as CompanionAsk).entries?.at(-1)).toMatchObject({ banner: "tax", row: 1 });
  });

  it.each([
    [{ won: true, shared: false, tie: "" }, "Victory!"],
    [{ won: false, shared: false, tie: "RUR-END-06" }, "Defeat"],
    [{ won: true, shared: true, tie: "RUR-END-06" }, "A shared victory"],
  ])("shows how it ended: %o", async (end, heading) => {
    companion();
    keep(5, asking("over", {}, { result: { you: 20, rebellion: 18, breakdown: { rule: 8, coins: 2 }, ...end } }));
    render(CompanionPage);
    expect(screen.getByRole("heading", { name: heading })).toBeVisible();
    expect(screen.getByText("You 20, the Rebellion 18")).toBeVisible();
    expect(screen.getByText("Rule track").nextElementSibling).toHaveTextContent("8");
    await userEvent.click(screen.getAllByRole("button", { name: "New game" })[0]!);
    expect(screen.getByRole("button", { name: "Begin" })).toBeVisible();
    expect(localStorage.getItem(SHELF)).toBeNull();
  });

  it("asks before a game under way is removed", async () => {
    companion();
    keep(5);
    render(CompanionPage);
    await userEvent.click(screen.getByRole("button", { name: "New game" }));
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(kept().entries).toHaveLength(5);
    await userEvent.click(screen.getByRole("button", { name: "New game" }));
    await userEvent.click(screen.getByRole("button", { name: "Remove it" }));
    expect(localStorage.getItem(SHELF)).toBeNull();
  });
});
