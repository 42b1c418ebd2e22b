/** What somebody has in hand before a move is made: things picked one after another, or several chosen at once. */

import type { Several } from "../wire.ts";
import { Selection } from "./selection.svelte.ts";

export const NO_PICKS: readonly string[] = [];

export class Choosing {
  #picked = $state.raw(NO_PICKS);
  /** The question for several things, as text: what is chosen stays until the question is another one. */
  readonly #question: () => string;
  readonly #asked: string = $derived.by(() => this.#question());
  /** What is chosen so far where several things are asked for at once; null where they are not. */
  readonly selection: Selection | null = $derived(this.#asked ? new Selection((JSON.parse(this.#asked) as { several: Several }).several) : null);

  constructor(question: () => string) {
    this.#question = question;
  }

  get picked(): readonly string[] {
    return this.#picked;
  }

  pick(things: readonly string[]): void {
    this.#picked = things;
  }

  /** Let go of everything; whether there was anything. */
  letGo(): boolean {
    const held = this.#picked.length > 0 || (this.selection?.total ?? 0) > 0;
    this.pick(NO_PICKS);
    this.selection?.clear();
    return held;
  }
}
