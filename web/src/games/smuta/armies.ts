/** What armies hold, and what they are worth. */

import { t } from "../../core/text.svelte.ts";
import { AWAY, COMMANDERS, NONE, type Mark } from "./parts.ts";
import { companyOf, figureName, figureOf, groupedWith, has, type Sight } from "./table.ts";

export interface Army {
  who: number;
  /** Units by kind, only those that are there. */
  units: readonly { kind: number; count: number }[];
  /** Units and joined detachments. */
  size: number;
  most: number;
  fire: number;
  melee: number;
  tactical: number;
  strategic: number;
  legitimacy: number;
  administration: number;
  /** Personages and detachments with it. */
  company: readonly number[];
  /** The other commander of its grouping, or nobody. */
  grouped: number;
  marks: readonly Mark[];
}

const SHOWN: readonly Mark[] = ["pretender", "accused", "inside", "camp", "carried", "laid", "used"];

export function armyOf(sight: Sight, who: number): Army {
  const { view, figures } = sight;
  const own = figureOf(sight, who);
  const units = (view.units[who] ?? []).flatMap((count, kind) => (count > 0 ? [{ kind, count }] : []));
  const company = companyOf(sight, who);
  const joined = company.map((one) => figureOf(sight, one));
  const detachments = joined.filter(({ sort }) => sort === "detachment");
  const present = company.filter((one) => view.at[one] === AWAY.army).map((one) => figureOf(sight, one));
  const sum = (of: (unit: (typeof figures.units)[number]) => number): number => units.reduce((total, { kind, count }) => total + count * of(figures.units[kind]!), 0);
  return {
    who,
    units,
    size: who < COMMANDERS ? units.reduce((total, { count }) => total + count, 0) + detachments.length : 1,
    most: own.maxArmy,
    fire: own.fire + sum(({ fire }) => fire) + detachments.reduce((total, { fire }) => total + fire, 0),
    melee: own.melee + sum(({ melee }) => melee) + detachments.reduce((total, { melee }) => total + melee, 0),
    tactical: own.tactical + present.reduce((total, { bonus }) => total + bonus.tactical, 0),
    strategic: own.strategic + present.reduce((total, { bonus }) => total + bonus.strategic, 0),
    legitimacy: personLegitimacy(sight, who),
    administration: own.administration,
    company,
    grouped: groupedWith(sight, who),
    marks: marksOf(sight, who),
  };
}

export function marksOf(sight: Sight, who: number): Mark[] {
  return SHOWN.filter((mark) => has(sight, who, mark));
}

/** The legitimacy of a person with what units and an accusation take away, not below nothing. */
export function personLegitimacy(sight: Sight, who: number): number {
  const { view, figures } = sight;
  const troops = (view.units[who] ?? []).reduce((total, count, kind) => total + count * (figures.units[kind]?.legitimacy ?? 0), 0);
  const accused = has(sight, who, "accused") ? figures.accusation : 0;
  return Math.max(0, figureOf(sight, who).legitimacy + troops + accused);
}

/** Ratings and strength in one line: “tactical 2, strategic 3, fire 9, melee 5”. */
export function worthWords(army: Army): string {
  return t("web-smuta-army-worth", { tactical: army.tactical, strategic: army.strategic, fire: army.fire, melee: army.melee });
}

/** What an army holds, line by line. */
export function armyWords(sight: Sight, who: number): string[] {
  const army = armyOf(sight, who);
  const { words } = sight.seeing;
  return [
    ...(who < COMMANDERS ? [t("web-smuta-army-size", { count: army.size, most: army.most })] : []),
    worthWords(army),
    ...(army.units.length > 0 ? [army.units.map(({ kind, count }) => `${words.name("unit_kind", kind)} ${count}`).join(", ")] : []),
    ...(army.company.length > 0 ? [t("web-smuta-army-with", { names: army.company.map((one) => figureName(sight, one)).join(", ") })] : []),
    ...(army.grouped === NONE ? [] : [groupWords(sight, who, army.grouped)]),
    ...army.marks.map((mark) => t(`web-smuta-mark-${mark}`)),
  ];
}

function groupWords(sight: Sight, who: number, other: number): string {
  return t(sight.view.host[who] === other ? "web-smuta-army-led" : "web-smuta-army-leads", { name: figureName(sight, other) });
}
