/** Where things stand on the drawn map. The content places cities on a square of 1000; the map is a little wider. */

import type { Point } from "../../board/window.ts";
import type { Figures, Waterway } from "./figures.ts";

export const WIDTH = 1060;
export const HEIGHT = 1000;
const STRETCH = WIDTH / 1000;

export function at(x: number, y: number): Point {
  return { x: x * STRETCH, y };
}

export function cityAt(figures: Figures, city: number): Point {
  const { x, y } = figures.cities[city] ?? { x: 0, y: 0 };
  return at(x, y);
}

/** The plates of the regions, in the order of the regions: East, South, West, North. */
export const PLATES: readonly Point[] = [at(868, 655), at(560, 772), at(84, 560), at(747, 336)];
export const FIELD: Point = at(806, 862);

// Borders run between the points where three lands meet, so that neighbours share them to the last bend.
type Line = readonly (readonly [number, number])[];
const WEST_NORTH: Line = [[392, 0], [405, 140], [395, 290], [430, 430]];
const WEST_EAST: Line = [[430, 430], [345, 510], [340, 650]];
const WEST_SOUTH: Line = [[0, 725], [150, 715], [340, 650]];
const SOUTH_EAST: Line = [[340, 650], [420, 655], [500, 715], [590, 800]];
const NORTH_EAST: Line = [[430, 430], [500, 480], [650, 465], [700, 405], [860, 410], [1000, 395]];
const EAST_FIELD: Line = [[590, 800], [660, 745], [820, 750], [1000, 738]];
const SOUTH_FIELD: Line = [[590, 800], [605, 900], [620, 1000]];

/** A line through points, bent smoothly; the same the other way round. */
function bent(line: Line): string {
  const points = line.map(([x, y]) => at(x, y));
  const point = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  let path = "";
  for (let index = 0; index < points.length - 1; index += 1) {
    const [a, b, c, d] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    path += `C${b.x + (c.x - a.x) / 6} ${b.y + (c.y - a.y) / 6} ${c.x - (d.x - b.x) / 6} ${c.y - (d.y - b.y) / 6} ${c.x} ${c.y}`;
  }
  return path;
}

const back = (line: Line): Line => line.toReversed();
const start = (x: number, y: number): string => `M${at(x, y).x} ${y}`;
const to = (x: number, y: number): string => `L${at(x, y).x} ${y}`;

/** The shapes of the lands: the four regions in their order, then the Wild Field. */
export const LANDS: readonly { name: string; path: string }[] = [
  { name: "east", path: start(430, 430) + bent(NORTH_EAST) + to(1000, 738) + bent(back(EAST_FIELD)) + bent(back(SOUTH_EAST)) + bent(back(WEST_EAST)) + "Z" },
  { name: "south", path: start(0, 725) + bent(WEST_SOUTH) + bent(SOUTH_EAST) + bent(SOUTH_FIELD) + to(0, 1000) + "Z" },
  { name: "west", path: start(0, 0) + to(392, 0) + bent(WEST_NORTH) + bent(WEST_EAST) + bent(back(WEST_SOUTH)) + "Z" },
  { name: "north", path: start(392, 0) + to(1000, 0) + to(1000, 395) + bent(back(NORTH_EAST)) + bent(back(WEST_NORTH)) + "Z" },
  { name: "field", path: start(590, 800) + bent(EAST_FIELD) + to(1000, 1000) + to(620, 1000) + bent(back(SOUTH_FIELD)) + "Z" },
];

/** How far aside a short river bends at least, and how much more one that runs towards the name above a city. */
const BEND = 50;
const STEEPER = 80;

/** The middle of a waterway's bend, where its token lies. Rivers bend towards the middle of the map, away from the names. */
export function bendOf(figures: Figures, way: Waterway): Point {
  const [a, b] = [cityAt(figures, way.a), cityAt(figures, way.b)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const inwards = (WIDTH / 2 - middle.x) * -dy + (HEIGHT / 2 - middle.y) * dx > 0 ? 1 : -1;
  const length = Math.hypot(dx, dy);
  const short = BEND + STEEPER * Math.max(0, Math.abs(dy) / length - 0.5);
  const aside = inwards * (length < 200 ? short / length : 0.09);
  return { x: middle.x - dy * aside, y: middle.y + dx * aside };
}

/** A waterway as a bent line. */
export function river(figures: Figures, way: Waterway): string {
  const [a, b] = [cityAt(figures, way.a), cityAt(figures, way.b)];
  const middle = bendOf(figures, way);
  const pull = { x: 2 * middle.x - (a.x + b.x) / 2, y: 2 * middle.y - (a.y + b.y) / 2 };
  return `M${a.x} ${a.y}Q${pull.x} ${pull.y} ${b.x} ${b.y}`;
}

/** Firs for empty places of the map: where, and how large. */
export const FIRS: readonly (readonly [number, number, number])[] = [
  [40, 120, 1.3], [95, 90, 1], [150, 140, 1.2], [320, 90, 1.2], [360, 150, 0.9], [470, 120, 1.2], [760, 90, 1.2], [830, 60, 1],
  [930, 110, 1.3], [960, 300, 1.1], [900, 340, 0.9], [40, 200, 0.9], [960, 180, 0.9], [60, 960, 0.9], [720, 610, 0.9], [980, 660, 1],
];

/** The path of a mark for the colour of a city, so that the colour is not all. */
export function badge(colour: string): string {
  switch (colour) {
    case "red":
      return "M0 -15a15 15 0 1 0 .01 0z";
    case "blue":
      return "M-13 -13h26v26h-26z";
    case "yellow":
      return "M0 -17L17 0L0 17L-17 0z";
    default:
      return "M0 -16L15 12H-15z";
  }
}

/** A long name in two lines, the first of them with its hyphen. */
export function inLines(name: string): string[] {
  const parted = /^(\S+?)(?: |(-))(\S+)$/u.exec(name);
  return name.length > 12 && parted ? [`${parted[1]}${parted[2] ?? ""}`, parted[3] as string] : [name];
}
