/** Moves that were chosen together and are played one after another, each when the one before has been heard. */

import type { Doing, Seeing } from "../../table/face.ts";
import type { Legal } from "../../wire.ts";

type Wanted = (move: Legal) => boolean;

export class Ordered {
  #due: Wanted[] = [];
  /** How much had been told when the last one was played. */
  #told = -1;

  /** Begin a chain; one that was under way is given up. */
  begin(due: readonly Wanted[], seeing: Seeing, doing: Doing): void {
    this.#due = [...due];
    this.#told = -1;
    this.goOn(seeing, doing);
  }

  /** Play the next one if it may be played now; where it may not, something else has happened and the rest is given up. */
  goOn(seeing: Seeing, doing: Doing): void {
    if (seeing.legal.length === 0 || seeing.told.length <= this.#told) return;
    const wanted = this.#due.shift();
    const move = wanted && seeing.legal.find(wanted);
    if (!move) return this.giveUp();
    this.#told = seeing.told.length;
    doing.play(move.move);
  }

  giveUp(): void {
    this.#due = [];
  }
}
