/** The strategy board in words and figures: who stands where, and where an advisor would land. */

import { t } from "../../core/text.svelte.ts";
import { ADVISORS, EMPTY } from "./parts.ts";
import { sideName, type Sight } from "./table.ts";

export interface Standing {
  side: number;
  advisor: number;
  bribe: number;
  /** Printed number and bribe together. */
  influence: number;
}

/** The advisors on a banner, from the top. */
export function standingOn({ view, figures }: Sight, action: number): Standing[] {
  return (view.banners[action] ?? []).flatMap((stands, row) => {
    if (stands === EMPTY) return [];
    const advisor = stands % ADVISORS;
    const bribe = view.bribes[action]?.[row] ?? 0;
    return [{ side: Math.floor(stands / ADVISORS), advisor, bribe, influence: (figures.advisors[advisor] ?? 0) + bribe }];
  });
}

/** The row where an advisor would land: right under all of equal or higher influence. */
export function landing(sight: Sight, action: number, influence: number): number {
  return standingOn(sight, action).filter((one) => one.influence >= influence).length;
}

/** A banner in words: its name, and who stands on it. */
export function bannerWords(sight: Sight, action: number): string {
  const stands = standingOn(sight, action).map((one) => t("web-rurik-stands", { side: sideName(sight, one.side), influence: one.influence }));
  return `${sight.seeing.words.name("action", action)}: ${stands.length > 0 ? stands.join(", ") : t("web-rurik-empty-banner")}.`;
}
