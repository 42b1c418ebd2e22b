/** Points as the game went on. Goals that were turned up later tell what a seat's favourites were worth all along. */

import { curvesOf as drawn } from "../../board/curves.ts";
import type { Curve } from "../../table/face.ts";
import { eventsOf } from "../../table/told.ts";
import type { Entry } from "../../wire.ts";
import type { Figures } from "./figures.ts";
import { sum, worths } from "./forecast.ts";
import { Story, storyOf } from "./story.ts";

export function curvesOf(figures: Figures, told: readonly Entry[], seats: number): Curve[] {
  const ends = storyOf(eventsOf(told), figures.courtiers.length).ends;
  const story = new Story(figures.courtiers.length);
  const points = (seat: number): number => {
    const scored = story.ends.at(-1)?.totals[seat] ?? 0;
    const goal = ends.find((end) => end.round === story.round)?.goals[seat];
    const open = goal === undefined || story.ends.some((end) => end.round === story.round);
    return scored + (open ? 0 : sum(worths(figures, figures.goals[goal] ?? [], story.floors)));
  };
  return drawn(told, seats, (entry) => {
    for (const event of entry.events) story.tell(event);
    return Array.from({ length: seats }, (_, seat) => points(seat));
  });
}
