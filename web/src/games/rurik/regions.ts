/** Regions in words: what stands there, who rules, and why. */

import { t } from "../../core/text.svelte.ts";
import { listed } from "../../table/desk.svelte.ts";
import { BUILDINGS, EMPTY, NOBODY, STRONGHOLD, UNSEEN } from "./parts.ts";
import { sideName, tells, type Sight } from "./table.ts";

/** Figures of a side in a region, the leader among them. */
export function figuresIn({ view }: Sight, side: number, region: number): number {
  return (view.troops[side]?.[region] ?? 0) + (view.leader_at[side] === region ? 1 : 0);
}

/** What the strength of a side in a region is made of. */
function strengthOf(sight: Sight, side: number, region: number): string {
  const { view } = sight;
  const troops = view.troops[side]?.[region] ?? 0;
  const leader = view.leader_at[side] === region;
  const strength = view.strengths[region]?.[side] ?? 0;
  const figures = troops + (leader ? 1 : 0);
  const stronghold = view.buildings[region]?.[STRONGHOLD] === side && strength > figures;
  const parts = [
    ...(troops > 0 ? [t("web-rurik-troops", { count: troops })] : []),
    ...(leader ? [t("web-rurik-the-leader")] : []),
    ...(stronghold ? [t("web-rurik-the-stronghold")] : []),
    ...(strength > figures + (stronghold ? 1 : 0) ? [t("web-rurik-the-rebel")] : []),
  ];
  return t("web-rurik-strength", { side: sideName(sight, side), strength, parts: listed(parts) });
}

/** Who rules a region and why: the sum of each side. */
export function ruleWords(sight: Sight, region: number): string[] {
  const { view } = sight;
  const ruler = view.rulers[region] ?? NOBODY;
  const sides = sight.sides.filter((side) => (view.strengths[region]?.[side] ?? 0) > 0);
  const others = view.others_strength[region] ?? 0;
  return [
    ruler === NOBODY ? t("web-rurik-ruled-by-nobody") : t("web-rurik-ruled", { side: sideName(sight, ruler) }),
    ...sides.map((side) => strengthOf(sight, side, region)),
    ...(others > 0 ? [t("web-rurik-others-strength", { strength: others, who: (view.neutrals[region] ?? 0) >= others ? "neutral" : "rebel" })] : []),
  ];
}

function rebelWords({ view, seeing }: Sight, region: number): string[] {
  const rebel = view.rebels[region] ?? EMPTY;
  if (rebel === EMPTY) return [];
  if (rebel === UNSEEN) return [t("web-rurik-rebel-unseen")];
  const what = seeing.words.named("rebel", "rebel", rebel)["rebel_what"] ?? seeing.words.name("rebel", rebel);
  return [t("web-rurik-rebel", { reward: what })];
}

/** Everything about a region, a sentence for each thing. */
export function regionWords(sight: Sight, region: number): string[] {
  const { view, seeing } = sight;
  const name = seeing.words.name("region", region);
  if (!view.regions.includes(region)) return [name, t("web-rurik-not-in-play")];
  const good = seeing.words.name("good", view.yields[region] ?? 0);
  const buildings = (view.buildings[region] ?? []).flatMap((owner, kind) =>
    owner === NOBODY ? [] : [t("web-rurik-building", { side: sideName(sight, owner), building: seeing.words.name("building", seeing.words.value("building", BUILDINGS[kind]!)) })],
  );
  return [
    name,
    ...(view.stocked[region] ? [] : [t("web-rurik-yielded", { good })]),
    ...ruleWords(sight, region),
    ...buildings,
    ...rebelWords(sight, region),
    ...((view.neutrals[region] ?? 0) > 0 ? [t("web-rurik-neutrals", { count: view.neutrals[region] ?? 0 })] : []),
    ...tells(sight, "region", region),
  ];
}

/** The same as one line, for the prompt. */
export function regionLine(sight: Sight, region: number): string {
  return `${regionWords(sight, region).join(". ")}.`;
}
