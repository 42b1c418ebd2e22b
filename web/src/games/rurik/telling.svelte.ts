/** Steps that are told one after another, at the pace that the person has set. */

import { settings } from "../../core/settings.svelte.ts";

const PACE = { calm: 1100, brisk: 500, instant: 0 } as const;

export class Telling {
  /** How many steps have been told. */
  shown = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Tell so many steps from the first; `at` hears of each, and of the end by -1. */
  tell(count: number, still: boolean, at: (step: number) => void): void {
    this.stop();
    const pace = still ? 0 : PACE[settings.speed];
    if (pace === 0) {
      this.shown = count;
      return;
    }
    this.shown = 0;
    const next = (): void => {
      if (this.shown >= count) return at(-1);
      this.shown += 1;
      at(this.shown - 1);
      this.#timer = setTimeout(next, pace);
    };
    next();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
