import { describe, expect, it } from "vitest";

import { bendOf, cityAt, inLines } from "../../src/games/ivan/map.ts";
import { look } from "../../src/games/ivan/table.ts";
import { seen } from "./seen.ts";

describe("the map", () => {
  /** The radius of a token, the size of a name on a phone, and the mean width of a letter of that size. */
  const [RADIUS, SIZE, LETTER] = [26, 29, 0.56];

  it.each(["ru", "en"])("keeps trade tokens off the names of their cities in %s", async (language) => {
    const { figures, seeing } = look(await seen("leave"));
    const cities = seeing.words.bundle.tables["city"] as Record<string, string>[];
    const covered = figures.waterways.flatMap((way) => {
      const token = bendOf(figures, way);
      return [way.a, way.b].filter((city) => {
        const at = cityAt(figures, city);
        const name = inLines(cities[city]?.[`name_${language}`] ?? "").at(-1)!;
        const aside = Math.max(0, Math.abs(token.x - at.x) - (name.length * SIZE * LETTER) / 2);
        const above = Math.max(0, token.y - (at.y - 31), at.y - 31 - SIZE * 0.7 - token.y);
        return way.slot >= 0 && Math.hypot(aside, above) < RADIUS - 6;
      });
    });
    expect(covered).toEqual([]);
  });
});
