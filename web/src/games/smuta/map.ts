/** The drawn map: points where the geography puts them, roads, rivers, lakes, woods and steppe between them. */

import { memo } from "../../board/memo.ts";
import type { Point } from "../../board/window.ts";
import type { Figures } from "./figures.ts";
import { labelsOf, type Label } from "./labels.ts";

/** The content places points on a square of 1000; around it there is room for what stands at the edges. */
const EDGE = { left: 46, top: 66, right: 60, bottom: 46 };
const SQUARE = 1000;
export const WIDTH = EDGE.left + SQUARE + EDGE.right;
export const HEIGHT = EDGE.top + SQUARE + EDGE.bottom;
/** How far land and waters go on beyond the frame, where the window has another shape. */
export const BEYOND = 1200;

type Line = readonly (readonly [number, number])[];

export interface Road {
  from: number;
  to: number;
  path: string;
}

export interface Land {
  places: readonly Point[];
  roads: readonly Road[];
  rivers: readonly string[];
  lakes: readonly string[];
  woods: readonly Point[];
  grass: readonly Point[];
  /** The land beyond the border, and the border itself. */
  abroad: string;
  border: string;
}

/** Volga, Oka, Moskva, Dnieper, Desna, Don, Western Dvina, Volkhov, Lovat, Neva, Narva with Velikaya, Sheksna, Sukhona, Seym. */
const RIVERS: readonly Line[] = [
  [[352, 372], [405, 402], [450, 366], [495, 344], [560, 318], [625, 279], [668, 226], [710, 257], [784, 252], [850, 268], [904, 299], [930, 350], [955, 395], [1060, 424], [1500, 520], [2200, 560]],
  [[500, 800], [511, 714], [490, 650], [515, 572], [580, 527], [662, 515], [713, 568], [760, 556], [806, 540], [844, 468], [900, 420], [955, 395]],
  [[455, 470], [501, 481], [545, 462], [592, 451], [630, 490], [662, 515]],
  [[392, 466], [380, 520], [344, 526], [276, 546], [184, 587], [158, 660], [170, 740], [150, 830], [189, 966], [240, 1046], [330, 1300], [420, 2200]],
  [[362, 574], [385, 640], [407, 695], [372, 750], [345, 811], [290, 850], [232, 864], [196, 920], [189, 966]],
  [[640, 636], [660, 700], [642, 755], [700, 800], [690, 850], [724, 920], [716, 1046], [640, 1300], [560, 2200]],
  [[318, 398], [290, 424], [226, 440], [159, 495], [90, 506], [-46, 520], [-500, 440], [-1200, 420]],
  [[236, 206], [232, 183], [262, 110], [290, 39], [284, 6]],
  [[140, 446], [176, 394], [214, 320], [239, 252], [238, 226]],
  [[226, 20], [218, 44], [160, 30], [96, 20]],
  [[70, 330], [64, 250], [52, 210], [57, 140], [57, 100], [40, 60], [20, 40]],
  [[590, 34], [602, 36], [650, 110], [640, 180], [668, 226]],
  [[736, 118], [720, 115], [800, 96], [900, 60], [1060, 20], [1300, -120], [1700, -1200]],
  [[540, 850], [511, 842], [440, 862], [379, 880], [300, 876], [270, 862]],
];
/** Ladoga, Ilmen, Chud, Beloye, and the sea in the north-west. */
const LAKES: readonly Line[] = [
  [[180, -1200], [190, -66], [230, -20], [238, 14], [262, 24], [292, 12], [340, -10], [366, -66], [400, -1200]],
  [[222, 200], [248, 204], [254, 222], [236, 234], [218, 224]],
  [[34, 150], [48, 158], [56, 190], [46, 220], [30, 214], [22, 180]],
  [[566, 12], [590, 8], [602, 22], [588, 34], [568, 28]],
  [[-1240, -1200], [120, -1200], [140, -66], [128, -10], [96, 22], [48, 44], [12, 46], [-46, 74], [-1240, 160]],
];
const BORDER: Line = [[-1240, 240], [-46, 300], [30, 322], [92, 380], [110, 440], [196, 452], [222, 500], [214, 560], [252, 620], [262, 690], [268, 760], [206, 822], [170, 862], [232, 930], [300, 958], [344, 1046], [420, 1300], [560, 2240]];

/** Steppe begins here; further north there are woods. */
const STEPPE = 790;
const GRID = 52;
/** So many rows and columns of them stand outside the frame. */
const AROUND = 9;
/** How far trees keep from points, and from roads and rivers. */
const FROM_POINTS = 40;
const FROM_LINES = 17;

const at = ([x, y]: readonly [number, number]): Point => ({ x: x + EDGE.left, y: y + EDGE.top });
const round = (value: number): number => Math.round(value * 10) / 10;

/** A line through points, bent smoothly. */
export function bent(points: readonly Point[]): string {
  const point = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  const parts = points.slice(0, -1).map((b, index) => {
    const [a, c, d] = [point(index - 1), point(index + 1), point(index + 2)];
    return `C${[b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6, c.x - (d.x - b.x) / 6, c.y - (d.y - b.y) / 6, c.x, c.y].map(round).join(" ")}`;
  });
  return `M${round(point(0).x)} ${round(point(0).y)}${parts.join("")}`;
}

const closed = (line: Line): string => `${bent([...line, line[0]!].map(at))}Z`;

/** A number from 0 to 1 that is always the same for the same place, so that the map never changes. */
function chance(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return value - Math.floor(value);
}

function distance(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(point.x - a.x - along * dx, point.y - a.y - along * dy);
}

/** A road between two points, a little bent, as roads are. */
function road(places: readonly Point[], from: number, to: number): Road {
  const [a, b] = [places[from]!, places[to]!];
  const bend = (chance(from, to) - 0.5) * 0.16;
  const middle = { x: (a.x + b.x) / 2 - (b.y - a.y) * bend, y: (a.y + b.y) / 2 + (b.x - a.x) * bend };
  return { from, to, path: `M${a.x} ${a.y}Q${round(middle.x)} ${round(middle.y)} ${b.x} ${b.y}` };
}

/** Places for trees and grass where there is nothing else. */
function wilds(places: readonly Point[], lines: readonly (readonly Point[])[]): Point[] {
  const found: Point[] = [];
  for (let row = -AROUND; row * GRID < HEIGHT + AROUND * GRID; row += 1) {
    for (let column = -AROUND; column * GRID < WIDTH + AROUND * GRID; column += 1) {
      const spot = { x: round((column + 0.2 + 0.6 * chance(column, row)) * GRID), y: round((row + 0.2 + 0.6 * chance(row, column + 7)) * GRID) };
      const clear = places.every((place) => Math.hypot(place.x - spot.x, place.y - spot.y) > FROM_POINTS);
      const beside = lines.every((line) => line.slice(1).every((b, index) => distance(spot, line[index]!, b) > FROM_LINES));
      if (clear && beside) found.push(spot);
    }
  }
  return found;
}

/** Whether a place lies inside a ring. */
function within({ x, y }: Point, ring: readonly Point[]): boolean {
  let inside = false;
  ring.forEach((a, index) => {
    const b = ring[(index + 1) % ring.length]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

export const landOf = memo((figures: Figures): Land => {
  const places = figures.points.map(({ x, y }) => at([x, y]));
  const pairs = figures.points.flatMap(({ near }, from) => near.flatMap((to) => (to > from ? [[from, to] as const] : [])));
  const lines = [...pairs.map(([from, to]) => [places[from]!, places[to]!]), ...RIVERS.map((line) => line.map(at)), BORDER.map(at)];
  const lakes = LAKES.map((line) => line.map(at));
  const free = wilds(places, lines).filter((spot) => !lakes.some((lake) => within(spot, lake)));
  return {
    places,
    roads: pairs.map(([from, to]) => road(places, from, to)),
    rivers: RIVERS.map((line) => bent(line.map(at))),
    lakes: LAKES.map(closed),
    woods: free.filter(({ y }) => y <= STEPPE + EDGE.top),
    grass: free.filter(({ y }) => y > STEPPE + EDGE.top),
    border: bent(BORDER.map(at)),
    abroad: `${bent(BORDER.map(at))}L${-BEYOND} ${HEIGHT + BEYOND}Z`,
  };
});

/** Names beside the points, in a size of letters; `names` are in the order of the points. */
export function namesOn(figures: Figures, names: readonly string[], size: number): Label[] {
  return labelsOf(figures.points.map((point, index) => ({ at: landOf(figures).places[index]!, size: symbolSize(point.kind, point.vp) })), names, size, { width: WIDTH, height: HEIGHT });
}

/** How far the drawing of a point reaches from its middle. */
export function symbolSize(kind: string, vp: number): number {
  if (kind === "powerful_fortress") return 24;
  return kind === "fortress" ? 20 : vp > 0 ? 17 : 13;
}
