import { describe, expect, it } from "vitest";

import { figuresOf } from "../../src/games/rurik/figures.ts";
import { landOf, WIDTH } from "../../src/games/rurik/map.ts";
import { BUNDLE } from "./seen.ts";

const figures = figuresOf(BUNDLE);

describe("the map", () => {
  it.each([false, true])("draws every region, and neighbours share their border: small %s", (small) => {
    const land = landOf(figures, small);
    expect(land.shapes).toHaveLength(15);
    const ends = (path: string): string[] => [...path.matchAll(/ (\d[\d.]* \d[\d.]*)(?=[CZ])/g)].map(([, point]) => point!);
    const points = land.shapes.map((shape) => new Set(ends(shape)));
    const regions = BUNDLE.tables["region"] as { id: string; neighbors: string[] }[];
    const at = (id: string): number => regions.findIndex((region) => region.id === id);
    for (const { id, neighbors } of regions) {
      const near = regions.filter((other) => other.id !== id && [...points[at(id)]!].filter((point) => points[at(other.id)]!.has(point)).length > 1).map((other) => other.id);
      expect(near.sort(), id).toEqual([...neighbors].sort());
    }
  });

  it.each([false, true])("keeps things away from the edges and from each other: small %s", (small) => {
    const { places, height } = landOf(figures, small);
    for (const [at, { x, y }] of places.entries()) {
      expect(x).toBeGreaterThan(100);
      expect(x).toBeLessThan(WIDTH - 100);
      expect(y).toBeLessThan(height - 40);
      for (const other of places.slice(at + 1)) expect(Math.abs(other.x - x) > 160 || Math.abs(other.y - y) > (small ? 105 : 140), `${at}`).toBe(true);
    }
  });
});
