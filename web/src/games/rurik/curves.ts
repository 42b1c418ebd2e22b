/** Points as the game went on: markers, deeds and the war track as everybody could count them, agendas at the end. */

import { curvesOf as drawn } from "../../board/curves.ts";
import type { Curve } from "../../table/face.ts";
import type { Entry, Event } from "../../wire.ts";
import type { Figures } from "./figures.ts";
import { warPoints } from "./score.ts";

interface Standing {
  /** Points of each claim track, by seat. */
  tracks: number[][];
  deeds: number[];
  /** Spaces of the war track, the Rebellion's among them. */
  war: number[];
  agendas: number[];
}

function fresh(seats: number): Standing {
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  return { tracks: Array.from({ length: seats }, () => [0, 0, 0]), deeds: none(), war: none(), agendas: none() };
}

/** Note what an event changes. */
function note(standing: Standing, { name, args }: Event, figures: Figures): void {
  const seat = Number(args["seat"]);
  if (name === "claimed" && standing.tracks[seat]) standing.tracks[seat][Number(args["track"])] = Number(args["points"]);
  else if (name === "deed-done") standing.deeds[seat] = (standing.deeds[seat] ?? 0) + (figures.deeds[Number(args["deed"])]?.points ?? 0);
  else if (name === "war-advanced") standing.war[seat] = Number(args["space"]);
  else if (name === "agenda-scored") standing.agendas[seat] = Number(args["points"]);
}

function pointsOf(standing: Standing, figures: Figures): number[] {
  return standing.tracks.map((tracks, seat) => tracks.reduce((sum, points) => sum + points, 0) + (standing.deeds[seat] ?? 0) + warPoints(standing.war, figures, seat) + (standing.agendas[seat] ?? 0));
}

/** The points of every seat after all these events. */
export function pointsAfter(events: Iterable<Event>, seats: number, figures: Figures): number[] {
  const standing = fresh(seats);
  for (const event of events) note(standing, event, figures);
  return pointsOf(standing, figures);
}

export function curvesOf(told: readonly Entry[], seats: number, figures: Figures): Curve[] {
  const standing = fresh(seats);
  return drawn(told, seats, ({ events }) => {
    for (const event of events) note(standing, event, figures);
    return pointsOf(standing, figures);
  });
}
