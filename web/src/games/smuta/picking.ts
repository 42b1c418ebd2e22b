/** Moves of two clicks: a figure or a point is picked first, then where it goes or what is done there. */

import type { Seeing } from "../../table/face.ts";
import type { Legal } from "../../wire.ts";
import { thingOf, wayOf } from "./aims.ts";
import { foldOver } from "./offers.ts";
import { look } from "./table.ts";

export interface Picking {
  /** What is picked; nothing where nothing is. */
  thing: string;
  /** Moves by the thing where they end. */
  ways: ReadonlyMap<string, Legal>;
  /** What else can be done with the thing: a button for each. */
  buttons: readonly Legal[];
}

const NOTHING: Picking = { thing: "", ways: new Map(), buttons: [] };

/** Where a move goes on that begins with a thing; nothing where the thing is all there is to click. */
function target(thing: string, move: Legal): string {
  const way = wayOf(move);
  return way === thing ? "" : way;
}

export function pickingOf(seeing: Seeing): Picking {
  const [thing = ""] = seeing.picked;
  const here = look(seeing).aims.at.get(thing) ?? [];
  if (here.length === 0) return NOTHING;
  return {
    thing,
    ways: new Map(here.flatMap((move) => (target(thing, move) ? [[target(thing, move), move] as const] : []))),
    buttons: here.filter((move) => !target(thing, move)),
  };
}

/** Cards are read before they are played: fingers cannot hover, so on a phone a touch tells first. */
const READ = ["play", "pick"];

/** Whether a thing is picked by its click, because there is more than one thing to do with it, or more to read. */
export function isPicked(thing: string, moves: readonly Legal[], small: boolean): boolean {
  return moves.length > 1 || moves.some((move) => target(thing, move) !== "" || (small && READ.includes(move.kind)));
}

/** The things that are clicked for a move, in order. */
export function clicks(seeing: Seeing, move: Legal): string[] {
  const start = thingOf(move, seeing.legal);
  const way = start ? target(start, move) : "";
  const fold = start && seeing.picked[0] !== start ? foldOver(seeing, start) : "";
  return [fold, start, way].filter(Boolean);
}
