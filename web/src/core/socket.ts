/**
 * The line to one table: it comes back by itself after a break and asks for what it missed.
 *
 * Requests that were not answered before a break are sent again under the same id, so nothing is done twice.
 */

import { PROTOCOL } from "../wire.ts";
import type { ClientMessage, Done, Entry, Hello, Refused, ServerMessage } from "../wire.ts";

export type Line = "opening" | "open" | "lost" | "closed";
export type Answer = Done | Refused;

/** A request without its id: the socket chooses it. */
export type Wish = ClientMessage extends infer Message ? (Message extends { id: string } ? Omit<Message, "id"> : never) : never;

export interface Listener {
  line(line: Line): void;
  message(message: ServerMessage): void;
}

export interface Wires {
  /** Opens a socket; tests give their own. */
  open(address: string): WebSocket;
  /** Milliseconds before the next try; `tries` counts from 1. */
  pause(tries: number): number;
}

const BEAT = 25_000;
const SILENCE = 60_000;
const LONGEST_PAUSE = 15_000;

const WIRES: Wires = {
  open: (address) => new WebSocket(address),
  pause: (tries) => Math.min(LONGEST_PAUSE, 300 * 2 ** (tries - 1)) * (0.7 + 0.6 * Math.random()),
};

interface Waiting {
  message: ClientMessage;
  answer: (answer: Answer) => void;
}

export class TableSocket {
  readonly #table: string;
  readonly #listener: Listener;
  readonly #wires: Wires;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #seen = -1;
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #beat: ReturnType<typeof setInterval> | null = null;
  #greeted = false;
  #done = false;

  constructor(table: string, listener: Listener, wires: Wires = WIRES) {
    this.#table = table;
    this.#listener = listener;
    this.#wires = wires;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** Ask for something; the promise survives breaks of the line. */
  send(wish: Wish): Promise<Answer> {
    const message = { ...wish, id: crypto.randomUUID() } as ClientMessage;
    return new Promise((answer) => {
      this.#waiting.set(message.id, { message, answer });
      if (this.#greeted) this.#write(message);
    });
  }

  close(): void {
    this.#done = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#drop();
    this.#listener.line("closed");
  }

  /** The network or the person is back: do not wait for the pause to end. */
  #hurry = (): void => {
    if (this.#done || document.visibilityState === "hidden" || !this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#open();
  };

  /** The network is gone: a line into nowhere would keep silent for a minute before anybody noticed. */
  #cut = (): void => {
    if (this.#socket) this.#lost(this.#socket, this.#wires.pause(1));
  };

  #address(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const from = this.#seen >= 0 ? `?from=${this.#seen}` : "";
    return `${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.#table)}${from}`;
  }

  #open(): void {
    this.#tries += 1;
    this.#greeted = false;
    this.#listener.line(this.#seen >= 0 || this.#tries > 1 ? "lost" : "opening");
    const socket = this.#wires.open(this.#address());
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onmessage = (event) => this.#read(String(event.data));
    socket.onclose = () => this.#lost(socket, this.#wires.pause(this.#tries));
    this.#beat = setInterval(() => this.#listen(), BEAT);
  }

  /** A line that has been silent for long is dead even if nobody said so. */
  #listen(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else if (this.#greeted) this.#write({ type: "ping", id: crypto.randomUUID() });
  }

  #drop(): void {
    if (this.#beat) clearInterval(this.#beat);
    if (this.#timer) clearTimeout(this.#timer);
    this.#beat = this.#timer = null;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onclose = socket.onmessage = null;
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close(); // else the browser would report a failure
    else socket.close();
  }

  #lost(socket: WebSocket, pause: number): void {
    if (socket !== this.#socket || this.#done) return;
    this.#drop();
    this.#greeted = false;
    this.#listener.line("lost");
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#open();
    }, pause);
  }

  #read(data: string): void {
    this.#heard = Date.now();
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === "hello") this.#greet(message);
    else if (message.type === "entry" && !this.#follows(message.entry)) return;
    else if (message.type === "bye") return this.#leave(message.again, message);
    else if (message.type === "done" || message.type === "refused") this.#settle(message);
    this.#listener.message(message);
  }

  #greet(hello: Hello): void {
    if (hello.protocol !== PROTOCOL) {
      location.reload(); // the server is newer than this page
      return;
    }
    this.#tries = 0;
    this.#seen = hello.number;
    this.#greeted = true;
    this.#listener.line("open");
    for (const { message } of this.#waiting.values()) this.#write(message);
  }

  /** Entries come in order. One that was seen is skipped; after a gap the socket is opened again from the last one seen. */
  #follows(entry: Entry): boolean {
    if (entry.number <= this.#seen) return false;
    if (entry.number > this.#seen + 1) {
      this.#socket?.close();
      return false;
    }
    this.#seen = entry.number;
    return true;
  }

  #leave(again: number | null, message: ServerMessage): void {
    this.#listener.message(message);
    const socket = this.#socket;
    if (again === null) this.close();
    else if (socket) this.#lost(socket, again);
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    this.#waiting.delete(answer.id);
    waiting.answer(answer);
  }

  #write(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
