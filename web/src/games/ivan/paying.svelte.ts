/** Cities that are to pay. */

import type { Doing, Seeing } from "../../table/face.ts";
import type { Legal } from "../../wire.ts";
import type { IvanView } from "./parts.ts";
import { Picks } from "./picks.svelte.ts";

function nameable(seeing: Seeing): Legal[] {
  return (seeing.view as unknown as IvanView).ask === "name-cities" ? seeing.legal.filter((move) => move.kind === "harvest") : [];
}

class Paying extends Picks {
  /** Pick a city or let it go; false where that is not the question. With the last city that may pay all are named. */
  pick(seeing: Seeing, doing: Doing, city: number): boolean {
    const open = nameable(seeing);
    if (!open.some((move) => move.args[0] === city)) return false;
    const before = this.of(seeing);
    const picked = before.includes(city) ? before.filter((one) => one !== city) : [...before, city];
    this.hold(seeing, picked);
    const left = Number((seeing.view as unknown as IvanView).agenda.at(-1)?.[1]["left"] ?? 1);
    if (picked.length === Math.min(left, open.length)) this.name(seeing, doing);
    return true;
  }

  /** Name the picked cities, and no others: where more could follow, that is said. */
  name(seeing: Seeing, doing: Doing): void {
    const cities = this.of(seeing).toSorted((a, b) => a - b);
    const named = cities.map((city) => (move: Legal) => move.kind === "harvest" && move.args[0] === city);
    this.begin([...named, (move) => move.kind === "pass"], seeing, doing);
  }

  override goOn(seeing: Seeing, doing: Doing): void {
    if (seeing.legal.length > 0 && nameable(seeing).length === 0) this.giveUp();
    super.goOn(seeing, doing);
  }
}

export const paying = new Paying();
