/** The drawn map. The content places regions on a square of 1000; at a desk the map is higher, on a phone lower than that. */

import type { Point } from "../../board/window.ts";
import { memo } from "../../board/memo.ts";
import type { Figures, Line } from "./figures.ts";

export const WIDTH = 1000;
const HIGH = 1260;
const LOW = 930;
/** How far from the edges of the map the middle of a region's things stays, so that all of them are seen. */
const MARGIN = 104;

export interface Land {
  height: number;
  /** The shapes of the regions, and where their things stand. */
  shapes: readonly string[];
  places: readonly Point[];
  rivers: readonly string[];
  waves: readonly Point[];
  /** The names of the two seas. */
  seas: readonly (Point & { id: string })[];
}

type At = (point: readonly [number, number]) => Point;

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

/** For every edge of a region, the region that has it. */
function edges(lines: readonly Line[]): Map<string, number> {
  const found = new Map<string, number>();
  lines.forEach((line, region) => line.forEach((from, index) => found.set(`${key(from)} ${key(line[(index + 1) % line.length]!)}`, region)));
  return found;
}

/** A region as a path. Its border is bent between the points where it changes its neighbour, so that both sides share it to the last bend. */
function shape(line: Line, sides: ReadonlyMap<string, number>, at: At): string {
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

/** The great rivers: Dnieper, Pripyat, Desna, Volga, Oka, Western Dvina, Lovat with Volkhov, Dniester, Don. */
const RIVERS: readonly Line[] = [
  [[640, 350], [560, 440], [470, 480], [440, 540], [452, 600], [500, 690], [560, 775], [640, 830], [648, 905]],
  [[190, 560], [300, 570], [400, 565], [445, 585]],
  [[740, 470], [620, 540], [520, 590], [452, 605]],
  [[600, 270], [700, 230], [790, 250], [870, 215], [1000, 230]],
  [[720, 480], [760, 420], [850, 400], [910, 330], [960, 250]],
  [[560, 310], [470, 380], [360, 400], [250, 330], [160, 235]],
  [[430, 330], [410, 270], [440, 190], [420, 90]],
  [[120, 760], [220, 800], [330, 900], [420, 1000]],
  [[880, 470], [860, 580], [910, 680], [850, 800]],
];
const WAVES: Line = [[60, 40], [190, 110], [30, 130], [320, 30], [860, 980], [955, 850], [640, 970], [900, 900]];
const SEAS: readonly { id: string; at: readonly [number, number] }[] = [
  { id: "north", at: [250, 62] },
  { id: "south", at: [900, 945] },
];

function drawn(figures: Figures, height: number): Land {
  const at: At = ([x, y]) => ({ x, y: Math.round((y * height) / 10) / 100 });
  const lines = figures.regions.map(({ outline }) => outline);
  const sides = edges(lines);
  const river = (line: Line): string => `M${at(line[0]!).x} ${at(line[0]!).y}${bent(line.map(at))}`;
  return {
    height,
    shapes: lines.map((line) => shape(line, sides, at)),
    places: figures.regions.map(({ x, y }) => ({ x: Math.min(Math.max(x, MARGIN), WIDTH - MARGIN), y: at([x, y]).y })),
    rivers: RIVERS.map(river),
    waves: WAVES.map(at),
    seas: SEAS.map((sea) => ({ id: sea.id, ...at(sea.at) })),
  };
}

const high = memo((figures: Figures) => drawn(figures, HIGH));
const low = memo((figures: Figures) => drawn(figures, LOW));

/** The map of a desk or of a phone. */
export function landOf(figures: Figures, small: boolean): Land {
  return small ? low(figures) : high(figures);
}
