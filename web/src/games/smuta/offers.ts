/** What a question offers beside points and pieces on the map: cards, persons, units, tables and parties, which stand in the prompt. */

import { parted } from "../../board/aims.ts";
import { t } from "../../core/text.svelte.ts";
import type { Offers, Seeing } from "../../table/face.ts";
import { look, type Sight } from "./table.ts";

/** The groups in their order, with the shape of their things. */
const GROUPS: readonly (readonly [domain: string, shape: Offers["shape"]])[] = [
  ["card_kind", "chips"],
  ["legitimacy_table", "chips"],
  ["figure", "chips"],
  ["unit_kind", "chips"],
  ["good", "chips"],
  ["loss", "chips"],
  ["party", "chips"],
];

/** Points are shown where they are. */
export function isPlace(domain: string): boolean {
  return domain === "point";
}

/** Whether a figure stands in the prompt: one that is no piece of the map, and all of them on a phone, where pieces are small. */
function isOffered({ view, seeing }: Sight, who: number): boolean {
  return seeing.small || view.ask === "politics" || (view.at[who] ?? -1) < 0;
}

export function offersOf(seeing: Seeing): Offers[] {
  const sight = look(seeing);
  const things = [...sight.aims.at.keys()].filter((thing) => {
    const [domain, value] = parted(thing);
    return domain !== "figure" || isOffered(sight, value);
  });
  return GROUPS.flatMap(([domain, shape]) => {
    const found = things.filter((thing) => parted(thing)[0] === domain);
    return found.length > 0 ? [{ id: domain, title: t(`web-smuta-offer-${domain}`), things: found, shape }] : [];
  });
}

/** Whether something can only be chosen on the map. */
export function isOnMap(seeing: Seeing): boolean {
  const sight = look(seeing);
  return [...sight.aims.at.keys()].some((thing) => {
    const [domain, value] = parted(thing);
    return domain === "point" || (domain === "figure" && !isOffered(sight, value));
  });
}
