/** Time that runs out before one's eyes. */

import type { Clock } from "../wire.ts";

const BEAT = 250;

export interface Running {
  clock: Clock;
  /** When the server drew the moment that the clock belongs to. */
  since: number;
  /** Whether the moment is the present; the past does not run. */
  live: boolean;
}

/** To be made while a component is set up. */
export class Countdown {
  #now = $state(Date.now());
  readonly #read: () => Running | null;
  readonly #running: Running | null = $derived.by(() => this.#read());
  /** The clock of this machine may differ from the server's, so time is counted from when the moment was drawn. */
  readonly #drawn: number = $derived.by(() => (void this.#running?.since, void this.#running?.clock, Date.now()));

  constructor(read: () => Running | null) {
    this.#read = read;
    $effect(() => {
      const timer = setInterval(() => (this.#now = Date.now()), BEAT);
      return () => clearInterval(timer);
    });
  }

  /** Milliseconds that are left; null without a clock. */
  get left(): number | null {
    const running = this.#running;
    if (!running) return null;
    const { clock, live } = running;
    return Math.max(0, clock.left - (clock.running && live ? Math.max(0, this.#now - this.#drawn) : 0));
  }
}
