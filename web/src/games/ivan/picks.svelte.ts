/** Things that people pick in any order where the rules take them one by one in theirs: the picks wait, and are then played as a chain. */

import type { Doing, Seeing } from "../../table/face.ts";
import type { Legal } from "../../wire.ts";

type Wanted = (move: Legal) => boolean;

export class Picks {
  #picked = $state.raw<readonly number[]>([]);
  /** How much had been told when they were picked: later picks are others. */
  #at = $state(-1);
  /** What is still to be played of a chain, and how much had been told when the last move of it was. */
  #due: Wanted[] = [];
  #told = -1;

  of(seeing: Seeing): readonly number[] {
    return this.#at === seeing.told.length ? this.#picked : [];
  }

  letGo(): void {
    this.#picked = [];
    this.giveUp();
  }

  /** Play the next move of the chain when the one before has been heard; where it may not be played, the rest is given up. */
  goOn(seeing: Seeing, doing: Doing): void {
    if (seeing.legal.length === 0 || seeing.told.length <= this.#told) return;
    const wanted = this.#due.shift();
    const move = wanted && seeing.legal.find(wanted);
    if (!move) return this.giveUp();
    this.#told = seeing.told.length;
    doing.play(move.move);
  }

  protected hold(seeing: Seeing, picked: readonly number[]): void {
    this.#picked = picked;
    this.#at = seeing.told.length;
  }

  /** Begin a chain; one that was under way is given up. */
  protected begin(due: readonly Wanted[], seeing: Seeing, doing: Doing): void {
    this.#due = [...due];
    this.#told = -1;
    this.goOn(seeing, doing);
  }

  protected giveUp(): void {
    this.#due = [];
  }
}
