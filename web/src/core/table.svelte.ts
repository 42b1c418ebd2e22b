/** A table as the client knows it: everything the socket told, ready to be drawn. */

import type { Entry, Hello, LuckAsk, Moment, Order, Refused, SeatInfo, SeatView, ServerMessage, TableInfo, You } from "../wire.ts";
import { addLuck } from "./luck.ts";
import { named } from "./names.ts";
import { rest, ServerProblem } from "./rest.ts";
import { session } from "./session.svelte.ts";
import { TableSocket, type Answer, type Line, type Wires, type Wish } from "./socket.ts";
import { speech } from "./text.svelte.ts";
import { GameWords } from "./words.ts";

const RETRY = 3000;

/** The entries without the words of a message that was deleted. */
function struck(entries: readonly Entry[], number: number): Entry[] {
  return entries.map((entry) => (entry.kind === "say" && entry.number === number ? { ...entry, text: "", gone: "removed" } : entry));
}

export class LiveTable {
  readonly id: string;
  line = $state<Line>("opening");
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  entries = $state.raw<readonly Entry[]>([]);
  now = $state.raw<Moment | null>(null);
  words = $state.raw<GameWords | null>(null);
  /** The seats that are connected; null until the server has told. */
  connected = $state.raw<readonly number[] | null>(null);
  watchers = $state(0);
  /** The last refusal, until something is carried out. */
  refused = $state.raw<Refused | null>(null);
  /** Why the server closed the line for good. */
  bye = $state<string | null>(null);
  /** How many requests have not been answered yet. */
  busy = $state(0);
  readonly #socket: TableSocket;

  constructor(id: string, wires?: Wires) {
    this.id = id;
    void speech.learn("web-table").catch(() => undefined); // asked for again with the words of the game
    const listener = { line: (line: Line) => this.#change(line), message: (message: ServerMessage) => this.#hear(message) };
    this.#socket = wires ? new TableSocket(id, listener, wires) : new TableSocket(id, listener);
  }

  /** Who sits where, as of the moment. */
  get seats(): readonly SeatInfo[] {
    return (this.now?.seats ?? this.info?.seats ?? []).map(named);
  }

  /** Names by seat, for sentences. */
  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  /** The seats that this person may play. */
  get mine(): readonly number[] {
    return this.you?.seats ?? [];
  }

  /** What a seat of mine sees; a spectator gets the open view. */
  view(seat: number | null): SeatView | null {
    return this.now?.views[seat === null ? "watch" : String(seat)] ?? null;
  }

  async send(wish: Wish): Promise<Answer> {
    this.busy += 1;
    const answer = await this.#socket.send(wish);
    this.busy -= 1;
    this.refused = answer.type === "refused" ? answer : null;
    return answer;
  }

  move(seat: number, move: string): Promise<Answer> {
    return this.send({ type: "move", seat, move, at: this.now?.number ?? null });
  }

  /** Answer in the open window, in place of what was answered before; nothing takes the answer back. */
  reply(seat: number, moves: readonly string[]): Promise<Answer> {
    return this.send({ type: "reply", seat, window: this.now?.window?.question ?? 0, moves: [...moves] });
  }

  /** The standing orders of a seat of mine. */
  orders(seat: number): readonly Order[] {
    return this.you?.orders[String(seat)] ?? [];
  }

  /** Give standing orders in place of those before. */
  async setOrders(seat: number, orders: readonly Order[]): Promise<Answer> {
    const answer = await this.send({ type: "order", seat, orders: [...orders] });
    if (answer.type === "done" && this.you) this.you = { ...this.you, orders: { ...this.you.orders, [String(seat)]: [...orders] } };
    return answer;
  }

  /** Hide what somebody has said whom this person has just blocked. */
  hide(person: string): void {
    this.entries = this.entries.map((entry) => (entry.kind === "say" && entry.person === person ? { ...entry, text: "", gone: "blocked" } : entry));
  }

  close(): void {
    this.#socket.close();
  }

  #change(line: Line): void {
    this.line = line;
    if (line === "lost" && !this.info) void this.#knock();
  }

  /** A browser does not tell why a line was refused: ask whether there is such a table, and whether it is open to us. */
  async #knock(): Promise<void> {
    try {
      await rest.past(this.id, 0);
    } catch (error) {
      if (!(error instanceof ServerProblem) || (error.status !== 403 && error.status !== 404)) return;
      this.bye = "gone";
      this.close();
    }
  }

  #hear(message: ServerMessage): void {
    if (message.type === "hello") this.#greet(message);
    else if (message.type === "entry") this.#append(message.entry, message.now);
    else if (message.type === "answered") this.now = message.now;
    else if (message.type === "presence") {
      this.connected = message.seats;
      this.watchers = message.watchers;
    } else if (message.type === "bye") {
      if (message.reason === "ended") void session.again().catch(() => undefined); // we may be somebody else by now
      if (message.again === null) this.bye = message.reason;
    }
  }

  #greet(hello: Hello): void {
    this.info = hello.table;
    this.you = hello.you;
    const known = hello.entries[0]?.number ?? hello.number + 1;
    this.entries = [...this.entries.filter((entry) => entry.number < known), ...hello.entries];
    this.now = hello.now;
    if (hello.left_out > 0) void this.#fill(known, known - hello.left_out);
    this.#addLuck();
    if (!this.words) void this.#learn(hello.table);
  }

  /** Fetch what the greeting left out of a long log, page by page from its end; where that fails, again after a while. */
  async #fill(before: number, first: number): Promise<void> {
    try {
      while (before > first) {
        const { entries } = await rest.log(this.id, before);
        const missing = entries.filter((entry) => entry.number >= first);
        if (missing.length === 0) return;
        this.entries = [...this.entries.filter((one) => one.number < first), ...missing, ...this.entries.filter((one) => one.number >= before)];
        before = missing[0]?.number ?? first;
      }
    } catch {
      setTimeout(() => {
        if (this.line !== "closed") void this.#fill(before, first);
      }, RETRY);
    }
  }

  #append(entry: Entry, now: Moment | null): void {
    this.entries = [...(entry.kind === "removed" ? struck(this.entries, entry.entry) : this.entries), entry];
    if (now) this.now = now;
    if (now && this.info) this.info = { ...this.info, status: now.status, seats: now.seats, waiting: now.waiting, number: now.number };
    if (entry.kind === "rematch" && this.info) this.info = { ...this.info, rematch: entry.table };
    if (now) this.#addLuck();
  }

  /** Whoever sits at a table that has not begun adds to its luck; without that the game begins all the same. */
  #addLuck(): void {
    const luck = this.now?.luck;
    if (!luck || this.now?.status !== "open" || this.info?.chosen) return;
    const mine = this.now.seats.find((seat) => seat.kind === "person" && seat.person === this.you?.person);
    const send = async (ask: LuckAsk): Promise<boolean> => (await this.#socket.send({ type: "luck", ...ask })).type === "done";
    if (mine) void addLuck(this.id, mine.seat, luck, send).catch(() => undefined);
  }

  /** Fetch what the game of this table is made of and its words; where that fails, again after a while. */
  async #learn(table: TableInfo): Promise<void> {
    const game = table.game;
    try {
      const [bundle] = await Promise.all([rest.bundle(game, table.content), speech.learn(game), speech.learn("web-table"), speech.learn(`web-${game}`)]);
      this.words = new GameWords(bundle);
    } catch {
      setTimeout(() => {
        if (!this.words && this.line !== "closed") void this.#learn(table);
      }, RETRY);
    }
  }
}
