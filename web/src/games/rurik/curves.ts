/** Points as the game went on: the tracks by their markers, and at the end what the log adds. */

import { curvesOf as drawn } from "../../board/curves.ts";
import type { Curve } from "../../table/face.ts";
import type { Entry, Event } from "../../wire.ts";

/** Events that add points at the very end. */
const ADDING = new Set(["war-scored", "agenda-scored", "deeds-scored"]);

interface Standing {
  /** Points of each claim track by seat. */
  tracks: number[][];
  more: number[];
}

function add(standing: Standing, events: readonly Event[]): number[] {
  for (const { name, args } of events) {
    const seat = Number(args["seat"]);
    const points = Number(args["points"]);
    if (name === "claimed" && standing.tracks[seat]) standing.tracks[seat][Number(args["track"])] = points;
    else if (ADDING.has(name)) standing.more[seat] = (standing.more[seat] ?? 0) + points;
  }
  return standing.tracks.map((tracks, seat) => tracks.reduce((sum, points) => sum + points, 0) + (standing.more[seat] ?? 0));
}

function fresh(seats: number): Standing {
  return { tracks: Array.from({ length: seats }, () => [0, 0, 0]), more: Array.from({ length: seats }, () => 0) };
}

/** The points of every seat after all these events. */
export function pointsAfter(events: readonly Event[], seats: number): number[] {
  return add(fresh(seats), events);
}

export function curvesOf(told: readonly Entry[], seats: number): Curve[] {
  const standing = fresh(seats);
  return drawn(told, seats, (entry) => add(standing, entry.events));
}
