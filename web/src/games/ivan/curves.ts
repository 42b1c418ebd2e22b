/** Points as the game went on. */

import { curvesOf as drawn } from "../../board/curves.ts";
import type { Curve } from "../../table/face.ts";
import type { Entry } from "../../wire.ts";

/** Events that add points without naming the sum. */
const ADDING = new Set(["title-scored", "field-scored", "court-scored", "goods-scored"]);

export function curvesOf(told: readonly Entry[], seats: number): Curve[] {
  const points = Array.from({ length: seats }, () => 0);
  return drawn(told, seats, (entry) => {
    for (const { name, args } of entry.events) {
      const seat = Number(args["seat"]);
      if (name === "scored") points[seat] = Number(args["total"]);
      else if (ADDING.has(name)) points[seat] = (points[seat] ?? 0) + Number(args["points"]);
    }
    return points;
  });
}
