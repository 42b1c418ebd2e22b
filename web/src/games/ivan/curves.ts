/** Points as the game went on. */

import { curvesOf as drawn } from "../../board/curves.ts";
import type { Curve } from "../../table/face.ts";
import type { Entry, Event } from "../../wire.ts";

/** Events that add points without naming the sum. */
const ADDING = new Set(["title-scored", "field-scored", "court-scored", "goods-scored"]);

/** Add to the points of every seat what events tell of them. */
function add(points: number[], events: readonly Event[]): number[] {
  for (const { name, args } of events) {
    const seat = Number(args["seat"]);
    if (name === "scored") points[seat] = Number(args["total"]);
    else if (ADDING.has(name)) points[seat] = (points[seat] ?? 0) + Number(args["points"]);
  }
  return points;
}

const none = (seats: number): number[] => Array.from({ length: seats }, () => 0);

/** The points of every seat after all these events. */
export function pointsAfter(events: readonly Event[], seats: number): number[] {
  return add(none(seats), events);
}

export function curvesOf(told: readonly Entry[], seats: number): Curve[] {
  const points = none(seats);
  return drawn(told, seats, (entry) => add(points, entry.events));
}
