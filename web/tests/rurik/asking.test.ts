/** Questions that say more on the board than in a list. */

import { describe, expect, it } from "vitest";

import { asking } from "../../src/games/rurik/asking.ts";
import { look } from "../../src/games/rurik/table.ts";
import { seen, SOLO } from "./seen.ts";

describe("where the first troops may stand", () => {
  it("alone, the regions of the Rebellion are excepted, as the rules do", async () => {
    expect(asking(look(await seen("deploy", {}, SOLO)))).toBe("Place a troop in any region that the Rebellion has not seized.");
  });

  it("among players it is any region", async () => {
    const seeing = await seen("deploy");
    expect(asking(look(seeing)) || seeing.words.ask("deploy")).toBe("Place a troop in any region.");
  });
});
