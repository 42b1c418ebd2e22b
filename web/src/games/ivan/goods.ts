/** Goods and steps of effects as the tables of the content write them, and amounts in words. */

import { speech, t } from "../../core/text.svelte.ts";

export type Goods = Readonly<Record<string, number>>;
export type Step = Readonly<Record<string, unknown>>;

export function amount(kind: string, number: number, form = ""): string {
  const forms = speech.forms("it", `ivan-amount-${kind}`, { n: number });
  return forms[`it_${form}`] ?? forms["it"] ?? "";
}

/** Several goods with their numbers, in one case. */
export function amounts(goods: Goods, form = ""): string {
  const parts = Object.entries(goods).map(([kind, number]) => amount(kind, number, form));
  if (parts.length === 0) return t("ivan-amount-nothing");
  return parts.reduce((first, last, at) => t(`ivan-join-${at === parts.length - 1 ? "and" : "comma"}`, { first, last }));
}
