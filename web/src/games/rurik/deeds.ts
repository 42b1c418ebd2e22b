/** What is still missing for a deed, counted on what the player has. */

import type { Row } from "../../board/content.ts";
import { t } from "../../core/text.svelte.ts";
import type { Effect } from "./figures.ts";
import { BUILDINGS } from "./parts.ts";
import { figuresIn } from "./regions.ts";
import type { Sight } from "./table.ts";

export interface Lack {
  /** What is missing: a good, a coin, a building, a figure and so on. */
  what: string;
  count: number;
}

const lack = (what: string, needed: number, held: number): Lack[] => (held < needed ? [{ what, count: needed - held }] : []);
const kindOf = (name: unknown): number => (BUILDINGS as readonly string[]).indexOf(String(name));

/** Regions with an own building of a kind. */
function regionsWith({ view }: Sight, seat: number, kind: number): number[] {
  return view.regions.filter((region) => view.buildings[region]?.[kind] === seat);
}

/** The largest group of regions that lie next to each other. */
export function largestOf(near: readonly (readonly number[])[], regions: readonly number[]): number[] {
  const left = new Set(regions);
  let most: number[] = [];
  for (const start of regions) {
    const open = left.delete(start) ? [start] : [];
    const group: number[] = [];
    for (let here = open.pop(); here !== undefined; here = open.pop()) {
      group.push(here);
      open.push(...(near[here] ?? []).filter((next) => left.delete(next)));
    }
    if (group.length > most.length) most = group;
  }
  return most;
}

export function largestGroup(near: readonly (readonly number[])[], regions: readonly number[]): number {
  return largestOf(near, regions).length;
}

function required(sight: Sight, seat: number, need: Row): Lack[] {
  const { view } = sight;
  const count = Number(need["count"] ?? need["min"] ?? 1);
  const building = String(need["building"] ?? "");
  switch (need["kind"]) {
    case "buildings_distinct_goods":
      return lack(`${building}-goods`, count, new Set(regionsWith(sight, seat, kindOf(building)).map((region) => view.yields[region])).size);
    case "buildings_connected":
      return lack(`${building}-connected`, count, largestGroup(view.near, regionsWith(sight, seat, kindOf(building))));
    case "buildings_one_region": {
      const kinds = (need["buildings"] as string[]).map(kindOf);
      const best = Math.max(0, ...view.regions.map((region) => kinds.filter((kind) => view.buildings[region]?.[kind] === seat).length));
      return lack("together", kinds.length, best);
    }
    case "occupied_regions":
      return lack("occupied", count, view.regions.filter((region) => figuresIn(sight, seat, region) > 0).length);
    case "troops_one_region":
      return lack("gathered", count, Math.max(0, ...view.regions.map((region) => figuresIn(sight, seat, region))));
    case "defeated_rebels":
      return lack("rebels", count, view.defeated[seat]?.length ?? 0);
    default:
      return view.token === seat ? [] : [{ what: "token", count: 1 }];
  }
}

/** Figures that could be taken off the map, from where the price says. */
function removable(sight: Sight, seat: number, origin: string): number {
  const { view } = sight;
  const counts = view.regions.map((region) => ({ region, count: figuresIn(sight, seat, region) }));
  if (origin === "distinct_regions") return counts.filter(({ count }) => count > 0).length;
  if (origin === "one_ruled_region") return Math.max(0, ...counts.filter(({ region }) => view.rulers[region] === seat).map(({ count }) => count));
  return counts.reduce((sum, { count }) => sum + count, 0);
}

function price(sight: Sight, seat: number, cost: Effect): Lack[] {
  const { view, seeing } = sight;
  const goods = view.goods[seat] ?? [];
  const named = goods.reduce((sum, _, good) => sum + Number(cost[seeing.words.word("good", good)] ?? 0), 0);
  const total = goods.reduce((sum, count) => sum + count, 0);
  return Object.entries(cost).flatMap(([kind, value]) => {
    const good = seeing.words.value("good", kind);
    if (good >= 0) return lack(kind, Number(value), goods[good] ?? 0);
    if (kind === "coin") return lack(kind, Number(value), view.coins[seat] ?? 0);
    if (kind === "any_goods") return lack(kind, named + Number(value), total);
    if (kind === "same_goods") return lack(kind, Number(value), Math.max(0, ...goods));
    if (kind === "different_goods") return lack(kind, Number(value), goods.filter((count) => count > 0).length);
    if (kind === "scheme_cards") return lack(kind, Number(value), view.hand_sizes[seat] ?? 0);
    if (kind === "buildings") return lack(kind, Number(value), view.buildings.flat().filter((owner) => owner === seat).length);
    const { count, origin } = value as { count: number; origin: string };
    return lack("figures", count, removable(sight, seat, origin));
  });
}

/** Everything that a seat still lacks for a deed. */
export function lacksOf(sight: Sight, seat: number, deed: number): Lack[] {
  const card = sight.figures.deeds[deed];
  if (!card) return [];
  return [...card.require.flatMap((need) => required(sight, seat, need)), ...price(sight, seat, card.cost)];
}

/** The same in words, for the seat whose eyes these are. */
export function missingWords(sight: Sight, deed: number): string[] {
  return lacksOf(sight, sight.view.seat ?? 0, deed).map(({ what, count }) => t("web-rurik-lack", { what, count }));
}
