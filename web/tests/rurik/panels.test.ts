/** Deeds, tracks and leaders: what is missing, and what a claim would bring now. */

import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import { missingWords } from "../../src/games/rurik/deeds.ts";
import Offer from "../../src/games/rurik/Offer.svelte";
import { offersOf } from "../../src/games/rurik/offers.ts";
import { look, tells } from "../../src/games/rurik/table.ts";
import { counted, rowNow, sideWords } from "../../src/games/rurik/tracks.ts";
import Tracks from "../../src/games/rurik/Tracks.svelte";
import { GAME, NO_DOING, SOLO, seen } from "./seen.ts";

describe("what is missing for a deed", () => {
  it.each([["a game of four", GAME], ["a game alone", SOLO]])("is said in words for every deed of the row: %s", async (_, recorded) => {
    for (const name of Object.keys(recorded.moments)) {
      const sight = look(await seen(name, {}, recorded));
      for (const deed of sight.view.deed_row) {
        const lacks = sight.view.missing?.find((one) => one.deed === deed)?.lacks;
        const words = missingWords(sight, deed);
        expect(words, name).toHaveLength(lacks?.length ?? -1);
        expect(words.join(), name).not.toMatch(/rurik-|undefined|\{/);
      }
    }
  });

  it("is nothing where nothing lacks, and the figure where something does", async () => {
    const { view } = await seen("act");
    const missing = [
      { deed: 1, lacks: [] },
      { deed: 2, lacks: [{ what: "coin", count: 2 }, { what: "token", count: 1 }] },
    ];
    const sight = look(await seen("act", { view: { ...view, missing } }));
    expect(missingWords(sight, 1)).toEqual([]);
    expect(missingWords(sight, 2)).toEqual(["2 coins", "the first-player token"]);
  });
});

describe("the claim tracks", () => {
  it("count by name what the server counts", async () => {
    for (const name of Object.keys(GAME.moments)) {
      const sight = look(await seen(name));
      for (const side of sight.sides) {
        expect(counted(sight, side, 0)).toHaveLength(sight.view.track_values[side]?.[0] ?? -1);
        expect(counted(sight, side, 1)).toHaveLength(sight.view.track_values[side]?.[1] ?? -1);
      }
    }
  });

  it("say what this round would score now, and what is missing for more", async () => {
    const { view } = await seen("act");
    const sight = look(await seen("act", { view: { ...view, tracks: [[1, 0, 0]], track_now: [[3, 0, 0]], track_values: [[4, 0, 0]] } }));
    expect(rowNow(sight, 0, 0)).toBe(3);
    expect(sideWords(sight, 0, 0)).toContain("marker at 1 point");
    expect(sideWords(sight, 0, 0)).toContain("now it would rise to 3 points");
    expect(sideWords(sight, 0, 0)).toMatch(/5 points for 1 more$/);
    expect(sideWords(sight, 0, 2)).toMatch(/1 point for 3 more$/);
  });

  it("show a marker for every side on every track", async () => {
    const seeing = await seen("act");
    const { container } = render(Tracks, { seeing, doing: NO_DOING });
    const tracks = [...container.querySelectorAll("[data-thing^=track]")];
    expect(tracks).toHaveLength(4);
    for (const track of tracks) expect(track.querySelectorAll(".marks > svg")).toHaveLength(4);
  });
});

describe("the choice of a leader", () => {
  it("says on each card what the leader can do; on a phone it is read when it is tapped", async () => {
    const seeing = await seen("leader", {}, SOLO);
    const thing = offersOf(seeing)[0]!.things[0]!;
    const ability = tells(look(seeing), "leader", Number(thing.split(":")[1])).join("; ");
    expect(ability).not.toBe("");
    const { container, rerender } = render(Offer, { seeing, doing: NO_DOING, thing });
    expect(container).toHaveTextContent(ability);
    await rerender({ seeing: { ...seeing, small: true } });
    expect(container).not.toHaveTextContent(ability);
  });
});
