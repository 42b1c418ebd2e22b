/** The order in which a table of points lists the seats. */

import type { Seeing } from "../table/face.ts";
import type { Ending } from "../wire.ts";

/** The place of every seat; everybody is first where the rules name no places. */
export function placesOf(seeing: Seeing, result: Ending): number[] {
  return result.places ?? seeing.seats.map(() => 1);
}

/** Seats from the first place down. */
export function byPlace(places: readonly number[]): number[] {
  return places.map((_, seat) => seat).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
}
