import { describe, expect, it } from "vitest";

import ivan from "../../src/games/ivan/index.ts";
import type { Seeing } from "../../src/table/face.ts";
import { CONFIRM, ofLess, ofMore, ofMove, pointedOut } from "../../src/table/hint.ts";
import { Selection } from "../../src/table/selection.svelte.ts";
import type { Several } from "../../src/wire.ts";
import { GAME, seen } from "./seen.ts";

const lights = (seeing: Seeing, move: string): string[] => pointedOut(seeing, ivan, move);

describe("a hint lights the next click", () => {
  it("on the supply, not on the own stock, where something is taken", async () => {
    const name = Object.keys(GAME.moments).find((one) => GAME.moments[one]?.views["0"]?.legal.some((move) => move.kind === "get"))!;
    const seeing = await seen(name);
    const move = seeing.legal.find((one) => one.kind === "get")!;
    expect(lights(seeing, move.move)).toEqual([ofMove(move.move), `supply:${move.args[0]}`]);
  });

  it("of a march: from where, with what, where to", async () => {
    const seeing = await seen("maneuver");
    const legal = [0, 1].map((mover) => ({ kind: "move", move: `move ${mover ? "boyar" : "warrior"} pskov tver`, args: [mover, 4, 7] }));
    const both = { ...seeing, legal };
    const [warrior, boyar] = legal.map(({ move }) => move) as [string, string];
    expect(lights(both, warrior)).toEqual([ofMove(warrior), "city:4"]);
    expect(lights({ ...both, picked: ["city:4"] }, warrior)).toEqual([ofMove(warrior), "city:7"]);
    expect(lights({ ...both, picked: ["city:4"] }, boyar)).toEqual([ofMove(boyar), "mover:1"]);
    expect(lights({ ...both, picked: ["city:4", "mover:1"] }, boyar)).toEqual([ofMove(boyar), "city:7"]);
    expect(lights({ ...both, picked: ["city:4", "mover:1"] }, warrior)).toEqual([ofMove(warrior), "mover:0"]);
    expect(lights({ ...both, picked: ["city:2"] }, warrior)).toEqual([ofMove(warrior), "city:4"]);
  });

  it("of a free action in the tray", async () => {
    const seeing = await seen("maneuver", { legal: [{ kind: "sell", move: "sell wood rye", args: [1, 2] }] });
    expect(lights(seeing, "sell wood rye")).toEqual([ofMove("sell wood rye"), "free:sell"]);
  });
});

describe("a hint of several things", () => {
  const asked = (change: Partial<Several> = {}): Several => ({
    kind: "name",
    domain: "resource",
    items: ["coin", "wood", "rye"].map((value) => ({ value, most: value === "rye" ? 1 : 2 })),
    least: 1,
    most: 3,
    or_none: false,
    budget: null,
    ...change,
  });
  async function choosing(several: Several = asked()): Promise<{ seeing: Seeing; selection: Selection; thing: (word: string) => string }> {
    const selection = new Selection(several);
    const seeing = await seen("maneuver", { selection });
    return { seeing, selection, thing: (word) => `resource:${seeing.words.value("resource", word)}` };
  }

  it("lights what is missing, one after another, and then the button that confirms", async () => {
    const { seeing, selection, thing } = await choosing();
    const move = "name coin coin rye";
    expect(lights(seeing, move)).toEqual([thing("coin"), ofMore(thing("coin"))]);
    selection.add("coin");
    expect(lights(seeing, move)).toContain(thing("coin"));
    selection.add("coin");
    expect(lights(seeing, move)).toEqual([thing("rye"), ofMore(thing("rye"))]);
    selection.add("rye");
    expect(lights(seeing, move)).toEqual([CONFIRM]);
    expect(lights(seeing, "name none")).not.toEqual([CONFIRM]);
    selection.clear();
    expect(lights(seeing, "name none")).toEqual([CONFIRM]);
  });

  it("has taken back what was chosen beside it", async () => {
    const { seeing, selection, thing } = await choosing(asked({ most: 1 }));
    selection.add("wood");
    expect(lights(seeing, "name rye")).toEqual([ofLess(thing("wood"))]);
    selection.clear();
    selection.add("rye");
    expect(lights(seeing, "name wood")).toEqual([ofLess(thing("rye")), thing("rye")]);
  });
});
