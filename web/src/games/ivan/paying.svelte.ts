/** Cities that are to pay. People pick them in any order; the rules take them one by one in theirs, so the picks wait here. */

import type { Doing, Seeing } from "../../table/face.ts";
import type { Legal } from "../../wire.ts";
import type { IvanView } from "./parts.ts";

function nameable(seeing: Seeing): Legal[] {
  return (seeing.view as unknown as IvanView).ask === "name-cities" ? seeing.legal.filter((move) => move.kind === "harvest") : [];
}

class Paying {
  #picked = $state.raw<readonly number[]>([]);
  /** How much had been told when they were picked: later picks are others. */
  #at = $state(-1);
  /** Cities that are still to be named, and how much had been told when the last one was. */
  #due: number[] | null = null;
  #told = -1;

  of(seeing: Seeing): readonly number[] {
    return this.#at === seeing.told.length ? this.#picked : [];
  }

  /** Pick a city or let it go; false where that is not the question. With the last city that may pay all are named. */
  pick(seeing: Seeing, doing: Doing, city: number): boolean {
    const open = nameable(seeing);
    if (!open.some((move) => move.args[0] === city)) return false;
    const before = this.of(seeing);
    this.#picked = before.includes(city) ? before.filter((one) => one !== city) : [...before, city];
    this.#at = seeing.told.length;
    const left = Number((seeing.view as unknown as IvanView).agenda.at(-1)?.[1]["left"] ?? 1);
    if (this.#picked.length === Math.min(left, open.length)) this.name(seeing, doing);
    return true;
  }

  letGo(): void {
    this.#picked = [];
    this.#due = null;
  }

  /** Name the picked cities, and no others. */
  name(seeing: Seeing, doing: Doing): void {
    this.#due = this.of(seeing).toSorted((a, b) => a - b);
    this.#told = -1;
    this.goOn(seeing, doing);
  }

  /** Name the next one when the one before has been heard; say so when there is none, if somebody asks. */
  goOn(seeing: Seeing, doing: Doing): void {
    if (!this.#due || seeing.legal.length === 0 || seeing.told.length <= this.#told) return;
    const city = this.#due.shift();
    const asked = nameable(seeing).length > 0;
    const move = seeing.legal.find((one) => asked && (city === undefined ? one.kind === "pass" : one.kind === "harvest" && one.args[0] === city));
    if (city === undefined || !move) this.#due = null;
    this.#told = seeing.told.length;
    if (move) doing.play(move.move);
  }
}

export const paying = new Paying();
