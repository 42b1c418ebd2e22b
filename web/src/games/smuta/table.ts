/** The moment that is shown, in the terms of this game. */

import type { Aims } from "../../board/aims.ts";
import { memo } from "../../board/memo.ts";
import { viewOf } from "../../board/view.ts";
import { t } from "../../core/text.svelte.ts";
import type { Seeing } from "../../table/face.ts";
import { aimsOf } from "./aims.ts";
import { figuresOf, type Figure, type Figures, type Place } from "./figures.ts";
import { COMMANDERS, MARKS, NOBODY, NONE, SEASONS, SOVEREIGN, type Mark } from "./parts.ts";
import type { SmutaView } from "./view.ts";

export interface Sight {
  view: SmutaView;
  figures: Figures;
  seeing: Seeing;
  aims: Aims;
}

export const look = memo((seeing: Seeing): Sight => {
  const view = viewOf<SmutaView>(seeing);
  return { view, figures: figuresOf(seeing.words.bundle), seeing, aims: aimsOf(seeing.legal) };
});

// --- who is where

export function has({ view }: Sight, who: number, mark: Mark): boolean {
  return ((view.marks[who] ?? 0) & MARKS[mark]) !== 0;
}

/** How many points a party holds. */
export function townsOf(view: SmutaView, seat: number): number {
  return view.control.filter((holder) => holder === seat).length;
}

/** Commanders and separate detachments at a point, party by party, those inside its fortress last. */
export function piecesAt(sight: Sight, point: number): number[] {
  const { view } = sight;
  const order = (who: number): number => (has(sight, who, "inside") ? 100 : 0) + (view.owner[who] ?? 0) * 10 + (view.host[who] === NONE ? 0 : 1);
  return view.at.flatMap((at, who) => (at === point ? [who] : [])).toSorted((a, b) => order(a) - order(b) || a - b);
}

/** Pieces of a party on the map. */
export function piecesOf({ view }: Sight, seat: number): number[] {
  return view.at.flatMap((at, who) => (at >= 0 && view.owner[who] === seat ? [who] : []));
}

/** Personages and detachments in the army of a commander, who is on the map or on the track. */
export function companyOf({ view }: Sight, who: number): number[] {
  return view.host.flatMap((host, one) => (host === who && (view.at[one] ?? 0) < 0 ? [one] : []));
}

/** The other commander of a grouping, or nobody. */
export function groupedWith({ view }: Sight, who: number): number {
  if (who >= COMMANDERS || (view.at[who] ?? NONE) < 0) return NONE;
  const leader = view.host[who] ?? NONE;
  return leader >= 0 ? leader : view.host.findIndex((host, other) => host === who && other < COMMANDERS && (view.at[other] ?? NONE) >= 0);
}

/** Everybody who is in one of the places that are no points. */
export function away({ view }: Sight, place: number, seat?: number): number[] {
  return view.at.flatMap((at, who) => (at === place && (seat === undefined || view.owner[who] === seat) ? [who] : []));
}

/** The point where a figure is, in whoever's army; -1 off the map. */
export function pointOf({ view }: Sight, who: number): number {
  const at = view.at[who] ?? NONE;
  if (at >= 0) return at;
  const host = view.host[who] ?? NONE;
  return host >= 0 ? Math.max(NONE, view.at[host] ?? NONE) : NONE;
}

/** Pretenders to the throne. */
export function pretendersOf(sight: Sight): number[] {
  return sight.view.marks.flatMap((_, who) => (has(sight, who, "pretender") && who !== sight.view.tsar ? [who] : []));
}

// --- who holds what

/** The party that has the Tsar, or nobody. */
export function tsarParty({ view }: Sight): number {
  return view.tsar === NONE ? NOBODY : (view.owner[view.tsar] ?? NOBODY);
}

/** The party that controls a point, for a Sovereign's fortress the Tsar's. */
export function controllerOf(sight: Sight, point: number): number {
  const holder = sight.view.control[point] ?? NOBODY;
  return holder === SOVEREIGN ? tsarParty(sight) : holder;
}

export function isWalled({ view, figures }: Sight, point: number): boolean {
  const kind = figures.points[point]?.kind;
  return kind === "fortress" || kind === "powerful_fortress" || (view.walled[point] ?? 0) > 0;
}

export function placeOf({ figures }: Sight, point: number): Place {
  return figures.points[point]!;
}

export function figureOf({ figures }: Sight, who: number): Figure {
  return figures.figures[who]!;
}

// --- names

export function figureName({ seeing }: Sight, who: number): string {
  return seeing.words.name("figure", who);
}

export function pointName({ seeing }: Sight, point: number): string {
  return seeing.words.name("point", point);
}

export function partyName({ seeing }: Sight, seat: number): string {
  return seeing.words.name("party", seat);
}

/** “Spring 1605”: a cell of the track. */
export function cellName({ figures }: Sight, cell: number): string {
  return t("web-smuta-cell", { season: SEASONS[cell % 4]!, year: String(figures.track.firstYear + Math.floor(cell / 4)) });
}
