/** What a move would change, counted on what everybody can see. */

import type { Figures } from "./figures.ts";
import { BOYAR, EMPTY, NOBODY } from "./parts.ts";
import type { IvanView } from "./view.ts";

/** Seats by influence in a region, the first ahead; those without any are left out. Favour parts equals. */
export function ranking(view: IvanView, influence: readonly number[]): number[] {
  return view.favour.filter((seat) => (influence[seat] ?? 0) > 0).toSorted((a, b) => (influence[b] ?? 0) - (influence[a] ?? 0));
}

export interface Change {
  region: number;
  before: number;
  after: number;
  /** The place of the seat in the region after the move, from 1. */
  place: number;
}

/** How the influence of a seat in a region changes by so much. */
function change(view: IvanView, seat: number, region: number, by: number): Change {
  const now = view.influence[region] ?? [];
  const before = now[seat] ?? 0;
  const then = now.map((value, at) => (at === seat ? value + by : value));
  return { region, before, after: before + by, place: ranking(view, then).indexOf(seat) + 1 };
}

/** How the influence in regions would change if a move of a piece were made. */
export function influenceAfter(figures: Figures, view: IvanView, seat: number, kind: string, args: readonly number[]): Change[] {
  const { warrior, boyar, building } = figures.influence;
  const region = (city: number | undefined): number => figures.cities[city ?? -1]?.region ?? -1;
  if (kind === "place" || kind === "muster") return [change(view, seat, region(args[0]), warrior)];
  if (kind === "build") return [change(view, seat, region(args[0]), building)];
  if (kind === "enter") return [change(view, seat, region(args[0]), boyar)];
  if (kind !== "move") return [];
  const [from, to] = [region(args[1]), region(args[2])];
  const weight = args[0] === BOYAR ? boyar : warrior;
  return from === to ? [] : [change(view, seat, from, -weight), change(view, seat, to, weight)];
}

/** The trade token that a move between two cities would take, or EMPTY. */
export function tokenBetween(figures: Figures, view: IvanView, from: number, to: number): number {
  const way = figures.waterways.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  return way && way.slot >= 0 ? (view.slots[way.slot] ?? EMPTY) : EMPTY;
}

/** Who is most important in a chamber: most coins, then favour; NOBODY where there is no boyar. */
export function mostImportant(view: IvanView, staked: readonly number[]): number {
  let best = NOBODY;
  for (const seat of view.favour) {
    const coins = staked[seat] ?? EMPTY;
    if (coins !== EMPTY && (best === NOBODY || coins > (staked[best] ?? EMPTY))) best = seat;
  }
  return best;
}

/** The chamber that is asked about, or -1. */
export function chamberAsked(view: IvanView): number {
  return view.about.chamber ?? -1;
}

/** The region whose rewards are chosen now, or -1. */
export function regionAsked(view: IvanView): number {
  return view.ask === "reward" ? (view.about.region ?? -1) : -1;
}
