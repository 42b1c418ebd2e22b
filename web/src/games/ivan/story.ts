/** What the events tell of the end of a round: the rewards region by region, and the points of a scoring. */

import type { Event } from "../../wire.ts";
import { NOBODY } from "./parts.ts";

export interface Region {
  region: number;
  leader: number;
  influence: number;
  second: number;
  secondInfluence: number;
  /** The reward of the leader, or NOBODY while it is not chosen. */
  reward: number;
  chooser: number;
  empty: boolean;
}

function unknown(region: number): Region {
  return { region, leader: NOBODY, influence: 0, second: NOBODY, secondInfluence: 0, reward: NOBODY, chooser: NOBODY, empty: false };
}

/** The regions of the round that ends, as far as events tell. */
export function regionsOf(events: Iterable<Event>, count: number): Region[] {
  let regions = Array.from({ length: count }, (_, region) => unknown(region));
  let ended = false;
  for (const { name, args } of events) {
    const at = Number(args["region"]);
    const seat = Number(args["seat"]);
    const region = regions[at];
    if (name === "round-begins") ended = true;
    else if (region && ["region-led", "region-empty"].includes(name) && ended) {
      regions = regions.map((_, index) => unknown(index));
      ended = false;
    }
    const here = regions[at];
    if (!here) continue;
    if (name === "region-led") Object.assign(here, { leader: seat, influence: Number(args["influence"]) });
    else if (name === "region-second") Object.assign(here, { second: seat, secondInfluence: Number(args["influence"]) });
    else if (name === "region-empty") here.empty = true;
    else if (name === "reward-chosen") Object.assign(here, { chooser: seat, reward: Number(args["reward"]) });
  }
  return regions;
}

export interface Scored {
  titles: { title: number; points: number }[];
  field: number;
  court: number;
  goods: number;
}

/** The points of a scoring by seat. */
export function scoringOf(events: readonly Event[], seats: number): Scored[] {
  const scored: Scored[] = Array.from({ length: seats }, () => ({ titles: [], field: 0, court: 0, goods: 0 }));
  for (const { name, args } of events) {
    const own = scored[Number(args["seat"])];
    const points = Number(args["points"]);
    if (!own) continue;
    if (name === "title-scored") own.titles.push({ title: Number(args["title"]), points });
    else if (name === "field-scored") own.field += points;
    else if (name === "court-scored") own.court += points;
    else if (name === "goods-scored") own.goods += points;
  }
  return scored;
}

export function sum(one: Scored): number {
  return one.titles.reduce((total, { points }) => total + points, 0) + one.field + one.court + one.goods;
}
