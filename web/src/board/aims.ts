/** Where each legal move is clicked: the things on the board, and what is left for buttons. */

import type { Legal } from "../wire.ts";

export interface Aims {
  /** Moves by the thing that is clicked first, as `domain:number`. */
  at: ReadonlyMap<string, readonly Legal[]>;
  /** Moves that have no place on the board. */
  apart: readonly Legal[];
}

/** Sort moves by the things that are clicked for them; `thingOf` says nothing for a move without a place. */
export function aimsOf(legal: readonly Legal[], thingOf: (move: Legal) => string): Aims {
  const at = new Map<string, Legal[]>();
  const apart: Legal[] = [];
  for (const move of legal) {
    const thing = thingOf(move);
    if (thing) at.set(thing, [...(at.get(thing) ?? []), move]);
    else apart.push(move);
  }
  return { at, apart };
}

/** A thing taken apart: its domain and its number there. */
export function parted(thing: string): [domain: string, value: number] {
  const [domain = "", value = ""] = thing.split(":");
  return [domain, Number(value)];
}
