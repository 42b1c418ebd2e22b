/** Agendas: what everybody has of what they count. */

import { t } from "../../core/text.svelte.ts";
import { largestGroup } from "./deeds.ts";
import { figuresIn } from "./regions.ts";
import { sideName, type Sight } from "./table.ts";

const TRACKS = ["rule", "build", "trade"];

/** Regions of a side that hold some building of its own. */
export function builtRegions({ view }: Sight, side: number): number[] {
  return view.regions.filter((region) => view.buildings[region]?.includes(side));
}

/** How much a side has of what an agenda counts. */
export function measured(sight: Sight, side: number, metric: string): number {
  const { view, seeing } = sight;
  const goods = view.goods[side] ?? [];
  const good = (id: string): number => goods[seeing.words.value("good", id)] ?? 0;
  switch (metric) {
    case "deeds_done":
      return view.deeds_done[side]?.length ?? 0;
    case "fur_honey_total":
      return good("fur") + good("honey");
    case "defeated_rebels":
      return view.defeated[side]?.length ?? 0;
    case "war_track":
      return view.war[side] ?? 0;
    case "goods_total":
      return goods.reduce((sum, count) => sum + count, 0);
    case "buildings_in_ruled_regions":
      return view.regions.filter((region) => view.rulers[region] === side).reduce((sum, region) => sum + (view.buildings[region] ?? []).filter((owner) => owner === side).length, 0);
    case "coins":
      return view.coins[side] ?? 0;
    case "occupied_regions":
      return view.regions.filter((region) => figuresIn(sight, side, region) > 0).length;
    default:
      return view.tracks[side]?.[TRACKS.indexOf(metric.split(":")[1] ?? "")] ?? 0;
  }
}

/** An agenda in words: what it counts, and what everybody has of it. */
export function agendaWords(sight: Sight, agenda: number): string[] {
  const metric = sight.figures.agendas[agenda]?.metric ?? "";
  const have = sight.sides.map((side) => t("web-rurik-has", { side: sideName(sight, side), count: measured(sight, side, metric) }));
  return [t("web-rurik-metric", { metric: metric.replace(":", "-") }), have.join(", ")];
}

/** Connected regions with buildings, as the build track counts them. */
export function connected(sight: Sight, side: number): number {
  return largestGroup(sight.view.near, builtRegions(sight, side));
}
