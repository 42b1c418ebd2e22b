/**
 * What the screen shows, which is not always the present.
 *
 * New entries are shown one after another, with their scenes, so that pieces move instead of jumping. The same
 * player shows the past: one can travel to any entry, step, and watch from there until the present is reached.
 */

import type { Component } from "svelte";

import { rest } from "../core/rest.ts";
import { settings, type Speed } from "../core/settings.svelte.ts";
import type { LiveTable } from "../core/table.svelte.ts";
import type { Entry, Moment } from "../wire.ts";
import type { Face, SceneProps } from "./face.ts";
import { play } from "./sound.ts";
import { isPlayed, standing } from "./told.ts";

/** More news than this at once is not played back, only listed. */
const MOST = 24;
/** How much of its time an entry gets. */
const SHARE: Record<Speed, number> = { calm: 1, brisk: 0.4, instant: 0 };
const KINDS: readonly string[] = ["start", "move", "window", "undo"];
/** How long each step of an entry is looked at in which much happens. */
const STEP = 900;

export interface Scene {
  Component: Component<SceneProps>;
  entry: Entry;
}

export class Stage {
  readonly table: LiveTable;
  readonly face: Face;
  /** The moment that is drawn, and the number of the last entry that it holds. */
  shown = $state.raw<Moment | null>(null);
  at = $state(-1);
  /** Whether the screen follows the game; otherwise it shows the past. */
  live = $state(true);
  playing = $state(false);
  scene = $state.raw<Scene | null>(null);
  /** As much of an entry as has been told, while it is told step by step. */
  part = $state.raw<Entry | null>(null);
  /** The moments of a game that is over show what every seat saw; they are kept apart from those that were heard. */
  #moments = new Map<number, Moment>();
  #opened = new Map<number, Moment>();
  #running = false;
  #closed = false;
  #hasty = false;
  /** What was shown before an entry that is told step by step. */
  #before: Moment | null = null;
  #wake: (() => void) | null = null;
  #turn = 0;

  constructor(table: LiveTable, face: Face) {
    this.table = table;
    this.face = face;
  }

  /** Entries that change what is seen. */
  get steps(): readonly Entry[] {
    return this.table.entries.filter((entry) => KINDS.includes(entry.kind));
  }

  get last(): number {
    return this.steps.at(-1)?.number ?? -1;
  }

  /** Whether the present is shown. */
  get current(): boolean {
    return this.live && this.at >= this.last;
  }

  /** The part of the story that the shown moment holds. */
  get told(): readonly Entry[] {
    const told = standing(this.table.entries, this.at);
    return this.part ? [...told, this.part] : told;
  }

  /** Take note of what the table has heard; called whenever it changes. */
  follow(mine: readonly number[]): void {
    const now = this.table.now;
    if (!now) return;
    this.#moments.set(now.number, now);
    if (this.at < 0) {
      this.#jump(now);
    } else if (this.live) {
      if (this.current) this.shown = this.#opened.get(now.number) ?? now;
      else if (this.#ahead().length > MOST) this.#jump(now);
      else void this.#run(mine);
    }
  }

  #ahead(): readonly Entry[] {
    return this.steps.filter((entry) => entry.number > this.at);
  }

  #jump(now: Moment): void {
    this.#stop();
    this.shown = this.#opened.get(now.number) ?? now;
    this.at = Math.max(this.last, 0);
    this.live = true;
  }

  /** Show the present, at once. */
  present(): void {
    if (this.table.now) this.#jump(this.table.now);
  }

  /** Travel to the moment after an entry, or after the last one before it that changed the board; whether it is there. */
  async travel(number: number): Promise<boolean> {
    this.#stop();
    const turn = this.#turn;
    const step = (this.steps.findLast((entry) => entry.number <= number) ?? this.steps[0])?.number ?? number;
    const moment = await this.#moment(step);
    if (turn !== this.#turn) return true;
    if (!moment) return false;
    this.live = false;
    this.shown = moment;
    this.at = step;
    return true;
  }

  /** Open what everybody held at the end of a game that is over. */
  async open(): Promise<void> {
    const number = this.table.now?.number ?? -1;
    const moment = await this.#moment(number);
    if (moment && this.current) this.shown = moment;
  }

  async step(by: 1 | -1): Promise<void> {
    const steps = this.steps;
    const next = by > 0 ? steps.find((entry) => entry.number > this.at) : steps.findLast((entry) => entry.number < this.at);
    if (!next) return by > 0 ? this.present() : undefined;
    await this.travel(next.number);
  }

  /** Watch from an entry, or from here, until the present. */
  async watch(from: number | null = null): Promise<void> {
    if (from !== null) await this.travel(from);
    this.live = false;
    this.playing = true;
    await this.#run([]);
  }

  pause(): void {
    this.#stop();
  }

  /** End a scene or a pause early, or all steps that are still to be told. */
  hurry(): void {
    this.#hasty = this.part !== null;
    this.#wake?.();
  }

  close(): void {
    this.#closed = true;
    this.#stop();
  }

  #stop(): void {
    this.#turn += 1;
    this.playing = false;
    this.#running = false;
    this.scene = null;
    if (this.part) this.shown = this.#before;
    this.part = null;
    this.#wake?.();
  }

  async #run(mine: readonly number[]): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    const turn = this.#turn;
    for (;;) {
      const entry = this.#ahead()[0];
      if (!entry || turn !== this.#turn || this.#closed) break;
      await this.#show(entry, turn, mine);
    }
    if (turn !== this.#turn) return;
    this.#running = false;
    this.playing = false;
    this.live = true;
    if (this.table.now) this.shown = this.#opened.get(this.table.now.number) ?? this.table.now;
  }

  async #show(entry: Entry, turn: number, mine: readonly number[]): Promise<void> {
    const moment = await this.#moment(entry.number);
    if (turn !== this.#turn) return;
    if (moment && isPlayed(entry)) await this.#tell(entry, moment, turn);
    if (turn !== this.#turn) return;
    for (const Part of isPlayed(entry) ? this.face.scenes(entry, this.shown) : []) {
      this.scene = { Component: Part, entry };
      await new Promise<void>((done) => (this.#wake = done));
      if (turn !== this.#turn) return;
      this.scene = null;
    }
    if (moment) this.shown = moment;
    this.at = entry.number;
    this.part = null;
    if (!isPlayed(entry)) return;
    play(this.face.sound(entry));
    const own = entry.seat !== null && mine.includes(entry.seat);
    if (!own || this.#ahead().length > 0) await this.#rest(this.face.pause(entry));
  }

  /** Show the steps of an entry in which much happens, one after another; nobody is asked anything meanwhile. */
  async #tell(entry: Entry, after: Moment, turn: number): Promise<void> {
    const { steps } = this.face;
    const before = this.shown;
    if (!steps || !before || document.hidden || SHARE[settings.speed] === 0) return;
    this.#hasty = false;
    this.#before = before;
    for (const count of steps.stops(entry)) {
      const events = entry.events.slice(0, count);
      const views = Object.entries(after.views).map(([key, own]) => {
        const view = steps.between(before.views[key]?.view ?? own.view, own.view, events);
        return [key, { ...own, view, prompt: null, legal: [], several: null }];
      });
      this.shown = { ...after, waiting: [], views: Object.fromEntries(views) as Moment["views"] };
      this.part = { ...entry, events };
      await this.#rest(STEP);
      if (turn !== this.#turn || this.#hasty) return;
    }
  }

  #rest(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, document.hidden ? 0 : time * SHARE[settings.speed]);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** The moment after an entry; the server is asked where it was not heard. */
  async #moment(number: number): Promise<Moment | null> {
    const { now } = this.table;
    const kept = now?.over ? this.#opened : this.#moments;
    const known = kept.get(number);
    if (known) return known;
    if (now && !now.over && number === this.last && now.number >= number) return now;
    try {
      const past = await rest.past(this.table.id, number);
      kept.set(number, past.now);
      return past.now;
    } catch {
      return null;
    }
  }
}
