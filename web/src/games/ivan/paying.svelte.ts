/** Cities that are to pay. People pick them in any order; the rules take them one by one in theirs, so the picks wait here. */

import type { Doing, Seeing } from "../../table/face.ts";
import type { Legal } from "../../wire.ts";
import { Ordered } from "./ordered.ts";
import type { IvanView } from "./parts.ts";

function nameable(seeing: Seeing): Legal[] {
  return (seeing.view as unknown as IvanView).ask === "name-cities" ? seeing.legal.filter((move) => move.kind === "harvest") : [];
}

class Paying {
  #picked = $state.raw<readonly number[]>([]);
  /** How much had been told when they were picked: later picks are others. */
  #at = $state(-1);
  #chain = new Ordered();

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
    this.#chain.giveUp();
  }

  /** Name the picked cities, and no others: where more could follow, that is said. */
  name(seeing: Seeing, doing: Doing): void {
    const cities = this.of(seeing).toSorted((a, b) => a - b);
    const named = cities.map((city) => (move: Legal) => move.kind === "harvest" && move.args[0] === city);
    this.#chain.begin([...named, (move) => move.kind === "pass"], seeing, doing);
  }

  goOn(seeing: Seeing, doing: Doing): void {
    if (seeing.legal.length > 0 && nameable(seeing).length === 0) this.#chain.giveUp();
    this.#chain.goOn(seeing, doing);
  }
}

export const paying = new Paying();
