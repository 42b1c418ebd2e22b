/** A table to sit at: a line that the test speaks on, the desk of seat 0, and what was sent. */

import { afterEach } from "vitest";

import { LiveTable } from "../src/core/table.svelte.ts";
import { Desk } from "../src/table/desk.svelte.ts";
import type { Face } from "../src/table/face.ts";
import { PROTOCOL, type Entry, type Moment, type Order, type ServerMessage } from "../src/wire.ts";
import { BUNDLE, GAME, table } from "./fixtures.ts";
import { serve, type Answers } from "./server.ts";
import { until } from "./until.ts";

interface Wire {
  readyState: number;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  send: (data: string) => void;
  close: () => void;
}

interface Greeting {
  seats?: number[];
  entries?: readonly Entry[];
  game?: string;
  orders?: Record<string, Order[]>;
}

export class Sitting {
  readonly live: LiveTable;
  readonly desk: Desk;
  readonly sent: Record<string, unknown>[] = [];
  #wire: Wire | null = null;

  constructor(face: Face) {
    const open = (): WebSocket => {
      const wire: Wire = { readyState: WebSocket.OPEN, close: () => undefined, send: (data: string) => this.sent.push(JSON.parse(data) as Record<string, unknown>) };
      this.#wire = wire;
      return wire as unknown as WebSocket;
    };
    this.live = new LiveTable("t0", { open, pause: () => 0 });
    this.desk = new Desk(this.live, face);
    made.push(this);
  }

  say(message: ServerMessage): void {
    this.#wire?.onmessage?.({ data: JSON.stringify(message) });
    this.follow();
  }

  /** The line breaks; the next greeting is on a new one. */
  lose(): void {
    this.#wire?.onclose?.();
  }

  /** What the page does whenever the table has heard something. */
  follow(): void {
    this.desk.stage.follow(this.live.mine);
    this.desk.settleEyes();
  }

  greet(now: Moment, { seats = [0], entries = upTo(now.number), game = "tsar", orders = {} }: Greeting = {}): void {
    const you = { person: "p0", name: "Анна", seats, note: "", orders };
    this.say({ type: "hello", protocol: PROTOCOL, left_out: 0, table: table({ game, seats: now.seats, status: now.status }), you, number: now.number, entries: [...entries], now });
  }

  /** One more entry; the moment is that of the fixture unless another is given. */
  entry(entry: Entry, now: Moment | null): void {
    this.say({ type: "entry", entry, now });
  }

  answer(number = 0): void {
    const last = this.sent.at(-1);
    if (last) this.say({ type: "done", id: String(last["id"]), number });
  }

  close(): void {
    this.desk.stage.close();
    this.live.close();
  }
}

const made: Sitting[] = [];

afterEach(() => {
  for (const one of made.splice(0)) one.close();
});

export function upTo(number: number): readonly Entry[] {
  return GAME.entries.filter((entry) => entry.number <= number);
}

export function moment(name: string): Moment {
  const found = GAME.moments[name];
  if (!found) throw new Error(`no moment ${name}`);
  return found;
}

/** Sit down at a moment of the recorded game. */
export async function sit(face: Face, name: string, answers: Answers = {}, seats: number[] = [0]): Promise<Sitting> {
  return settle(face, moment(name), { seats }, { "GET content/tsar": BUNDLE, ...answers });
}

/** Sit down at any moment of any game. */
export async function settle(face: Face, now: Moment, greeting: Greeting, answers: Answers): Promise<Sitting> {
  serve(answers);
  const sitting = new Sitting(face);
  sitting.greet(now, greeting);
  await until(() => {
    if (!sitting.desk.seeing) throw new Error("the words are not here yet");
  });
  return sitting;
}
