/** Where each legal move is clicked: the things on the board and in the prompt, and what is left for buttons. */

import { aimsOf as sorted, parted, type Aims } from "../../board/aims.ts";
import type { Legal } from "../../wire.ts";

/** The thing that is clicked first for a kind of move: its domain, and which target of the move is its number. */
const CLICKED: Readonly<Record<string, readonly [domain: string, at: number]>> = {
  leader: ["leader", 0],
  keep: ["agenda", 0],
  deploy: ["region", 0],
  settle: ["region", 0],
  rescue: ["region", 0],
  place: ["advisor", 0],
  muster: ["region", 1],
  move: ["region", 1],
  send: ["region", 1],
  attack: ["region", 0],
  "attack-rebel": ["region", 0],
  "attack-rebellion": ["region", 0],
  "attack-neutral": ["region", 0],
  remove: ["region", 1],
  demolish: ["region", 1],
  tax: ["region", 0],
  build: ["region", 1],
  deck: ["deck", 0],
  take: ["scheme", 0],
  "on-top": ["scheme", 0],
  discard: ["scheme", 0],
  scheme: ["scheme", 0],
  pick: ["deed", 0],
  deed: ["deed", 0],
  spend: ["good", 0],
  convert: ["conversion", 0],
};
const PUSHES = ["push", "push-rebellion"];

/** The thing that is clicked first for a move; nothing where it has no place. */
export function thingOf(move: Legal): string {
  if (PUSHES.includes(move.kind)) return "push:0";
  const clicked = CLICKED[move.kind];
  return clicked ? `${clicked[0]}:${move.args[clicked[1]]}` : "";
}

export function aimsOf(legal: readonly Legal[]): Aims {
  return sorted(legal, thingOf);
}

/** Parts of the board that hold something to click. */
export type Part = "map" | "strategy" | "claims" | "mine";

const PARTS: Readonly<Record<string, Part>> = { region: "map", push: "map", advisor: "strategy", action: "strategy", space: "strategy" };

/** Parts of things that are only pointed out. */
const LIT: Readonly<Record<string, Part>> = { ...PARTS, track: "claims", deed: "claims", good: "mine", agenda: "mine", conversion: "mine" };

/** The part of the board that holds something that is pointed out, if there is one. */
export function partWith(things: ReadonlySet<string>): Part | undefined {
  return [...things].map((thing) => LIT[parted(thing)[0]]).find(Boolean);
}

/** The part of the board where a move is clicked, unless it is answered in the prompt. */
export function partOf(move: Legal): Part | undefined {
  return PARTS[parted(thingOf(move))[0]];
}
