/** Questions that say more on the board than in a list: how many points are left, where, how many cards. */

import { t } from "../../core/text.svelte.ts";
import type { Sight } from "./table.ts";

const LEFT = ["muster", "move", "send", "attack", "deploy"];

/** What is asked now, where the board knows better words for it. */
export function asking({ view, seeing }: Sight): string {
  const { about, ask } = view;
  const left = about.left ?? 0;
  if (ask === "deploy" && view.rebellion) return t("web-rurik-ask-deploy");
  if (LEFT.includes(ask) && left > 0) return `${seeing.words.ask(ask)} ${t("web-rurik-left", { ask, left })}`;
  if ((ask === "lose" || ask === "drive-out") && about.region !== undefined) return `${seeing.words.name("region", about.region)}: ${seeing.words.ask(ask)}`;
  if (ask === "check-deck" && about.cards !== undefined) return `${seeing.words.ask(ask)} ${t("web-rurik-check-cards", { count: about.cards })}`;
  if (ask !== "act" && ask !== "end") return "";
  /** On a phone the points to spend stand right above. */
  const points = view.tax_points + view.build_points > 0 && !seeing.small;
  return [t(`web-rurik-ask-${ask}`), ...(points ? [t("web-rurik-points-left", { tax: view.tax_points, build: view.build_points })] : [])].join(" ");
}
