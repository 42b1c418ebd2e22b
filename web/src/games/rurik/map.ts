/** Where things stand on the drawn map. The content places regions on a square of 1000; the map is a little higher. */

import type { Point } from "../../board/window.ts";
import { memo } from "../../board/memo.ts";
import type { Figures, Line } from "./figures.ts";

export const WIDTH = 1000;
export const HEIGHT = 1120;
const STRETCH = HEIGHT / 1000;

export function at([x, y]: readonly [number, number]): Point {
  return { x, y: y * STRETCH };
}

const key = ([x, y]: readonly [number, number]): string => `${x} ${y}`;

/** A line through points, bent smoothly; the same the other way round. */
export function bent(points: readonly Point[]): string {
  const point = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  const figure = (value: number): string => String(Math.round(value * 10) / 10);
  let path = "";
  for (let index = 0; index < points.length - 1; index += 1) {
    const [a, b, c, d] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const bends = [b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6, c.x - (d.x - b.x) / 6, c.y - (d.y - b.y) / 6, c.x, c.y];
    path += `C${bends.map(figure).join(" ")}`;
  }
  return path;
}

/** For every edge of a region, the region on its other side. */
function neighbours(lines: readonly Line[]): Map<string, number> {
  const found = new Map<string, number>();
  lines.forEach((line, region) => line.forEach((from, index) => found.set(`${key(from)} ${key(line[(index + 1) % line.length]!)}`, region)));
  return found;
}

/** A region as a path. Its border is bent between the points where it changes its neighbour, so that both sides share it to the last bend. */
function shape(line: Line, sides: ReadonlyMap<string, number>): string {
  const count = line.length;
  const point = (index: number): readonly [number, number] => line[((index % count) + count) % count]!;
  const beyond = (index: number): number => sides.get(`${key(point(index + 1))} ${key(point(index))}`) ?? -1;
  const turns = Array.from({ length: count }, (_, index) => index).filter((index) => beyond(index) !== beyond(index - 1));
  const corners = turns.length > 0 ? turns : [0];
  const start = at(point(corners[0]!));
  const parts = corners.map((from, index) => {
    const to = index + 1 < corners.length ? corners[index + 1]! : corners[0]! + count;
    return bent(Array.from({ length: to - from + 1 }, (_, step) => at(point(from + step))));
  });
  return `M${start.x} ${start.y}${parts.join("")}Z`;
}

/** The shapes of all regions. */
export const shapesOf = memo((figures: Figures): string[] => {
  const lines = figures.regions.map(({ outline }) => outline);
  const sides = neighbours(lines);
  return lines.map((line) => shape(line, sides));
});

const line = (...points: [number, number][]): string => `M${at(points[0]!).x} ${at(points[0]!).y}${bent(points.map(at))}`;

/** The great rivers: Dnieper with Pripyat and Desna, Volga with Oka, Western Dvina, Lovat and Volkhov, Dniester, Don. */
export const RIVERS: readonly string[] = [
  line([640, 350], [560, 440], [470, 480], [440, 540], [452, 600], [500, 690], [560, 775], [640, 830], [648, 905]),
  line([190, 560], [300, 570], [400, 565], [445, 585]),
  line([740, 470], [620, 540], [520, 590], [452, 605]),
  line([600, 270], [700, 230], [790, 250], [870, 215], [1000, 230]),
  line([720, 480], [760, 420], [850, 400], [910, 330], [960, 250]),
  line([560, 310], [470, 380], [360, 400], [250, 330], [160, 235]),
  line([430, 330], [410, 270], [440, 190], [420, 90]),
  line([120, 760], [220, 800], [330, 900], [420, 1000]),
  line([880, 470], [860, 580], [910, 680], [850, 800]),
];
