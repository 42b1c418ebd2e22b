import { describe, expect, it } from "vitest";

import { curvesOf } from "../../src/games/rurik/curves.ts";
import { figuresOf } from "../../src/games/rurik/figures.ts";
import { scoreOf } from "../../src/games/rurik/score.ts";
import { look } from "../../src/games/rurik/table.ts";
import { BUNDLE, seen, SOLO } from "./seen.ts";

describe("points as the game went on", () => {
  it("are those that the table shows at every moment", async () => {
    for (const name of Object.keys(SOLO.moments)) {
      const seeing = await seen(name, {}, SOLO);
      const last = curvesOf(seeing.told, 1, figuresOf(BUNDLE)).map((curve) => curve.at(-1)?.[1] ?? 0);
      const sight = look(seeing);
      expect(last, name).toEqual(seeing.seats.map((_seat, seat) => scoreOf(sight, seat)));
    }
  });
});
