/** A piece that is to move: first the city where it stands is chosen, then where it goes. */

import type { Seeing } from "../../table/face.ts";
import type { Legal } from "../../wire.ts";
import { marches } from "./aims.ts";
import { BOYAR, WARRIOR } from "./parts.ts";
import { look } from "./table.ts";

export interface March {
  /** The chosen city, or -1. */
  from: number;
  /** The kinds of pieces that can move from there, and the one that would. */
  movers: readonly number[];
  mover: number;
  /** Moves by the city where they end. */
  ways: ReadonlyMap<number, Legal>;
  /** What else can be done in the chosen city. */
  placing: Legal | null;
}

const NOWHERE: March = { from: -1, movers: [], mover: WARRIOR, ways: new Map(), placing: null };

class Marching {
  #chosen = $state(-1);
  #wished = $state(WARRIOR);
  /** How much had been told when the city was chosen: a later question is another. */
  #at = $state(-1);

  of(seeing: Seeing): March {
    const here = this.#at === seeing.told.length ? (look(seeing).aims.at.get(`city:${this.#chosen}`) ?? []) : [];
    const movers = [WARRIOR, BOYAR].filter((mover) => marches(here, mover).size > 0);
    const [first] = movers;
    if (first === undefined) return NOWHERE;
    const mover = movers.includes(this.#wished) ? this.#wished : first;
    return { from: this.#chosen, movers, mover, ways: marches(here, mover), placing: here.find((move) => move.kind !== "move") ?? null };
  }

  choose(seeing: Seeing, city: number): void {
    this.#chosen = city;
    this.#at = seeing.told.length;
  }

  prefer(mover: number): void {
    this.#wished = mover;
  }

  letGo(): void {
    this.#chosen = -1;
  }
}

export const marching = new Marching();
