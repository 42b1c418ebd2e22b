import { describe, expect, it } from "vitest";

import { carry, groundOf, put, rulerOf, strengthOf, take, withBuilding, withoutRebel, type Ground } from "../../src/games/rurik/ground.ts";
import { look } from "../../src/games/rurik/table.ts";
import { GAME, seen, SOLO } from "./seen.ts";

const STRONGHOLD = 2;

/** Two sides and two regions, next to each other. */
function ground(change: Partial<Ground> = {}): Ground {
  return {
    regions: [0, 1],
    near: [[1], [0]],
    troops: [[2, 0], [1, 1]],
    leaderAt: [-1, -1],
    buildings: [[-1, -1, -1], [-1, -1, -1]],
    rebels: [false, false],
    neutrals: [0, 0],
    abilities: ["escort", "muster_adjacent"],
    alone: true,
    ...change,
  };
}

describe("who rules", () => {
  it.each([["four", GAME], ["solo", SOLO]] as const)("agrees with the engine at every moment of a game: %s", async (_, recorded) => {
    for (const name of Object.keys(recorded.moments)) {
      const sight = look(await seen(name, {}, recorded));
      const now = groundOf(sight);
      for (const region of sight.view.regions) {
        expect(sight.sides.map((side) => strengthOf(now, side, region)), `${name} ${region}`).toEqual(sight.view.strengths[region]);
        expect(rulerOf(now, region), `${name} ${region}`).toBe(sight.view.rulers[region]);
      }
    }
  });

  it("changes with figures that come, go and leave", () => {
    expect(rulerOf(ground(), 0)).toBe(0);
    expect(rulerOf(carry(ground(), 1, 0, 1, 0), 0)).toBe(-1);
    expect(rulerOf(take(ground(), 0, 0, 0), 0)).toBe(-1);
    expect(rulerOf(put(put(ground(), 1, 1, 0), 1, 0, 0), 0)).toBe(1);
  });

  it("takes an escort along with the leader", () => {
    const after = carry(ground({ leaderAt: [0, -1] }), 0, 3, 0, 1);
    expect([after.troops[0], after.leaderAt[0]]).toEqual([[0, 2], 1]);
    expect(rulerOf(after, 1)).toBe(0);
  });

  it("counts strongholds and rebels", () => {
    const guarded = withBuilding(ground({ rebels: [true, true] }), 0, STRONGHOLD, 1);
    expect(strengthOf(guarded, 0, 1)).toBe(1);
    expect(rulerOf(guarded, 1)).toBe(-1);
    expect(rulerOf(withoutRebel(withBuilding(ground({ rebels: [false, true] }), 1, STRONGHOLD, 1), 1), 1)).toBe(1);
    expect(strengthOf({ ...guarded, alone: false }, 0, 1)).toBe(0);
  });

  it("takes the reading about lonely strongholds from the view, before there is any", async () => {
    const { view } = await seen("act");
    for (const alone of [true, false]) expect(groundOf(look(await seen("act", { view: { ...view, strongholds_alone: alone } }))).alone).toBe(alone);
  });

  it("gives a tie to Yaroslav, beside whom no building of a rival works", () => {
    const tied = ground({ abilities: ["suppress_enemy_buildings", ""], leaderAt: [1, -1] });
    expect(rulerOf(tied, 1)).toBe(0);
    expect(strengthOf(withBuilding(tied, 1, STRONGHOLD, 1), 1, 1)).toBe(1);
  });

  it("counts a rebel for Sviatopolk and against nobody where he stands", () => {
    const friend = ground({ abilities: ["rebel_friend", ""], leaderAt: [1, -1], rebels: [false, true] });
    expect([strengthOf(friend, 0, 1), rulerOf(friend, 1)]).toEqual([2, 0]);
  });
});
