/** Points as everybody can count them: markers, the war track and deeds; agendas come at the end. */

import type { Sight } from "./table.ts";
import { pointsOf } from "./tracks.ts";

/** First and second on the war track; a tie at the top leaves nothing for second. */
export function warPoints({ view, figures }: Sight, side: number): number {
  const own = view.war[side] ?? 0;
  if (own === 0) return 0;
  const better = view.war.filter((space) => space > own).length;
  return better === 0 ? figures.war.first : better === 1 ? figures.war.second : 0;
}

export function scoreOf(sight: Sight, side: number): number {
  const { view, figures } = sight;
  if (view.over) return (view.tally[side] ?? []).reduce((sum, points) => sum + points, 0);
  const tracks = (view.tracks[side] ?? []).reduce((sum, row, track) => sum + pointsOf(sight, track, row), 0);
  const deeds = (view.deeds_done[side] ?? []).reduce((sum, deed) => sum + (figures.deeds[deed]?.points ?? 0), 0);
  return tracks + warPoints(sight, side) + deeds;
}
