/** The claim tracks in words and figures. */

import { t } from "../../core/text.svelte.ts";
import type { TrackRow } from "./figures.ts";
import { sideName, type Sight } from "./table.ts";

/** The next row of a track that a side has not reached by its position, and how much is still missing. */
export function nextRow({ view, figures }: Sight, side: number, track: number): { row: TrackRow; missing: number } | null {
  const now = view.track_now[side]?.[track] ?? 0;
  const row = figures.tracks[track]?.[now];
  return row ? { row, missing: Math.max(0, row.least - (view.track_values[side]?.[track] ?? 0)) } : null;
}

/** The points of a row, from 1; none below it. */
export function pointsOf({ figures }: Sight, track: number, row: number): number {
  return row > 0 ? (figures.tracks[track]?.[row - 1]?.points ?? 0) : 0;
}

/** A track in words: what each side counts on it and how many points its marker is worth. */
export function trackWords(sight: Sight, track: number): string[] {
  const { view, seeing } = sight;
  return [
    seeing.words.name("track", track),
    ...sight.sides.map((side) =>
      t("web-rurik-track-side", { side: sideName(sight, side), value: view.track_values[side]?.[track] ?? 0, points: pointsOf(sight, track, view.tracks[side]?.[track] ?? 0), ...seeing.words.named("track", "track", track) }),
    ),
  ];
}

export function warWords(sight: Sight): string[] {
  const { view } = sight;
  return [t("rurik-source-war"), ...sight.sides.map((side) => t("web-rurik-war-side", { side: sideName(sight, side), space: view.war[side] ?? 0 }))];
}
