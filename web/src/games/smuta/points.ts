/** What the victory points of a party come from. */

import type { Figures } from "./figures.ts";
import { NOBODY, POLISH, SHUISKY, SOVEREIGN } from "./parts.ts";

/** What points come from: who holds each point of the map, the Victory markers, the Tsar and the Peace with Sweden. */
export interface Held {
  control: readonly number[];
  victories: readonly number[];
  /** The party that has the Tsar. */
  reigning: number;
  peace: number;
}

export const SOURCES = ["towns", "victories", "tsar", "sovereign", "peace"] as const;
export type Source = (typeof SOURCES)[number];

/** What a town counts for whoever holds it: double for the Poles in Smolensk, and for Shuisky in the north. */
function worthOf(figures: Figures, seat: number, point: number): number {
  const { vp, north, smolensk } = figures.points[point]!;
  const factor = smolensk && seat === POLISH ? figures.smolenskFactor : north && seat === SHUISKY ? figures.northFactor : 1;
  return vp * factor;
}

export function pointsFrom(figures: Figures, seat: number, held: Held): Record<Source, number> {
  const sum = (holder: number): number => held.control.reduce((total, one, point) => total + (one === holder ? worthOf(figures, seat, point) : 0), 0);
  const reigns = held.reigning !== NOBODY && held.reigning === seat;
  return {
    towns: sum(seat),
    victories: (held.victories[seat] ?? 0) * figures.victoryPoints,
    tsar: reigns ? figures.tsarPoints : 0,
    sovereign: reigns ? figures.points.reduce((total, { vp }, point) => total + (held.control[point] === SOVEREIGN ? vp : 0), 0) : 0,
    peace: held.peace === seat ? figures.peacePoints : 0,
  };
}

export const total = (parts: Record<Source, number>): number => SOURCES.reduce((sum, source) => sum + parts[source], 0);
