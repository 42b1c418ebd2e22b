/** Names beside points, each where it covers least of the others. */

import type { Point, Size } from "../../board/window.ts";

export interface Label extends Point {
  lines: readonly string[];
  anchor: "start" | "middle" | "end";
  box: Box;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  at: Point;
  /** How far its drawing reaches. */
  size: number;
}

/** The usual width and height of a letter, as parts of the size of letters. */
const LETTER = 0.54;
const LINE = 1.02;
const LONG = 13;
const GAP = 3;

export function overlap(a: Box, b: Box): number {
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

/** Long names of two words go on two lines. */
export function broken(name: string): string[] {
  if (name.length <= LONG) return [name];
  const cuts = [...name].flatMap((letter, at) => (letter === " " || letter === "-" ? [at] : []));
  const cut = cuts.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  if (cut === undefined) return [name];
  return [name.slice(0, name[cut] === "-" ? cut + 1 : cut), name.slice(cut + 1)];
}

function boxed({ at, size }: Spot): Box {
  return { left: at.x - size, top: at.y - size, right: at.x + size, bottom: at.y + size };
}

/** The places around a spot where its name may stand, the best ones first. */
function candidates({ at, size }: Spot, lines: readonly string[], letters: number): Label[] {
  const width = Math.max(...lines.map((line) => line.length)) * letters * LETTER;
  const height = lines.length * letters * LINE;
  const far = size + GAP;
  const label = (anchor: Label["anchor"], x: number, top: number): Label => {
    const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
    return { lines, anchor, x, y: top + letters * 0.82, box: { left, top, right: left + width, bottom: top + height } };
  };
  const middle = at.y - height / 2;
  return [
    label("middle", at.x, at.y + far),
    label("start", at.x + far, middle),
    label("end", at.x - far, middle),
    label("start", at.x + far * 0.7, at.y + far * 0.6),
    label("end", at.x - far * 0.7, at.y + far * 0.6),
    label("start", at.x + far * 0.7, at.y - far * 0.6 - height),
    label("end", at.x - far * 0.7, at.y - far * 0.6 - height),
    label("middle", at.x, at.y - far - height),
  ];
}

/** What lies outside the map. */
function beyond({ left, top, right, bottom }: Box, { width, height }: Size): number {
  return Math.max(0, -left) + Math.max(0, -top) + Math.max(0, right - width) + Math.max(0, bottom - height);
}

const OUTSIDE = 1000;
/** A place further down the list is as bad as this much of overlap. */
const LATER = 6;

/** Names one after another, and once more when all of them stand, so that early ones make room for late ones. */
export function labelsOf(spots: readonly Spot[], names: readonly string[], letters: number, size: Size): Label[] {
  const boxes = spots.map(boxed);
  const placed: (Label | undefined)[] = spots.map(() => undefined);
  const cost = (label: Label, own: number, order: number): number => {
    const others = placed.reduce((sum, other, at) => sum + (other && at !== own ? overlap(label.box, other.box) * 2 : 0), 0);
    return others + boxes.reduce((sum, box, at) => sum + (at === own ? 0 : overlap(label.box, box)), 0) + beyond(label.box, size) * OUTSIDE + order * LATER;
  };
  for (let round = 0; round < 3; round += 1) {
    spots.forEach((spot, own) => {
      const found = candidates(spot, broken(names[own] ?? ""), letters).map((label, order) => ({ label, cost: cost(label, own, order) }));
      placed[own] = found.toSorted((a, b) => a.cost - b.cost)[0]!.label;
    });
  }
  return placed as Label[];
}
