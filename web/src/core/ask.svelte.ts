/** Something asked of the server: waiting, here, or failed with a sentence and a way to try again. */

import { failure } from "./problems.ts";
import { ServerProblem } from "./rest.ts";

export class Asked<T> {
  value = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);
  busy = $state(false);
  readonly #ask: () => Promise<T>;
  #turn = 0;

  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
    void this.again();
  }

  get problem(): string {
    return this.error === null ? "" : failure(this.error);
  }

  /** The status of the answer, 0 where none came. */
  get status(): number {
    return this.error instanceof ServerProblem ? this.error.status : 0;
  }

  /** Ask (again). What is here stays until the new answer comes; an answer that was overtaken is dropped. */
  async again(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.busy = true;
    try {
      const value = await this.#ask();
      if (turn === this.#turn) {
        this.value = value;
        this.error = null;
      }
    } catch (error) {
      if (turn === this.#turn) this.error = error;
    } finally {
      if (turn === this.#turn) this.busy = false;
    }
  }
}

/** One thing done at a click: busy while it runs, its failure as a sentence. */
export class Deed {
  busy = $state(false);
  error = $state.raw<unknown>(null);

  get problem(): string {
    return this.error === null ? "" : failure(this.error);
  }

  async run(act: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    try {
      await act();
    } catch (error) {
      this.error = error;
    } finally {
      this.busy = false;
    }
  }
}
