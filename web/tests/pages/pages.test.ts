import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";

import { place } from "../../src/core/router.svelte.ts";
import { session } from "../../src/core/session.svelte.ts";
import { settings } from "../../src/core/settings.svelte.ts";
import { speech } from "../../src/core/text.svelte.ts";
import Account from "../../src/pages/Account.svelte";
import Home from "../../src/pages/Home.svelte";
import Join from "../../src/pages/Join.svelte";
import NewTable from "../../src/pages/NewTable.svelte";
import Provenance from "../../src/pages/Provenance.svelte";
import Rules from "../../src/pages/Rules.svelte";
import Settings from "../../src/pages/Settings.svelte";
import { toasts } from "../../src/ui/toasts.svelte.ts";
import type { NewTable as NewTableRequest } from "../../src/wire.ts";
import { BOOKS, BUNDLE, CATALOG, ME, seat, table } from "../fixtures.ts";
import { Refusal, sent, serve } from "../server.ts";
import { until } from "../until.ts";

const games = CATALOG;

beforeEach(async () => {
  await speech.learn("web-pages");
  await speech.learn("web-people");
  session.set(ME);
  toasts.shown = [];
  place.go("/");
});

describe("the home page", () => {
  const lists = { "GET games": games, "GET tables?which=mine": { tables: [] }, "GET tables?which=listed": { tables: [] } };

  it("begins a game against bots at one click", async () => {
    const calls = serve({ ...lists, "POST tables": { table: table({ id: "fresh" }), invites: [] } });
    render(Home);
    await userEvent.click(screen.getAllByRole("button", { name: "Play now against bots" })[0]!);
    expect(await sent(calls)).toMatchObject({ game: "tsar", start: true, seats: [{ kind: "me" }, { kind: "bot" }, { kind: "bot" }, { kind: "bot" }] });
    await until(() => expect(place.path).toBe("/table/fresh"));
  });

  it("says why the game could not begin, and stays", async () => {
    serve({ ...lists, "POST tables": new Refusal(429, "too-fast") });
    render(Home);
    await userEvent.click(screen.getAllByRole("button", { name: "Play now against bots" })[0]!);
    expect(await screen.findByText("Refused: too-fast.")).toBeVisible();
    expect(place.path).toBe("/");
  });

  it("shows four games, all of which can be played", async () => {
    serve(lists);
    render(Home);
    const cards = await screen.findAllByRole("article");
    expect(cards.map((card) => within(card).getByRole("heading").textContent)).toEqual(["Tsar of the Hill", "Ivan the Terrible", "Rurik", "Smuta 1605–1612"]);
    expect(screen.queryByText("coming soon")).toBeNull();
    expect(screen.getByText("20–30 minutes")).toBeVisible();
    expect(screen.getByText("3–5 hours")).toBeVisible();
    expect(screen.getAllByRole("link", { name: "New table" })).toHaveLength(4);
    expect(screen.getByRole("link", { name: "Play alone" })).toHaveAttribute("href", "/new/rurik?with=alone");
  });

  it("lists the game that waits for me first", async () => {
    const tables = [table({ id: "theirs", waiting: [1] }), table({ id: "mine", waiting: [0] })];
    serve({ ...lists, "GET tables?which=mine": { tables } });
    render(Home);
    const list = (await screen.findByRole("heading", { name: "My games" })).closest("section")!;
    const links = within(list).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/table/mine", "/table/theirs"]);
    expect(within(list).getByText("1 game is waiting for you")).toBeVisible();
  });

  it("leads to a seat at an open table of others", async () => {
    const other = table({ id: "open", status: "open", owner: "p9", listed: true, waiting: [], seats: [seat(9), seat(1, { kind: "open", person: null, name: "" })] });
    serve({ ...lists, "GET tables?which=listed": { tables: [other] } });
    render(Home);
    expect(await screen.findByRole("link", { name: /Join/ })).toHaveAttribute("href", "/join/open");
  });
});

describe("a new table", () => {
  async function open(game = "tsar", query = ""): Promise<ReturnType<typeof serve>> {
    place.go(`/new/${game}${query}`);
    const calls = serve({
      "GET games": games,
      "POST tables": (body: unknown) => {
        const request = body as NewTableRequest;
        const status = request.start ? "playing" : "open";
        return { table: table({ id: "made", status }), invites: request.seats.flatMap((one, at) => (one.kind === "open" ? [{ seat: at, secret: `s${at}` }] : [])) };
      },
    });
    render(NewTable, { game });
    await screen.findByRole("button", { name: /Start the game|Create the table/ });
    return calls;
  }

  it("goes out as it was filled in", async () => {
    const calls = await open();
    await userEvent.click(screen.getByRole("radio", { name: "3" }));
    await userEvent.selectOptions(screen.getByLabelText("Strength of the bot in seat 2"), "expert");
    await userEvent.click(screen.getByRole("switch", { name: "Reshuffle goals" }));
    await userEvent.selectOptions(screen.getByLabelText("First player"), "Seat 2");
    await userEvent.click(screen.getByRole("radio", { name: "Days per turn" }));
    await userEvent.selectOptions(screen.getByLabelText("Time per turn"), "5 days");
    await userEvent.click(screen.getByRole("button", { name: "Start the game" }));
    expect(await sent(calls)).toMatchObject({
      seats: [{ kind: "me" }, { kind: "bot", level: "expert" }, { kind: "bot", level: "casual" }],
      options: { reshuffle_goals: true, first_player: "seat_1" },
      pace: { kind: "days", days: 5 },
      start: true,
    });
    await until(() => expect(place.path).toBe("/table/made"));
  });

  it("with friends leads to the room and keeps the invitations", async () => {
    await open("tsar", "?with=friends");
    await userEvent.click(screen.getByRole("button", { name: "Create the table" }));
    await until(() => expect(place.path).toBe("/room/made"));
    expect(sessionStorage.getItem("prestol-invites")).toContain("s3");
  });

  it("offers only seats that are there to begin", async () => {
    await open();
    const first = screen.getByLabelText("First player");
    expect(within(first).getAllByRole("option")).toHaveLength(5);
    await userEvent.click(screen.getByRole("radio", { name: "6" }));
    expect(within(first).getAllByRole("option")).toHaveLength(7);
  });

  it("wants a name for everybody at the screen, and sends nothing before", async () => {
    const calls = await open("tsar", "?with=screen");
    await userEvent.click(screen.getByRole("button", { name: "Start the game" }));
    expect(calls.map((call) => call.method)).not.toContain("POST");
    expect(screen.getByLabelText("Name of the player in seat 2")).toBeInvalid();
    for (const [number, name] of [[2, "Anna"], [3, "Boris"], [4, "Vera"]] as const) {
      await userEvent.type(screen.getByLabelText(`Name of the player in seat ${number}`), name);
    }
    await userEvent.click(screen.getByRole("button", { name: "Start the game" }));
    expect(await sent(calls)).toMatchObject({ seats: [{ kind: "me" }, { kind: "me", name: "Anna" }, { kind: "me", name: "Boris" }, { kind: "me", name: "Vera" }] });
  });

  it("for one player has the difficulty among its options, and no other seat", async () => {
    const calls = await open("rurik");
    expect(screen.queryByRole("combobox", { name: "Solo: difficulty" })).toBeNull();
    await userEvent.click(screen.getByRole("radio", { name: "Alone" }));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Solo: difficulty" }), "hard");
    await userEvent.click(screen.getByRole("button", { name: "Start the game" }));
    expect(await sent(calls)).toMatchObject({ game: "rurik", start: true, seats: [{ kind: "me" }], options: { difficulty: "hard" } });
  });

  it("of a game that is not listed says so", async () => {
    serve({ "GET games": games });
    render(NewTable, { game: "duel" });
    expect(await screen.findByText(/still in the works/)).toBeVisible();
  });
});

describe("an invitation", () => {
  it("opens a table without spectators", async () => {
    const calls = serve({ "GET games": CATALOG, "GET tables/t0": new Refusal(403, "not-watchable"), "POST tables/t0/invited": table({ status: "open", owner: "p1", waiting: [], seats: [seat(0, { name: "Anna", person: "p1" }), seat(1, { kind: "open", name: "", person: null })] }) });
    place.go("/join/t0#1.secret");
    render(Join, { id: "t0" });
    expect(await screen.findByText("Anna")).toBeVisible();
    expect(await sent(calls)).toEqual({ secret: "secret" });
  });

  const open = table({ status: "open", owner: "p1", waiting: [], seats: [seat(0, { person: "p1" }), seat(1, { kind: "open", person: null, name: "" }), seat(2)] });

  it("takes the seat of the link under the name that was typed", async () => {
    place.go("/join/t0#1.secret");
    const calls = serve({ "GET tables/t0": open, "GET games": games, "POST tables/t0/join": open, "GET me": { ...ME, name: "Vasilisa" } });
    render(Join, { id: "t0" });
    const name = await screen.findByLabelText("What should we call you?");
    await userEvent.clear(name);
    await userEvent.type(name, "Vasilisa");
    await userEvent.click(screen.getByRole("button", { name: "Join" }));
    await until(() => expect(place.path).toBe("/room/t0"));
    expect(await sent(calls)).toEqual({ seat: 1, secret: "secret", name: "Vasilisa" });
    expect(session.name).toBe("Vasilisa");
  });

  it("to a private table without a link is told what is missing", async () => {
    serve({ "GET tables/t0": open, "GET games": games });
    place.go("/join/t0");
    render(Join, { id: "t0" });
    expect(await screen.findByText(/you need a link/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Join" })).toBeNull();
  });

  it("to a game that has begun offers to watch", async () => {
    serve({ "GET tables/t0": { ...open, status: "playing" }, "GET games": games });
    place.go("/join/t0#1.secret");
    render(Join, { id: "t0" });
    expect(await screen.findByRole("link", { name: "Watch" })).toHaveAttribute("href", "/table/t0");
  });

  it.each(["/join/t0", "/join/t0#1.secret"])("to a table that does not exist says so in its title (%s)", async (address) => {
    serve({ "GET tables/t0": new Refusal(404, "no-such-table"), "GET games": games });
    place.go(address);
    render(Join, { id: "t0" });
    expect(await screen.findByRole("heading", { level: 1, name: "Table not found" })).toBeVisible();
    expect(document.title).toContain("Table not found");
  });

  it("leads whoever sits there already to the table", async () => {
    serve({ "GET tables/t0": { ...open, status: "playing", seats: [seat(0), seat(1)] }, "GET games": games });
    place.go("/join/t0#1.secret");
    render(Join, { id: "t0" });
    await until(() => expect(place.path).toBe("/table/t0"));
  });
});

describe("the rules book", () => {
  beforeEach(() => {
    serve({ "GET rules/tsar": BOOKS, "GET content/tsar": BUNDLE });
  });

  it("has every paragraph under its id, in the language of the moment", async () => {
    render(Rules, { game: "tsar" });
    await screen.findByRole("searchbox");
    for (const rule of Object.keys(BOOKS.en.paragraphs)) expect(document.getElementById(rule)).not.toBeNull();
    await speech.speak("ru");
    await tick();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Царь горы");
  });

  it("finds what is sought and says how much", async () => {
    render(Rules, { game: "tsar" });
    await userEvent.type(await screen.findByRole("searchbox"), "TSR-VOT-05");
    expect(document.querySelectorAll(".rule").length).toBeGreaterThanOrEqual(1);
    expect(document.querySelectorAll(".rule").length).toBeLessThan(8);
    expect(document.getElementById("TSR-VOT-05")).not.toBeNull();
    await userEvent.clear(screen.getByRole("searchbox"));
    await userEvent.type(screen.getByRole("searchbox"), "zeppelin");
    expect(screen.getAllByText(/Nothing found/)[0]).toBeVisible();
  });

  it("opens at the paragraph of the address", async () => {
    place.go("/rules/tsar#TSR-PRM-02");
    render(Rules, { game: "tsar" });
    await until(() => expect(document.activeElement?.id).toBe("TSR-PRM-02"));
  });

  it("tells what is reconstructed", async () => {
    render(Provenance, { game: "tsar" });
    const row = await screen.findByRole("row", { name: /Goal cards/ });
    expect(within(row).getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["4", "22", "—"]);
    expect(screen.getAllByText("Elena").length).toBeGreaterThan(0);
  });
});

const NOBODY = { "GET tokens": { tokens: [] }, "GET blocks": { blocks: [] }, "GET sessions": { sessions: [] }, "GET account": { email: "", code: true, mail: false } };

describe("the account", () => {
  it("sets a new password by a code", async () => {
    const calls = serve({ ...NOBODY, "GET account": { email: "", code: false, mail: true }, "POST account/forgot": {}, "POST account/recover": { ...ME, name: "Marya", guest: false, code: "CCCCC" } });
    render(Account);
    await userEvent.click(screen.getByRole("radio", { name: "Forgot password" }));
    await userEvent.type(screen.getAllByLabelText("Name")[1]!, "Marya");
    await userEvent.click(await screen.findByRole("button", { name: "Send me a code" }));
    await userEvent.type(screen.getByLabelText("Recovery code"), "aaaaa");
    await userEvent.type(screen.getByLabelText("New password"), "long enough");
    await userEvent.click(screen.getByRole("button", { name: "Set new password" }));
    expect(await screen.findByText("CCCCC")).toBeVisible();
    const sent = calls.filter((call) => call.method === "POST").map((call) => call.body);
    expect(sent).toEqual([{ name: "Marya", language: "en" }, { name: "Marya", code: "aaaaa", password: "long enough" }]);
  });

  it("lists the devices and logs one out", async () => {
    session.set({ ...ME, name: "Marya", guest: false });
    const one = { id: "s1", agent: "Firefox · Android", created: 0, seen: 0, current: false };
    const calls = serve({ ...NOBODY, "GET sessions": { sessions: [{ ...one, id: "s0", agent: "Chrome · Linux", current: true }, one] }, "DELETE sessions/s1": {} });
    render(Account);
    expect(await screen.findByText("Chrome · Linux")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Log out: Firefox · Android" }));
    expect(calls.some((call) => call.method === "DELETE")).toBe(true);
  });

  it("is deleted only when that is meant, and by its password", async () => {
    session.set({ ...ME, name: "Marya", guest: false });
    const calls = serve({ ...NOBODY, "POST account/delete": ME });
    render(Account);
    await userEvent.click(screen.getByRole("button", { name: "Delete everything" }));
    const sure = screen.getByRole("button", { name: "Delete for good", hidden: true });
    expect(sure).toBeDisabled();
    await userEvent.type(screen.getByLabelText("Password"), "long enough");
    await userEvent.click(sure);
    expect(await screen.findByText(/without an account/)).toBeVisible();
    expect(await sent(calls)).toEqual({ sure: true, password: "long enough" });
  });

  it("is made of the guest, and says when the name is taken", async () => {
    const answers: Record<string, unknown> = { ...NOBODY, "POST account/register": new Refusal(409, "name-taken") };
    const calls = serve(answers);
    render(Account);
    const [, name] = screen.getAllByLabelText("Name");
    await userEvent.type(name!, "Marya");
    await userEvent.type(screen.getByLabelText("Password"), "long enough");
    await userEvent.click(screen.getByRole("button", { name: "Create an account" }));
    expect(await screen.findByText("Refused: name-taken.")).toBeVisible();
    expect(name).toHaveValue("Marya");
    answers["POST account/register"] = { ...ME, name: "Marya", guest: false, code: "AAAAA-BBBBB" };
    await userEvent.click(screen.getByRole("button", { name: "Create an account" }));
    expect(await screen.findByText("You’re playing as Marya.")).toBeVisible();
    expect(await screen.findByText("AAAAA-BBBBB")).toBeVisible();
    expect(screen.getByRole("group", { name: /AAAAA-BBBBB/ })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "I’ve saved it" }));
    expect(screen.queryByText("AAAAA-BBBBB")).toBeNull();
    expect(calls.filter((call) => call.method === "POST").at(-1)?.body ?? calls.filter((call) => call.method === "POST").at(-1)?.body).toEqual({ name: "Marya", password: "long enough" });
    expect(screen.getByLabelText("Name")).toHaveValue("Marya");
  });

  it("shows a token once", async () => {
    serve({ ...NOBODY, "POST tokens": { token: "sesame", info: { id: "1", name: "Robot", person: "b", created: 0 } } });
    render(Account);
    await userEvent.type(screen.getByLabelText("Bot name"), "Robot");
    await userEvent.click(screen.getByRole("button", { name: "Create a token" }));
    expect(await screen.findByText("sesame")).toBeVisible();
  });
});

it("settings hold at once", async () => {
  render(Settings);
  await userEvent.click(screen.getByRole("radio", { name: "Night in the scriptorium" }));
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  await userEvent.click(screen.getByRole("radio", { name: "Off" }));
  expect(settings.still).toBe(true);
  await userEvent.click(screen.getByRole("radio", { name: "Русский" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Настройки" })).toBeVisible();
});
