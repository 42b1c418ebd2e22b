/** A piece that is to move: first the city where it stands is picked, then where it goes. */

import { parted } from "../../board/aims.ts";
import type { Seeing } from "../../table/face.ts";
import type { Legal } from "../../wire.ts";
import { isFree, marches, thingOf } from "./aims.ts";
import { BOYAR, WARRIOR } from "./parts.ts";
import { look } from "./table.ts";

export interface March {
  /** The picked city, or -1. */
  from: number;
  /** The kinds of pieces that can move from there, and the one that would. */
  movers: readonly number[];
  mover: number;
  /** Moves by the city where they end. */
  ways: ReadonlyMap<number, Legal>;
  /** What else can be done in the picked city. */
  placing: Legal | null;
}

const NOWHERE: March = { from: -1, movers: [], mover: WARRIOR, ways: new Map(), placing: null };

/** The march that the picks of the moment mean: a city, and perhaps a kind of piece. */
export function marchOf(seeing: Seeing): March {
  const [thing = "", wished = ""] = seeing.picked;
  const here = look(seeing).aims.at.get(thing) ?? [];
  const movers = [WARRIOR, BOYAR].filter((mover) => marches(here, mover).size > 0);
  const [first] = movers;
  if (first === undefined) return NOWHERE;
  const mover = movers.find((one) => wished === `mover:${one}`) ?? first;
  return { from: parted(thing)[1], movers, mover, ways: marches(here, mover), placing: here.find((move) => move.kind !== "move") ?? null };
}

/** The things that are clicked for a move; a free action is a button of the tray. */
export function clicks(seeing: Seeing, move: Legal): string[] {
  if (isFree(move)) return [`free:${move.kind}`];
  if (move.kind !== "move") return [thingOf(move)].filter(Boolean);
  const [mover = 0, from = 0, to = 0] = move.args;
  const start = `city:${from}`;
  const march = marchOf(seeing.picked[0] === start ? seeing : { ...seeing, picked: [start] });
  return [start, ...(march.mover === mover ? [] : [`mover:${mover}`]), `city:${to}`];
}
