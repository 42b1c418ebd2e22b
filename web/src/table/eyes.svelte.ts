/** Whose eyes look at the table: the own seat, that of the next person at a shared screen, or one lent when the game is over. */

import { seatName } from "../core/names.ts";
import type { LiveTable } from "../core/table.svelte.ts";
import type { SeatView } from "../wire.ts";
import type { Face } from "./face.ts";
import { Stage } from "./stage.svelte.ts";

export class Eyes {
  readonly table: LiveTable;
  readonly face: Face;
  readonly stage: Stage;
  /** The seat whose view is shown; null for a spectator. */
  eyes = $state<number | null>(null);
  /** The seat through whose eyes a game that is over is looked at; null for the own ones. */
  borrowed = $state<number | null>(null);
  /** The seat that the screen must be passed to before anything secret is shown. */
  curtain = $state<number | null>(null);

  constructor(table: LiveTable, face: Face) {
    this.table = table;
    this.face = face;
    this.stage = new Stage(table, face);
  }

  get seatView(): SeatView | null {
    const views = this.stage.shown?.views;
    if (!views) return null;
    const lent = this.borrowed === null ? undefined : views[String(this.borrowed)];
    return lent ?? views[this.eyes === null ? "watch" : String(this.eyes)] ?? null;
  }

  /** What the seat sees now, which may be ahead of what is shown. */
  get nowView(): SeatView | null {
    return this.table.now?.views[String(this.eyes)] ?? null;
  }

  /** Whose view is shown. */
  get looker(): number | null {
    return this.borrowed !== null && this.stage.shown?.views[String(this.borrowed)] ? this.borrowed : this.eyes;
  }

  /** The seats whose things are all open: every one, where a game that is over is looked at. */
  get open(): readonly number[] {
    const { over } = this.table.now ?? {};
    return over ? Object.keys(this.stage.shown?.views ?? {}).filter((key) => key !== "watch").map(Number) : [];
  }

  /** Names by seat, for sentences. */
  get names(): string[] {
    return this.table.seats.map(seatName);
  }

  /** Whether a person plays a seat at the moment, not a bot in their place. */
  plays(seat: number): boolean {
    return this.table.seats[seat]?.bot == null;
  }

  /** Show the view of a seat of mine that is asked; several people at one screen pass it on behind a curtain. */
  settleEyes(): void {
    const { mine, now } = this.table;
    if (mine.length === 0) {
      this.eyes = null;
      return;
    }
    if (mine.length === 1 || this.eyes === null || !mine.includes(this.eyes)) {
      const first = mine.find((seat) => now?.waiting.includes(seat)) ?? mine[0] ?? null;
      if (mine.length > 1 && !now?.over && this.eyes !== first) this.curtain = first;
      this.eyes = first;
      return;
    }
    if (!this.stage.current || !now || now.over || now.waiting.includes(this.eyes)) return;
    const next = mine.find((seat) => now.waiting.includes(seat) && this.plays(seat));
    if (next !== undefined) this.passOn(next);
  }

  /** Let the next person at a shared screen look, behind a curtain. */
  protected passOn(seat: number): void {
    this.eyes = seat;
    this.curtain = seat;
  }
}
