/** The claim tracks in words and figures: who stands where, what the position would reach now, and why. */

import { t } from "../../core/text.svelte.ts";
import { builtRegions } from "./agendas.ts";
import { largestOf } from "./deeds.ts";
import type { TrackRow } from "./figures.ts";
import { sideName, type Sight } from "./table.ts";

const RULE = 0;
const BUILD = 1;

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

/** Regions that count for a side on a track; none on the trade track, where goods count. */
export function countedRegions(sight: Sight, side: number, track: number): number[] {
  const { view } = sight;
  if (track === RULE) return view.regions.filter((region) => view.rulers[region] === side);
  return track === BUILD ? largestOf(view.near, builtRegions(sight, side)) : [];
}

/** What is counted for a side on a track, by name. */
export function counted(sight: Sight, side: number, track: number): string[] {
  const { view, figures, seeing } = sight;
  if (track <= BUILD) return countedRegions(sight, side, track).map((region) => seeing.words.name("region", region));
  return figures.boat.flatMap((spaces, good) => {
    const count = Math.min(spaces, view.goods[side]?.[good] ?? 0);
    return count > 0 ? [`${seeing.words.name("good", good)} ${count}`] : [];
  });
}

/** The row where a marker would stand if the claims were made now: it never comes down. */
export function rowNow({ view }: Sight, side: number, track: number): number {
  return Math.max(view.tracks[side]?.[track] ?? 0, view.track_now[side]?.[track] ?? 0);
}

/** What is still missing for the next row. */
function wanting(sight: Sight, side: number, track: number): string[] {
  const next = nextRow(sight, side, track);
  if (!next) return [];
  const names = next.row.with.map((region) => sight.seeing.words.name("region", region));
  if (names.length > 0) return [t("web-rurik-track-next-with", { points: next.row.points, least: next.row.least, names: names.join(", ") })];
  return [t("web-rurik-track-next", { points: next.row.points, missing: next.missing })];
}

/** How a side stands on a track. */
export function sideWords(sight: Sight, side: number, track: number): string {
  const { view, seeing } = sight;
  const row = view.tracks[side]?.[track] ?? 0;
  const now = rowNow(sight, side, track);
  const why = counted(sight, side, track);
  const args = { side: sideName(sight, side), value: view.track_values[side]?.[track] ?? 0, points: pointsOf(sight, track, row), ...seeing.words.named("track", "track", track) };
  return [
    t("web-rurik-track-side", args) + (why.length > 0 ? ` (${why.join(", ")})` : ""),
    ...(now > row ? [t("web-rurik-track-rises", { points: pointsOf(sight, track, now) })] : []),
    ...(side === view.seat && !view.over ? wanting(sight, side, track) : []),
  ].join("; ");
}

/** A track in words: what each side counts on it and how many points its marker is worth. */
export function trackWords(sight: Sight, track: number): string[] {
  return [sight.seeing.words.name("track", track), ...sight.sides.map((side) => sideWords(sight, side, track))];
}

export function warWords(sight: Sight): string[] {
  const { view, seeing } = sight;
  return [`${t("rurik-source-war")}: ${seeing.words.about("war_track", 0).join("; ")}`, ...sight.sides.map((side) => t("web-rurik-war-side", { side: sideName(sight, side), space: view.war[side] ?? 0 }))];
}
