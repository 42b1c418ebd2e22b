/** What a question offers beside places on the map: cards, advisors, goods and tokens, which stand in the prompt. */

import { parted } from "../../board/aims.ts";
import { t } from "../../core/text.svelte.ts";
import type { Offers, Seeing } from "../../table/face.ts";
import { look } from "./table.ts";

/** The groups in their order, with the shape of their things; on a phone wide cards are read when they are tapped. */
const GROUPS: readonly (readonly [domain: string, shape: Offers["shape"]])[] = [
  ["leader", "wide"],
  ["agenda", "cards"],
  ["advisor", "chips"],
  ["deck", "chips"],
  ["good", "chips"],
  ["scheme", "cards"],
  ["deed", "cards"],
  ["conversion", "chips"],
  ["push", "chips"],
];

/** Places are shown where they are. */
const PLACES: ReadonlySet<string> = new Set(["region", "action", "space"]);

export function isPlace(domain: string): boolean {
  return PLACES.has(domain);
}

/** Questions beside whose answers additional actions stand: there cards are lines, and leave room to the map. */
const BESIDE = ["act", "end"];

/** Whether cards are lines in the prompt. */
export function isFlat(seeing: Seeing): boolean {
  return BESIDE.includes(look(seeing).view.ask);
}

export function offersOf(seeing: Seeing): Offers[] {
  const things = [...look(seeing).aims.at.keys()];
  const flat = isFlat(seeing);
  return GROUPS.flatMap(([domain, shape]) => {
    const found = things.filter((thing) => parted(thing)[0] === domain);
    const shown = flat ? "chips" : shape === "wide" && seeing.small ? "cards" : shape;
    return found.length > 0 ? [{ id: domain, title: t(`web-rurik-offer-${domain}`), things: found, shape: shown }] : [];
  });
}
