/** What is still missing for a deed, as the server counts it; and groups of regions. */

import { t } from "../../core/text.svelte.ts";
import type { Sight } from "./table.ts";

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

/** What the seat whose eyes these are still lacks for a deed that lies open, in words. */
export function missingWords({ view }: Sight, deed: number): string[] {
  const lacks = view.missing?.find((one) => one.deed === deed)?.lacks ?? [];
  return lacks.map(({ what, count }) => t("rurik-lack", { what, count }));
}
