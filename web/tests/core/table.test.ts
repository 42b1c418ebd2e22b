import { afterEach, beforeEach, expect, it } from "vitest";

import { LiveTable } from "../../src/core/table.svelte.ts";
import { PROTOCOL, type Entry, type Moment, type ServerMessage } from "../../src/wire.ts";
import { BUNDLE, GAME, table } from "../fixtures.ts";
import { Refusal, serve } from "../server.ts";
import { until } from "../until.ts";

let wire: { onmessage?: (event: { data: string }) => void; send: (data: string) => void; close: () => void; readyState: number };
let live: LiveTable;
const sent: Record<string, unknown>[] = [];

const say = (message: ServerMessage): void => wire.onmessage?.({ data: JSON.stringify(message) });
const greet = (from: number, to: number, now: Moment, leftOut = 0): void =>
  say({
    type: "hello",
    protocol: PROTOCOL,
    left_out: leftOut,
    table: table({ seats: now.seats }),
    you: { person: "p0", name: "Анна", seats: [0], note: "", orders: {} },
    number: to,
    entries: GAME.entries.slice(from, to),
    now,
  });

beforeEach(() => {
  serve({ "GET content/tsar": BUNDLE });
  sent.length = 0;
  const open = (): WebSocket => {
    wire = { readyState: WebSocket.OPEN, close: () => undefined, send: (data) => sent.push(JSON.parse(data) as Record<string, unknown>) };
    return wire as unknown as WebSocket;
  };
  live = new LiveTable("t0", { open, pause: () => 0 });
});

afterEach(() => live.close());

it("knows the table, its past and my view", async () => {
  const now = GAME.moments["settle"]!;
  greet(0, now.number, now);
  expect(live.entries.length).toBe(now.number);
  expect(live.mine).toEqual([0]);
  expect(live.view(0)?.legal.length).toBeGreaterThan(20);
  expect(live.names).toEqual(["Анна", "Boyarynya Marfa", "Clerk Foma", "Merchant Sadko"]);
  await until(() => expect(live.words?.id).toBe("tsar"));
});

it("draws with the content that the table was made with", async () => {
  const older = { ...BUNDLE, game: { ...BUNDLE.game, content: "0ld" } };
  serve({ "GET content/tsar": BUNDLE, "GET content/tsar?name=0ld": older });
  const now = GAME.moments["settle"]!;
  say({
    type: "hello",
    protocol: PROTOCOL,
    left_out: 0,
    table: table({ seats: now.seats, content: "0ld" }),
    you: { person: "p0", name: "Анна", seats: [0], note: "", orders: {} },
    number: 0,
    entries: [],
    now,
  });
  await until(() => expect(live.words?.bundle.game.content).toBe("0ld"));
});

it("goes on entry by entry, and keeps one log over a break", () => {
  const now = GAME.moments["settle"]!;
  greet(0, 3, now);
  const next = GAME.entries[3] as Entry;
  say({ type: "entry", entry: next, now: GAME.moments["raise"]! });
  expect(live.now?.number).toBe(GAME.moments["raise"]!.number);
  greet(4, 8, now);
  expect(live.entries.map((entry) => entry.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it("fetches what the greeting leaves out of a long log, page by page", async () => {
  serve({
    "GET content/tsar": BUNDLE,
    "GET tables/t0/log/9": { entries: GAME.entries.slice(4, 8) },
    "GET tables/t0/log/5": { entries: GAME.entries.slice(0, 4) },
  });
  greet(8, 12, GAME.moments["settle"]!, 8);
  await until(() => expect(live.entries.map((entry) => entry.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
});

it("keeps the moment where an entry brings none", () => {
  const now = GAME.moments["settle"]!;
  greet(0, 3, now);
  say({ type: "entry", entry: { kind: "say", number: 4, at: 0, seat: 1, events: [], name: "x", text: "hi", person: "p1", gone: "" }, now: null });
  expect(live.now).toEqual(now);
  expect(live.entries.length).toBe(4);
});

it("says with a move which question it answers, and remembers a refusal", async () => {
  greet(0, 3, GAME.moments["settle"]!);
  const answer = live.move(0, "settle elena guards");
  expect(live.busy).toBe(1);
  expect(sent[0]).toMatchObject({ type: "move", seat: 0, move: "settle elena guards", at: GAME.moments["settle"]!.number });
  say({ type: "refused", id: String(sent[0]?.["id"]), key: "stale", sentence: { en: "Too late.", ru: "Поздно." }, rule: "", args: {} });
  expect((await answer).type).toBe("refused");
  expect([live.refused?.key, live.busy]).toEqual(["stale", 0]);
});

it("asks why a line was refused, and gives up only where there is no such table for us", async () => {
  const close = (): void => (wire as unknown as WebSocket).onclose?.call(wire as unknown as WebSocket, new CloseEvent("close"));
  serve({ "GET tables/t0/past/0": new Refusal(503, "closing") });
  close();
  await until(() => expect(live.line).toBe("lost"));
  expect(live.bye).toBeNull();
  serve({ "GET tables/t0/past/0": new Refusal(403, "not-watchable") });
  await until(() => {
    close();
    expect(live.bye).toBe("gone");
  });
  expect(live.line).toBe("closed");
});

it("knows who is there", () => {
  greet(0, 3, GAME.moments["settle"]!);
  say({ type: "presence", seats: [0, 2], watchers: 3 });
  expect([live.connected, live.watchers]).toEqual([[0, 2], 3]);
});
