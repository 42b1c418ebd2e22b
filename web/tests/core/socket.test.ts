import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { TableSocket, type Line } from "../../src/core/socket.ts";
import { PROTOCOL, type Entry, type ServerMessage } from "../../src/wire.ts";
import { GAME, table } from "../fixtures.ts";

class FakeSocket {
  static readonly all: FakeSocket[] = [];
  readyState: number = WebSocket.OPEN;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onopen: (() => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    FakeSocket.all.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const moment = GAME.moments["settle"]!;
const lines: Line[] = [];
const heard: ServerMessage[] = [];
let socket: TableSocket;

const hello = (number: number): ServerMessage => ({
  type: "hello",
  protocol: PROTOCOL,
  left_out: 0,
  table: table(),
  you: { person: "p0", name: "Anna", seats: [0], note: "", orders: {} },
  number,
  entries: [],
  now: moment,
});
const entry = (number: number): ServerMessage => ({ type: "entry", entry: { ...GAME.entries[1], number } as Entry, now: null });
const last = (): FakeSocket => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all.length = lines.length = heard.length = 0;
  const listener = { line: (line: Line) => lines.push(line), message: (message: ServerMessage) => heard.push(message) };
  socket = new TableSocket("t0", listener, { open: (address) => new FakeSocket(address) as unknown as WebSocket, pause: () => 1000 });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("the line to a table", () => {
  it("opens at the table and greets", () => {
    expect(last().address).toMatch(/^ws:\/\/[^/]+\/ws\/tables\/t0$/);
    last().say(hello(5));
    expect(lines).toEqual(["opening", "open"]);
    expect(heard.length).toBe(1);
  });

  it("comes back after a break and asks for what it missed", () => {
    last().say(hello(5));
    last().say(entry(6));
    last().close();
    expect(lines.at(-1)).toBe("lost");
    vi.advanceTimersByTime(999);
    expect(FakeSocket.all.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(last().address).toMatch(/\?from=6$/);
    last().say(hello(6));
    expect(lines.at(-1)).toBe("open");
  });

  it("does not wait for silence where the network says that it is gone", () => {
    last().say(hello(5));
    dispatchEvent(new Event("offline"));
    expect(lines.at(-1)).toBe("lost");
    dispatchEvent(new Event("online"));
    last().say(hello(5));
    expect([lines.at(-1), FakeSocket.all.length]).toEqual(["open", 2]);
  });

  it("sends what was not answered again under the same id, and only that", async () => {
    last().say(hello(5));
    const first = socket.send({ type: "say", text: "hello" });
    const second = socket.send({ type: "say", text: "again" });
    const [one, two] = last().sent;
    last().say({ type: "done", id: String(one?.["id"]), number: 6 });
    expect(await first).toMatchObject({ type: "done", number: 6 });
    last().close();
    vi.advanceTimersByTime(1000);
    expect(last().sent).toEqual([]);
    last().say(hello(6));
    expect(last().sent).toEqual([two]);
    last().say({ type: "refused", id: String(two?.["id"]), key: "too-fast", sentence: { en: "", ru: "" }, rule: "", args: {} });
    expect(await second).toMatchObject({ type: "refused", key: "too-fast" });
  });

  it("keeps what is asked before the line is open", () => {
    void socket.send({ type: "say", text: "early" });
    expect(last().sent).toEqual([]);
    last().say(hello(5));
    expect(last().sent).toMatchObject([{ type: "say", text: "early" }]);
  });

  it("skips what it has seen, and opens again after a gap", () => {
    last().say(hello(5));
    last().say(entry(5));
    expect(heard.length).toBe(1);
    last().say(entry(8));
    expect(heard.length).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(last().address).toMatch(/\?from=5$/);
  });

  it("does as the server says when it says good-bye", () => {
    last().say(hello(5));
    last().say({ type: "bye", reason: "restart", again: 200 });
    vi.advanceTimersByTime(200);
    expect(FakeSocket.all.length).toBe(2);
    last().say({ type: "bye", reason: "rate", again: null });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(2);
    expect(lines.at(-1)).toBe("closed");
  });

  it("hurries when the network is back", () => {
    last().close();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(2);
  });

  it("takes a line that has long been silent for dead", () => {
    last().say(hello(5));
    vi.advanceTimersByTime(25_000);
    expect(last().sent).toMatchObject([{ type: "ping" }]);
    vi.advanceTimersByTime(50_000);
    expect(lines.at(-1)).toBe("lost");
  });

  it("lets a line that is no longer wanted open before it closes it", () => {
    last().readyState = WebSocket.CONNECTING;
    socket.close();
    expect(last().readyState).toBe(WebSocket.CONNECTING);
    last().onopen?.();
    expect(last().readyState).toBe(WebSocket.CLOSED);
    expect(lines.at(-1)).toBe("closed");
    expect(FakeSocket.all.length).toBe(1);
  });
});
