import { describe, expect, it } from "vitest";

import { thingOf } from "../../src/games/rurik/aims.ts";
import { offersOf } from "../../src/games/rurik/offers.ts";
import { clicks, isPicked, pickingOf, wayOf } from "../../src/games/rurik/picking.ts";
import { look } from "../../src/games/rurik/table.ts";
import { movesAt } from "../../src/games/rurik/things.ts";
import type { Legal } from "../../src/wire.ts";
import { GAME, seen, SOLO } from "./seen.ts";

const move = (kind: string, ...args: number[]): Legal => ({ move: `${kind} ${args.join(" ")}`, kind, args });

describe("moves of two clicks", () => {
  it("begin with an advisor, go on with a bribe, and end on a banner", async () => {
    const legal = [move("place", 0, 1, 0), move("place", 0, 1, 1), move("place", 0, 2, 0), move("place", 4, 1, 0)];
    const seeing = await seen("place", { legal, picked: ["advisor:0"] });
    const picking = pickingOf(seeing);
    expect([picking.movers, picking.mover, [...picking.ways.keys()]]).toEqual([[0, 1], 0, ["action:1", "action:2"]]);
    const dearer = pickingOf({ ...seeing, picked: ["advisor:0", "mover:1"] });
    expect([...dearer.ways.values()].map((one) => one.move)).toEqual(["place 0 1 1"]);
    expect(clicks({ ...seeing, picked: [] }, legal[1]!)).toEqual(["advisor:0", "mover:1", "action:1"]);
    expect(clicks({ ...seeing, picked: [] }, legal[0]!)).toEqual(["advisor:0", "action:1"]);
  });

  it("end where figures go, and leave the rest to buttons", async () => {
    const legal = [move("move", 0, 3, 5), move("move", 1, 3, 5), move("move", 0, 3, 1), move("finish")];
    const seeing = await seen("act", { legal, picked: ["region:3"] });
    const sight = look(seeing);
    expect(pickingOf(seeing).movers).toEqual([0, 1]);
    expect(movesAt(sight, "region:5").map((one) => one.move)).toEqual(["move 0 3 5"]);
    expect(movesAt(sight, "region:2")).toEqual([]);
    expect(sight.aims.apart.map(({ kind }) => kind)).toEqual(["finish"]);
  });

  it("offer a button for each thing to do in a region", async () => {
    const legal = [move("build", 0, 3), move("build", 1, 3), move("tax", 3, 0)];
    const picking = pickingOf(await seen("act", { legal, picked: ["region:3"] }));
    expect([picking.movers, picking.buttons]).toEqual([[], legal]);
  });

  it("play at once where there is nothing to choose; on a phone cards are read first", () => {
    expect(isPicked([move("deploy", 3)], false)).toBe(false);
    expect(isPicked([move("build", 0, 3), move("build", 1, 3)], false)).toBe(true);
    expect(isPicked([move("leader", 3)], false)).toBe(false);
    expect(isPicked([move("leader", 3)], true)).toBe(true);
  });

  it("name whom a push concerns", () => {
    expect(wayOf(move("push", 2, 1, 7))).toEqual({ mover: 9, target: "region:7" });
    expect(wayOf(move("push-rebellion", 0, 7))).toEqual({ mover: 4, target: "region:7" });
  });
});

describe("answers", () => {
  it.each([["four", GAME], ["solo", SOLO]] as const)("stand on the map, on banners, in the prompt or on buttons: %s", async (_, recorded) => {
    for (const name of Object.keys(recorded.moments)) {
      const seeing = await seen(name, {}, recorded);
      const offered = new Set(offersOf(seeing).flatMap(({ things }) => things));
      for (const one of seeing.legal) {
        const thing = thingOf(one);
        expect(thing === "" || thing.startsWith("region:") || offered.has(thing), `${name}: ${one.move}`).toBe(true);
      }
    }
  });
});
