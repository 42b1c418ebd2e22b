/** Points as the game went on, for the chart after it. */

import type { Curve } from "../table/face.ts";
import type { Entry } from "../wire.ts";

/** The points of every seat after each entry; `after` is asked in the order of the entries. */
export function curvesOf(told: readonly Entry[], seats: number, after: (entry: Entry) => readonly number[]): Curve[] {
  const curves: [number, number][][] = Array.from({ length: seats }, () => []);
  for (const entry of told) {
    const points = after(entry);
    curves.forEach((curve, seat) => curve.push([entry.number, points[seat] ?? 0]));
  }
  return curves;
}
