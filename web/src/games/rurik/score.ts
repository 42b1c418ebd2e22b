/** Points as everybody can count them: markers, the war track and deeds; agendas come at the end. */

import type { Figures } from "./figures.ts";
import type { Sight } from "./table.ts";
import { pointsOf } from "./tracks.ts";

/** First and second on the war track, by spaces of all sides; a tie at the top leaves nothing for second. */
export function warPoints(war: readonly number[], figures: Figures, side: number): number {
  const own = war[side] ?? 0;
  if (own === 0) return 0;
  const better = war.filter((space) => space > own).length;
  return better === 0 ? figures.war.first : better === 1 ? figures.war.second : 0;
}

export function scoreOf(sight: Sight, side: number): number {
  const { view, figures } = sight;
  if (view.over) return (view.tally[side] ?? []).reduce((sum, points) => sum + points, 0);
  const tracks = (view.tracks[side] ?? []).reduce((sum, row, track) => sum + pointsOf(sight, track, row), 0);
  const deeds = (view.deeds_done[side] ?? []).reduce((sum, deed) => sum + (figures.deeds[deed]?.points ?? 0), 0);
  return tracks + warPoints(view.war, figures, side) + deeds;
}
