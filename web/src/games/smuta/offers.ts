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

/** Questions whose persons stand in the prompt: there are many, or the one that is meant is picked already and no ring tells it apart. */
const PERSONS: readonly string[] = ["politics", "resource"];

/** So many figures are named in the prompt of a desk; of more only those that are not on the map. */
const NAMED = 8;

/** Whether a figure stands in the prompt: where they are few, all of them do, and on a phone always, where pieces are small. */
function isOffered({ aims, view, seeing }: Sight, who: number): boolean {
  const few = (): boolean => [...aims.at.keys()].filter((thing) => parted(thing)[0] === "figure").length <= NAMED;
  return seeing.small || PERSONS.includes(view.ask) || (view.at[who] ?? -1) < 0 || few();
}

/** The many answers of the Political phase are behind a few, so that the map stays in sight: what is done first, then with what. */
const FOLDED = "politics";
const MENUS: readonly string[] = ["card_kind", "legitimacy_table", "figure"];
/** So many things of a group, and at a desk of all groups, stand in the prompt without a fold. */
const FEW = 1;
const ROW = 5;

/** The group that a fold opens, as a domain. */
export const menuOf = (thing: string): string => (thing.startsWith("menu:") ? (MENUS[parted(thing)[1]] ?? "") : "");

/** The fold in front of a thing; nothing where it stands in the prompt itself. */
export function foldOver(seeing: Seeing, thing: string): string {
  const [domain] = parted(thing);
  if (look(seeing).view.ask !== FOLDED || !MENUS.includes(domain)) return "";
  const isCrowded = seeing.small || MENUS.reduce((sum, one) => sum + inGroup(seeing, one).length, 0) > ROW;
  const isFolded = isCrowded && inGroup(seeing, domain).length > FEW;
  return isFolded ? `menu:${MENUS.indexOf(domain)}` : "";
}

/** The things of a group that stand in the prompt; cards only while nobody looks on. */
export function inGroup(seeing: Seeing, domain: string): string[] {
  if (domain === "card_kind" && seeing.covered) return [];
  const sight = look(seeing);
  return [...sight.aims.at.keys()].filter((thing) => {
    const [own, value] = parted(thing);
    return own === domain && (domain !== "figure" || isOffered(sight, value));
  });
}

export function offersOf(seeing: Seeing): Offers[] {
  const groups = GROUPS.map(([domain, shape]) => ({ domain, shape, things: inGroup(seeing, domain) })).filter(({ things }) => things.length > 0);
  const folds = [...new Set(groups.map(({ things }) => foldOver(seeing, things[0] ?? "")))].filter(Boolean);
  const open = groups.filter(({ things }) => !foldOver(seeing, things[0] ?? ""));
  return [
    ...(folds.length > 0 ? [{ id: "menu", title: t("web-smuta-offer-menu"), things: folds, shape: "chips" as const }] : []),
    ...open.map(({ domain, shape, things }) => ({ id: domain, title: t(`web-smuta-offer-${domain}`), things, shape })),
  ];
}

/** Whether something can only be chosen on the map. */
export function isOnMap(seeing: Seeing): boolean {
  const sight = look(seeing);
  return [...sight.aims.at.keys()].some((thing) => {
    const [domain, value] = parted(thing);
    return domain === "point" || (domain === "figure" && !isOffered(sight, value));
  });
}
