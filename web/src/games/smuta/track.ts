/** The turn track: its cells, who waits there, and the markers that stand on them. */

import { AWAY, NOBODY, NONE } from "./parts.ts";
import { away, figureOf, type Sight } from "./table.ts";

export interface Cell {
  cell: number;
  /** Those who come back, and commanders who come by themselves on a date. */
  waiting: readonly number[];
  /** What stands there, as glyphs. */
  markers: readonly ("long_rule" | "crisis" | "sobor")[];
  past: boolean;
  now: boolean;
}

export function cellsOf(sight: Sight): Cell[] {
  const { view, figures } = sight;
  const waiting = [...away(sight, AWAY.track), ...away(sight, AWAY.notYet).filter((who) => (view.owner[who] ?? NOBODY) >= 0 && figureOf(sight, who).due >= 0)];
  const where = (who: number): number => (view.at[who] === AWAY.track ? (view.track[who] ?? NONE) : Math.max(view.cell, figureOf(sight, who).due));
  return Array.from({ length: figures.track.cells }, (_, cell) => ({
    cell,
    waiting: waiting.filter((who) => where(who) === cell),
    markers: [...(view.long_rule !== NONE && view.long_rule === cell ? (["long_rule"] as const) : []), ...(figures.track.crisis === cell ? (["crisis"] as const) : []), ...(figures.track.sobor === cell ? (["sobor"] as const) : [])],
    past: cell < view.cell,
    now: cell === view.cell,
  }));
}
