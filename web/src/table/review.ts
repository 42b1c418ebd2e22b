/** The rounds of a game as places in its log: a line that is a heading begins one. */

import type { Entry } from "../wire.ts";
import type { Desk } from "./desk.svelte.ts";

export interface Chapter {
  /** The entry that begins it, and its place among the steps. */
  number: number;
  at: number;
  title: string;
}

export function chaptersOf(desk: Desk, steps: readonly Entry[]): Chapter[] {
  return steps.flatMap((entry, at) => {
    const title = desk.lines(entry).find((line) => line.tone === "heading")?.text;
    return title === undefined ? [] : [{ number: entry.number, at, title }];
  });
}

/** The chapter that a step belongs to. */
export function chapterAt(chapters: readonly Chapter[], at: number): Chapter | null {
  return chapters.findLast((chapter) => chapter.at <= at) ?? null;
}

/** Where the round before or after a step begins; the way back leads to the beginning of its own round first. */
export function roundFrom(chapters: readonly Chapter[], at: number, by: 1 | -1): number | null {
  const next = by > 0 ? chapters.find((chapter) => chapter.at > at) : chapters.findLast((chapter) => chapter.at < at);
  return next?.number ?? null;
}

/** Travels to the last place that was wished for, one journey at a time, however fast the wishes come. */
export class Seeker {
  readonly #travel: (number: number) => Promise<unknown>;
  #wanted: number | null = null;
  #busy = false;

  constructor(travel: (number: number) => Promise<unknown>) {
    this.#travel = travel;
  }

  /** Where the journey leads that is under way; null when it has ended. */
  get wanted(): number | null {
    return this.#wanted;
  }

  async seek(number: number): Promise<void> {
    this.#wanted = number;
    if (this.#busy) return;
    this.#busy = true;
    while (this.#wanted !== null) {
      const wanted: number = this.#wanted;
      await this.#travel(wanted);
      if (this.#wanted === wanted) this.#wanted = null;
    }
    this.#busy = false;
  }
}
