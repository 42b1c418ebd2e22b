import { describe, expect, it, vi } from "vitest";

import { foldOver, inGroup, menuOf, offersOf } from "../../src/games/smuta/offers.ts";
import { clicks, pickingOf } from "../../src/games/smuta/picking.ts";
import { look } from "../../src/games/smuta/table.ts";
import { clicked, movesAt } from "../../src/games/smuta/things.ts";
import type { Seeing } from "../../src/table/face.ts";
import { ASKED, legal } from "./moves.ts";
import { NO_DOING, seen } from "./seen.ts";

/** The things that can be clicked: points and pieces of the map, and what stands in the prompt. */
function shown(seeing: Seeing): Set<string> {
  const { view, figures } = look(seeing);
  const offered = offersOf(seeing).flatMap(({ things }) => things.flatMap((thing) => (menuOf(thing) ? [thing, ...inGroup(seeing, menuOf(thing))] : [thing])));
  return new Set([...figures.points.map((_, point) => `point:${point}`), ...view.at.flatMap((at, who) => (at >= 0 ? [`figure:${who}`] : [])), ...offered]);
}

describe.each([false, true])("whatever is asked can be answered (on a phone: %s)", (small) => {
  it.each(ASKED)("%s", async (name) => {
    const seeing = await seen(name, { small });
    const sight = look(seeing);
    for (const move of seeing.legal) {
      const path = clicks(seeing, move);
      for (const thing of path) expect(shown(seeing), move.move).toContain(thing);
      if (path.length === 0) expect(sight.aims.apart).toContain(move);
    }
  });

  it.each(ASKED)("every move of a thing is there once it is picked: %s", async (name) => {
    const seeing = await seen(name, { small });
    for (const [thing, moves] of look(seeing).aims.at) {
      const picked = { ...seeing, picked: [thing] };
      const picking = pickingOf(picked);
      expect([...picking.ways.values(), ...picking.buttons].map(({ move }) => move).toSorted()).toEqual(moves.map(({ move }) => move).toSorted());
      for (const [target, move] of picking.ways) expect(movesAt(look(picked), target)).toEqual([move]);
    }
  });
});

it("somebody who can go to several places is picked first, and then only those places answer", async () => {
  const arrivals = legal("place ivan_bolotnikov tver", "place ivan_bolotnikov tula", "place ivan_zarutsky tver");
  const seeing = await seen("arrive", { legal: arrivals });
  const picked: string[][] = [];
  const bolotnikov = `figure:${arrivals[0]!.args[0]}`;
  const first = clicked(look(seeing), { ...NO_DOING, pick: (things) => picked.push([...things]) }, bolotnikov, "");
  expect(first.told, "what he is can be read before he is picked").toMatch(/^Ivan Bolotnikov: click to choose .*legitimacy/is);
  first.act();
  expect(picked).toEqual([[bolotnikov]]);
  const then = look({ ...seeing, picked: [bolotnikov] });
  const point = (move: number): string => `point:${arrivals[move]!.args[1]}`;
  expect(clicked(then, NO_DOING, point(0), "").moves).toEqual(["place ivan_bolotnikov tver"]);
  expect(clicked(then, NO_DOING, `figure:${arrivals[2]!.args[0]}`, "").target).toBe(false);
});

it.each([true, false])("who gets the resource stands in the prompt, also when he is picked on the map; on a phone: %s", async (small) => {
  const seeing = await seen("recruiting", { small, legal: legal("resource vasily_golitsyn", "done") });
  const asked = { ...seeing, view: { ...seeing.view, ask: "resource" } };
  expect(offersOf(asked).flatMap(({ things }) => things)).toEqual([`figure:${asked.legal[0]!.args[0]}`]);
});

it("the few pieces that can act are named in the prompt of a desk, and many stay on the map", async () => {
  const few = await seen("war", { legal: legal("take vasily_golitsyn", "take petr_basmanov", "done") });
  const two = few.legal.slice(0, 2).map(({ args }) => `figure:${args[0]}`);
  for (const thing of two) expect(look(few).view.at[Number(thing.split(":")[1])], "they are on the map").toBeGreaterThanOrEqual(0);
  expect(offersOf(few)).toMatchObject([{ id: "figure", things: two }]);
  const play = vi.fn();
  clicked(look(few), { ...NO_DOING, play }, two[1]!, "").act();
  expect(play).toHaveBeenCalledWith("take petr_basmanov");
  const at = few.view["at"] as number[];
  const many = at.flatMap((_, who) => (who < 9 ? [{ move: `take ${who}`, kind: "take", args: [who] }] : []));
  const crowd = { ...few, legal: many, view: { ...few.view, at: at.map(() => 0) } };
  expect(offersOf(crowd)).toEqual([]);
  expect(offersOf({ ...crowd, legal: many.slice(1) })[0]?.things).toHaveLength(8);
});

it("the campaign of the Tsar is a button: a second click on the piece lets it go", async () => {
  const seeing = await seen("piece", { legal: legal("campaign vasily_golitsyn", "done") });
  const sight = look(seeing);
  expect(sight.aims.apart.map(({ move }) => move)).toEqual(["campaign vasily_golitsyn", "done"]);
  expect(clicked(sight, NO_DOING, `figure:${seeing.legal[0]!.args[0]}`, "").target).toBe(false);
});

it("a single piece that enters is placed by one click", async () => {
  const seeing = await seen("enter", { legal: legal("place shishi rzhev", "place shishi vyazma") });
  const play = vi.fn();
  clicked(look(seeing), { ...NO_DOING, play }, `point:${seeing.legal[1]!.args[1]}`, "").act();
  expect(play).toHaveBeenCalledWith("place shishi vyazma");
});

it("a point with two ways to march is picked, and another one can be clicked instead", async () => {
  const seeing = await seen("piece", { legal: legal("go tver", "step tver", "go rzhev", "step rzhev", "done") });
  const [tver, rzhev] = [seeing.legal[0]!, seeing.legal[2]!].map(({ args }) => `point:${args[0]}`) as [string, string];
  const picked = { ...seeing, picked: [tver] };
  expect(pickingOf(picked).buttons.map(({ move }) => move)).toEqual(["go tver", "step tver"]);
  const pick = vi.fn();
  const clickable = clicked(look(picked), { ...NO_DOING, pick }, rzhev, "");
  expect(clickable.target).toBe(true);
  clickable.act();
  expect(pick).toHaveBeenCalledWith([rzhev]);
});

it.each([true, false])("many answers of the Political phase are behind folds, so that the map stays in sight; on a phone: %s", async (small) => {
  const seeing = await seen("politics", { small });
  const folds = offersOf(seeing).filter(({ id }) => id === "menu").flatMap(({ things }) => things);
  const many = ["card_kind", "legitimacy_table", "figure"].filter((domain) => inGroup(seeing, domain).length > 1);
  expect(many.length).toBeGreaterThan(0);
  expect(folds.map(menuOf).toSorted()).toEqual(many.toSorted());
});

it("a few answers of the Political phase stand in the prompt at a desk", async () => {
  const desk = await seen("politics", { legal: legal("play spies", "play poisoned_cup", "win volga", "done") });
  expect([...look(desk).aims.at.keys()].every((thing) => foldOver(desk, thing) === "")).toBe(true);
});
