import { describe, expect, it } from "vitest";

import { figuresOf } from "../../src/games/smuta/figures.ts";
import { broken, overlap } from "../../src/games/smuta/labels.ts";
import { HEIGHT, landOf, namesOn, symbolSize, WIDTH } from "../../src/games/smuta/map.ts";
import { shortName } from "../../src/games/smuta/names.ts";
import { BUNDLE } from "./seen.ts";

const figures = figuresOf(BUNDLE);

describe("the map", () => {
  it("has each road once, between the points that it joins", () => {
    const { roads, places } = landOf(figures);
    const ends = roads.map(({ from, to }) => `${from} ${to}`);
    expect(new Set(ends).size).toBe(ends.length);
    expect(roads.length * 2).toBe(figures.points.reduce((sum, { near }) => sum + near.length, 0));
    for (const { from, to, path } of roads) {
      expect(path.startsWith(`M${places[from]!.x} ${places[from]!.y}`)).toBe(true);
      expect(path.endsWith(`${places[to]!.x} ${places[to]!.y}`)).toBe(true);
    }
  });

  it("keeps trees off the points", () => {
    const { woods, grass, places } = landOf(figures);
    expect(woods.length).toBeGreaterThan(40);
    expect(grass.length).toBeGreaterThan(10);
    for (const tree of [...woods, ...grass]) expect(places.every(({ x, y }) => Math.hypot(x - tree.x, y - tree.y) > 24)).toBe(true);
  });

  it.each(["en", "ru"] as const)("names every point beside it, inside the map and apart from the others: %s", (language) => {
    const names = BUNDLE.names["point"]!.map((name) => name[language] ?? "");
    const labels = namesOn(figures, names, 19);
    labels.forEach(({ box, lines }, own) => {
      expect(lines.join("").replace(/[ -]/g, "")).toBe(names[own]!.replace(/[ -]/g, ""));
      expect(box.left >= 0 && box.top >= 0 && box.right <= WIDTH && box.bottom <= HEIGHT, names[own]).toBe(true);
      const covered = labels.reduce((sum, other, at) => sum + (at === own ? 0 : overlap(box, other.box)), 0);
      expect(covered / ((box.right - box.left) * (box.bottom - box.top)), names[own]).toBeLessThan(0.2);
    });
  });

  it("breaks only long names", () => {
    expect(broken("Moscow")).toEqual(["Moscow"]);
    expect(broken("Nizhny Novgorod")).toEqual(["Nizhny", "Novgorod"]);
    expect(broken("Переяславль-Рязанский")).toEqual(["Переяславль-", "Рязанский"]);
  });

  it("draws stronger places larger", () => {
    const sizes = [symbolSize("town", 0), symbolSize("town", 1), symbolSize("fortress", 1), symbolSize("powerful_fortress", 3)];
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });
});

it("writes names as short as a piece has room for", () => {
  expect(shortName("Vasily Golitsyn", true)).toBe("Gol");
  expect(shortName("False Dmitry II", true)).toBe("FaII");
  expect(shortName("Don cossacks", false)).toBe("Don");
});
