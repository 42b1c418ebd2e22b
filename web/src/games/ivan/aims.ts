/** Where each legal move is clicked: the things on the board, and what is left for buttons and for the tray. */

import { aimsOf as sorted, parted } from "../../board/aims.ts";
import type { Legal } from "../../wire.ts";
import { FREE } from "./parts.ts";

/** The domain of the thing that is clicked for a kind of move; its number is the first target. */
const CLICKED: Readonly<Record<string, string>> = {
  keep: "project",
  take: "project",
  complete: "project",
  muster: "city",
  enter: "city",
  harvest: "city",
  again: "city",
  place: "city",
  build: "city",
  plan: "chamber",
  leave: "chamber",
  give: "resource",
  get: "supply",
  estate: "estate",
  use: "estate",
  title: "title",
  resolve: "trade_token",
  discard: "trade_token",
  printed: "pad_slot",
  lay: "pad_slot",
  spoils: "spoils",
  reward: "reward",
};
/** Decks are things of their own. */
const DECKS: Readonly<Record<string, string>> = { draw: "deck:project", "draw-estate": "deck:estate", "draw-title": "deck:title" };

export interface Aims {
  /** Moves by the thing that is clicked first, as `domain:number`. */
  at: ReadonlyMap<string, readonly Legal[]>;
  /** Moves that have no place on the board. */
  buttons: readonly Legal[];
  /** Free actions, in the order of the tray. */
  free: readonly Legal[];
}

/** The thing that is clicked first for a move; nothing where it has no place on the board. */
export function thingOf(move: Legal): string {
  if (move.kind === "move") return `city:${move.args[1]}`;
  const domain = CLICKED[move.kind];
  return domain ? `${domain}:${move.args[0]}` : (DECKS[move.kind] ?? "");
}

export function isFree(move: Legal): boolean {
  return (FREE as readonly string[]).includes(move.kind);
}

function order(move: Legal): number {
  return (FREE as readonly string[]).indexOf(move.kind);
}

export function aimsOf(legal: readonly Legal[]): Aims {
  const { at, apart } = sorted(legal, thingOf);
  return { at, buttons: apart.filter((move) => !isFree(move)), free: legal.filter(isFree).toSorted((a, b) => order(a) - order(b)) };
}

/** The moves from a city along the waterways, by the city where they end. */
export function marches(moves: readonly Legal[], mover: number): Map<number, Legal> {
  const found = moves.filter((move) => move.kind === "move" && move.args[0] === mover);
  return new Map(found.map((move) => [move.args[2] ?? -1, move]));
}

/** Parts of the board that hold something to click. */
export type Part = "map" | "kremlin" | "cards" | "mine";

const PARTS: Readonly<Record<string, Part>> = {
  city: "map",
  spoils: "map",
  reward: "map",
  chamber: "kremlin",
  title: "cards",
  deck: "cards",
  resource: "mine",
  supply: "mine",
  trade_token: "mine",
  pad_slot: "mine",
};

/** Parts of things that are only pointed out. */
const LIT: Readonly<Record<string, Part>> = { ...PARTS, region: "map", area: "map", track: "kremlin", assignment: "kremlin", free: "mine" };

/** The part of the board that holds something that is pointed out, if there is one. */
export function partWith(things: ReadonlySet<string>): Part | undefined {
  return [...things].map((thing) => LIT[parted(thing)[0]]).find(Boolean);
}

/** The part of the board where a move is clicked. */
export function partOf(move: Legal): Part {
  if (move.kind === "take" || move.kind === "estate") return "cards";
  return PARTS[parted(thingOf(move))[0]] ?? "mine";
}
