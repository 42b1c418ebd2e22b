/** Where the pieces of a point stand: those in the field over it, an army in the fortress beside it. */

import type { Point } from "../../board/window.ts";
import { symbolSize } from "./map.ts";
import { groupedWith, has, piecesAt, placeOf, type Sight } from "./table.ts";

export interface Stood extends Point {
  who: number;
  scale: number;
  inside: boolean;
}

/** How large a medallion of radius 50 is drawn, and how far two of them stand apart. */
export const SCALE = 0.46;
const WITHIN = 0.38;
const APART = 50;
const CLOSE = 40;
const OVER = 34;

/** Pieces at a point with their middles. */
export function stackAt(sight: Sight, point: number, at: Point): Stood[] {
  const pieces = piecesAt(sight, point);
  const place = placeOf(sight, point);
  const size = symbolSize(place.kind, place.vp);
  const field = pieces.filter((who) => !has(sight, who, "inside"));
  const gaps = field.slice(1).map((who, index) => (groupedWith(sight, who) === field[index] ? CLOSE : APART));
  const width = gaps.reduce((sum, gap) => sum + gap, 0);
  let x = at.x - width / 2;
  const stood = field.map((who, index) => {
    x += index > 0 ? gaps[index - 1]! : 0;
    return { who, x, y: at.y - size - OVER, scale: SCALE, inside: false };
  });
  const inside = pieces.filter((who) => has(sight, who, "inside")).map((who, index) => ({ who, x: at.x + size + 18 + index * CLOSE, y: at.y - 10, scale: WITHIN, inside: true }));
  return [...stood, ...inside];
}

/** The parties whose Siege markers lie on the fortress of a point. */
export function besiegersAt(sight: Sight, point: number): number[] {
  return [...new Set(piecesAt(sight, point).flatMap((who) => (has(sight, who, "laid") ? [sight.view.owner[who] ?? 0] : [])))];
}
