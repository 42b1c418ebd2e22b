/** What a move would change, as far as the viewer may know: points of the own favourites, room on the floors. */

import { OUT, type Worth } from "./parts.ts";
import type { TsarView } from "./view.ts";
import type { Figures } from "./figures.ts";

/** What one courtier is worth where it stands. */
function pointsAt(figures: Figures, floor: number): number {
  return floor >= 0 ? (figures.floors[floor]?.points ?? 0) : 0;
}

/** The favourites of a goal with what each is worth. */
export function worths(figures: Figures, favourites: readonly number[], floors: readonly number[]): Worth[] {
  return favourites.map((courtier) => {
    const floor = floors[courtier] ?? OUT;
    return { courtier, floor, points: pointsAt(figures, floor) };
  });
}

export function sum(items: readonly Worth[]): number {
  return items.reduce((total, one) => total + one.points, 0);
}

/** What a round would bring: the sum, or the reward for nothing at all in the last round. */
export function roundPoints(figures: Figures, round: number, placed: number): number {
  return placed === 0 && round === figures.zeroRound ? figures.zeroPoints : placed;
}

export interface Forecast {
  /** Points of the own favourites now and after the move; the same where it does not touch them. */
  now: number;
  after: number;
  favourite: boolean;
  /** Places left on the floor that is entered, after the move. */
  free: number;
  /** Whether the move calls an election. */
  election: boolean;
}

export interface Deed {
  courtier: number;
  floor: number;
}

/** What a settling or a raising would mean. */
export function forecast(figures: Figures, view: TsarView, deed: Deed): Forecast {
  const favourites = view.favourites ?? [];
  const after = [...view.floor];
  after[deed.courtier] = deed.floor;
  const there = view.floor.filter((at) => at === deed.floor).length;
  return {
    now: sum(worths(figures, favourites, view.floor)),
    after: sum(worths(figures, favourites, after)),
    favourite: favourites.includes(deed.courtier),
    free: (figures.floors[deed.floor]?.capacity ?? 0) - there - 1,
    election: deed.floor === figures.throne,
  };
}

export interface Outcome {
  /** The points that this round brings the viewer if the candidate is elected now. */
  elected: number;
  /** The points of the favourites that stay in the palace if the candidate must leave. */
  banished: number;
  /** Whether the reward for nothing would be paid if the candidate is elected now. */
  zero: boolean;
}

/** What an election would end: the round with these points, or the candidate's career. */
export function outcome(figures: Figures, view: TsarView): Outcome {
  const favourites = view.favourites ?? [];
  const placed = sum(worths(figures, favourites, view.floor));
  const without = [...view.floor];
  without[view.candidate] = OUT;
  const elected = roundPoints(figures, view.round, placed);
  return { elected, banished: sum(worths(figures, favourites, without)), zero: elected !== placed };
}
