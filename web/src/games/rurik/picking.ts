/** Moves of two clicks: a region, an advisor or a token is picked first, then what is done with it or where it goes. */

import { parted } from "../../board/aims.ts";
import type { Seeing } from "../../table/face.ts";
import type { Legal } from "../../wire.ts";
import { thingOf } from "./aims.ts";
import { look } from "./table.ts";

/** How a move goes on after its first click: with which figure or how large a bribe, and where it ends. */
interface Way {
  mover: number;
  target: string;
}

export interface Picking {
  /** What is picked; nothing where nothing is. */
  thing: string;
  /** The ways to go on, as numbers of a choice beside the board, and the one that is chosen. */
  movers: readonly number[];
  mover: number;
  /** Moves by the thing where they end. */
  ways: ReadonlyMap<string, Legal>;
  /** What else can be done with the thing: a button for each. */
  buttons: readonly Legal[];
}

const NOTHING: Picking = { thing: "", movers: [], mover: 0, ways: new Map(), buttons: [] };
const FIGURES = 4;

/** The second click of a move; null where it is a button. */
export function wayOf({ kind, args }: Legal): Way | null {
  const [first = 0, second = 0, third = 0] = args;
  if (kind === "move" || kind === "send") return { mover: first, target: `region:${third}` };
  if (kind === "place") return { mover: third, target: `action:${second}` };
  if (kind === "push") return { mover: first * FIGURES + second, target: `region:${third}` };
  if (kind === "push-rebellion") return { mover: FIGURES + first, target: `region:${second}` };
  return null;
}

/** Whom a push concerns: the side and the figure. */
export function pushed(mover: number): [side: number, figure: number] {
  return [Math.floor(mover / FIGURES), mover % FIGURES];
}

/** What the picks of the moment mean: a thing, and perhaps how to go on. */
export function pickingOf(seeing: Seeing): Picking {
  const [thing = "", wished = ""] = seeing.picked;
  const here = look(seeing).aims.at.get(thing) ?? [];
  if (here.length === 0) return NOTHING;
  const ways = here.map((move) => ({ move, way: wayOf(move) }));
  const movers = [...new Set(ways.flatMap(({ way }) => (way ? [way.mover] : [])))].toSorted((a, b) => a - b);
  const mover = movers.find((one) => wished === `mover:${one}`) ?? movers[0] ?? 0;
  return {
    thing,
    movers,
    mover,
    ways: new Map(ways.flatMap(({ move, way }) => (way?.mover === mover ? [[way.target, move] as const] : []))),
    buttons: ways.flatMap(({ move, way }) => (way ? [] : [move])),
  };
}

/** Choices that are read before they are made: fingers cannot hover, so on a phone a touch tells first. */
const READ = ["leader", "keep", "pick", "deed"];

/** Whether a thing is picked by its click, because there is more than one thing to do with it, or more to read. */
export function isPicked(moves: readonly Legal[], small: boolean): boolean {
  return moves.length > 1 || moves.some((move) => wayOf(move) !== null || (small && READ.includes(move.kind)));
}

/** The things that are clicked for a move, in order. */
export function clicks(seeing: Seeing, move: Legal): string[] {
  const start = thingOf(move);
  const way = wayOf(move);
  if (!start || !way) return start ? [start] : [];
  const picking = pickingOf(seeing.picked[0] === start ? seeing : { ...seeing, picked: [start] });
  return [start, ...(picking.mover === way.mover ? [] : [`mover:${way.mover}`]), way.target];
}

/** The domain of what is picked. */
export function pickedDomain(picking: Picking): string {
  return parted(picking.thing)[0];
}
