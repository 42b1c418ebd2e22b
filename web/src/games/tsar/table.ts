/** The palace at one moment: where every courtier is drawn, and what may be done with it. */

import { memo } from "../../board/memo.ts";
import { viewOf } from "../../board/view.ts";
import type { Point } from "../../board/window.ts";
import type { Legal } from "../../wire.ts";
import type { Seeing } from "../../table/face.ts";
import { eventsOf } from "../../table/told.ts";
import { figuresOf, type Figures } from "./figures.ts";
import { banished, place, waiting, type Palace } from "./palace.ts";
import { BESIDE, OUT } from "./parts.ts";
import { freeSlot, slotsFor, storyOf } from "./story.ts";
import type { TsarView } from "./view.ts";

/** What a game's part needs to know, in the words of this game. */
export interface Sight {
  view: TsarView;
  figures: Figures;
  seeing: Seeing;
  slots: number[];
  /** Candidates that were sent away this round, in order, with the votes. */
  sent: number[][];
}

export const look = memo((seeing: Seeing): Sight => {
  const view = viewOf<TsarView>(seeing);
  const figures = figuresOf(seeing.words.bundle);
  const story = storyOf(eventsOf(seeing.told), figures.courtiers.length);
  const sent = view.ballots.filter((ballot) => view.floor[ballot[0] ?? -1] === OUT);
  return { view, figures, seeing, slots: slotsFor(view.floor, story), sent };
});

/** Where a courtier is drawn. */
export function spot(sight: Sight, palace: Palace, courtier: number): Point {
  const floor = sight.view.floor[courtier] ?? BESIDE;
  if (floor === BESIDE) return waiting(palace, courtier);
  if (floor !== OUT) return place(palace, floor, sight.slots[courtier] ?? 0);
  const order = sight.sent.findIndex((ballot) => ballot[0] === courtier);
  return banished(palace, Math.max(0, order), sight.sent.length);
}

/** Where a courtier would stand on a floor. */
export function spotOn(sight: Sight, palace: Palace, floor: number): Point {
  return place(palace, floor, freeSlot(sight.view.floor, sight.slots, floor));
}

/** The moves of a kind, by courtier. */
export function movesOf(legal: readonly Legal[], kind: string): Map<number, Legal[]> {
  const found = new Map<number, Legal[]>();
  for (const move of legal) {
    if (move.kind !== kind) continue;
    const courtier = move.args[0] ?? -1;
    found.set(courtier, [...(found.get(courtier) ?? []), move]);
  }
  return found;
}

/** Favourites of the viewer, unless they are covered. */
export function ownFavourites({ view, seeing }: Sight): readonly number[] {
  return seeing.covered ? [] : (view.favourites ?? []);
}
