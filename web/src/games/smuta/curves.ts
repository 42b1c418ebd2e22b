/** Points of towns that were taken and of battles that were won, as the game went on: what events tell. */

import { curvesOf as drawn } from "../../board/curves.ts";
import type { Curve } from "../../table/face.ts";
import type { Entry } from "../../wire.ts";
import type { Figures } from "./figures.ts";

export function curvesOf(told: readonly Entry[], seats: number, figures: Figures): Curve[] {
  const holder = new Map<number, number>();
  const won = Array.from({ length: seats }, () => 0);
  return drawn(told, seats, ({ events }) => {
    for (const { name, args } of events) {
      const [seat, point] = [Number(args["seat"]), Number(args["point"])];
      if (name === "control-taken" || name === "captured") holder.set(point, seat);
      else if (name === "control-lost") holder.delete(point);
      else if (name === "victory") won[seat] = (won[seat] ?? 0) + Number(args["count"]);
    }
    const land = won.map((count) => count);
    for (const [point, seat] of holder) land[seat] = (land[seat] ?? 0) + (figures.points[point]?.vp ?? 0);
    return land;
  });
}
