/** Things of Rurik by their ids, in words. */

import { t } from "../../../core/text.svelte.ts";
import type { RegionSeen } from "../companion.ts";

export const regionName = (id: string): string => t(`rurik-region-${id}`);
export const goodName = (id: string): string => t(`rurik-good-${id}`);
export const actionName = (id: string): string => t(`rurik-action-${id}`);
export const buildingName = (id: string): string => t(`rurik-building-${id}`);
export const leaderName = (id: string): string => t(`rurik-leader-${id}`);

/** The number on an advisor. */
export const valueOf = (advisor: string): string => advisor.replace(/^adv_/, "").replace(/[ab]$/, "");

/** The number on a rebellion card. */
export const numberOf = (card: string): number => Number(card.replace(/\D/g, ""));

/** What stands in a region, for those who do not see it. */
export function regionWords(region: RegionSeen, leader: string): string {
  const yours = [
    ...(region.troops > 0 ? [t("web-companion-troops", { count: region.troops })] : []),
    ...(region.leader ? [leaderName(leader)] : []),
    ...region.buildings.map(buildingName),
  ];
  const theirs = [
    ...(region.rebels > 0 ? [t("web-companion-rebels", { count: region.rebels })] : []),
    ...(region.sviatopolk ? [leaderName("sviatopolk")] : []),
    ...region.theirs.map(buildingName),
  ];
  return [
    regionName(region.id),
    ...(region.ruler ? [t(`web-companion-ruler-${region.ruler}`)] : []),
    ...(yours.length > 0 ? [`${t("web-companion-you")}: ${yours.join(", ")}`] : []),
    ...(theirs.length > 0 ? [`${t("web-companion-rebellion")}: ${theirs.join(", ")}`] : []),
    ...(region.neutrals > 0 ? [t("web-companion-neutrals", { count: region.neutrals })] : []),
    t(region.stocked ? "web-companion-good-there" : "web-companion-good-gone", { good: goodName(region.yields) }),
  ].join(". ");
}
