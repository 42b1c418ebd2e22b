/** Where things stand in the drawing of the palace. Two shapes: wide for a desk, tall for a phone. */

import type { Point } from "../../board/window.ts";

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Palace {
  shape: "wide" | "tall";
  width: number;
  height: number;
  /** The radius of a courtier in a chamber, and among the banished. */
  radius: number;
  small: number;
  /** The floors from the ground up: the whole storey, and the part of it where courtiers stand. */
  storeys: Box[];
  chambers: Box[];
  /** Where those wait who are not settled yet; later the banished stand there. */
  yard: Box;
  columns: number;
  /** How far below the ceiling the middle of a courtier is, and the same on the throne. */
  drop: number;
  /** The top of the highest dome. */
  peak: Point;
  /** How high the drawing is once nobody waits in the yard. */
  settled: number;
}

export const PLACES = 4;
export const THRONE = 6;

interface Plan {
  shape: "wide" | "tall";
  width: number;
  height: number;
  left: number;
  across: number;
  ground: number;
  storey: number;
  throne: number;
  /** How much narrower each storey is than the one below, and the throne room than the ground floor. */
  step: number;
  inset: number;
  chambers: number;
  aisle: number;
  radius: number;
  small: number;
  drop: number;
  yard: Box;
  columns: number;
  peak: number;
  settled: number;
}

const WIDE: Plan = {
  shape: "wide",
  width: 960,
  height: 820,
  left: 248,
  across: 692,
  ground: 786,
  storey: 91,
  throne: 108,
  step: 4,
  inset: 112,
  chambers: 116,
  aisle: 460,
  radius: 29,
  small: 21,
  drop: 37,
  yard: { x: 10, y: 128, width: 222, height: 658 },
  columns: 2,
  peak: 8,
  settled: 820,
};

const TALL: Plan = {
  shape: "tall",
  width: 390,
  height: 562,
  left: 3,
  across: 384,
  ground: 436,
  storey: 55,
  throne: 58,
  step: 0,
  inset: 62,
  chambers: 66,
  aisle: 252,
  radius: 18.5,
  small: 14,
  drop: 23,
  yard: { x: 5, y: 446, width: 380, height: 112 },
  columns: 7,
  peak: 3,
  settled: 496,
};

function build(plan: Plan): Palace {
  const storeys: Box[] = [];
  const chambers: Box[] = [];
  for (let floor = 0; floor <= THRONE; floor += 1) {
    const top = floor === THRONE;
    const inset = top ? plan.inset : floor * plan.step;
    const height = top ? plan.throne : plan.storey;
    const y = plan.ground - Math.min(floor, THRONE) * plan.storey - height;
    storeys.push({ x: plan.left + inset, y, width: plan.across - 2 * inset, height });
    chambers.push({ x: plan.left + plan.chambers, y, width: plan.aisle, height });
  }
  return {
    shape: plan.shape,
    width: plan.width,
    height: plan.height,
    radius: plan.radius,
    small: plan.small,
    storeys,
    chambers,
    yard: plan.yard,
    columns: plan.columns,
    drop: plan.drop,
    peak: { x: plan.left + plan.across / 2, y: plan.peak },
    settled: plan.settled,
  };
}

export const wide = build(WIDE);
export const tall = build(TALL);

/** The box of one place, which is what one clicks. The throne room has a single place. */
export function cell(palace: Palace, floor: number, slot: number): Box {
  const room = palace.chambers[floor];
  const storey = palace.storeys[floor];
  if (!room || !storey) throw new RangeError(`There is no floor ${floor}.`);
  if (floor === THRONE) return storey;
  const width = room.width / PLACES;
  return { x: room.x + width * slot, y: room.y, width, height: room.height };
}

/** The middle of a courtier on a floor. */
export function place(palace: Palace, floor: number, slot: number): Point {
  const box = cell(palace, floor, slot);
  const drop = floor === THRONE ? box.height - palace.radius * 1.75 : palace.drop;
  return { x: box.x + box.width / 2, y: box.y + drop };
}

/** The place in the yard of the nth who waits. */
export function waiting(palace: Palace, order: number): Point {
  const { yard, columns } = palace;
  const across = yard.width / columns;
  const down = palace.shape === "wide" ? 92 : 56;
  const top = palace.shape === "wide" ? 56 : palace.drop;
  return { x: yard.x + across * ((order % columns) + 0.5), y: yard.y + top + Math.floor(order / columns) * down };
}

/** The place of the nth of the banished: down the yard beside the votes against them, or along it on a phone. */
export function banished(palace: Palace, order: number, count: number): Point {
  const { yard } = palace;
  if (palace.shape === "wide") {
    const step = Math.min(60, (yard.height - 60) / Math.max(count, 1));
    return { x: yard.x + 34, y: yard.y + 66 + order * step };
  }
  const step = Math.min(48, (yard.width - 12) / Math.max(count, 1));
  return { x: yard.x + 22 + order * step, y: yard.y + 20 };
}
