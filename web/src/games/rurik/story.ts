/** What the events tell of a claim phase. */

import type { Event } from "../../wire.ts";

export interface Claim {
  side: number;
  track: number;
  value: number;
  points: number;
}

/** The steps up of a claim phase. */
export function claimsOf(events: readonly Event[]): Claim[] {
  return events
    .filter(({ name }) => name === "claimed")
    .map(({ args }) => ({ side: Number(args["seat"]), track: Number(args["track"]), value: Number(args["value"]), points: Number(args["points"]) }));
}
