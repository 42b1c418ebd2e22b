/** Questions that say more on the board than in a list: which region, what was given, how many cities, which token, what is left. */

import { t } from "../../core/text.svelte.ts";
import { listed } from "../../table/desk.svelte.ts";
import type { Step } from "./effects.ts";
import { KINDS, MARKET_GIVES, type Unfinished } from "./parts.ts";
import { record, type Sight } from "./table.ts";

type Figures = Unfinished[1];

function reward({ seeing }: Sight, figures: Figures): string {
  const leader = Number(figures["leader"]);
  const named = seeing.words.named("region", "region", Number(figures["region"]));
  return leader === seeing.seat ? t("web-ivan-ask-reward-own", named) : t("web-ivan-ask-reward", { ...named, seat: seeing.names[leader] ?? "" });
}

/** The number of units of each kind, as a list. */
function amounts({ seeing, figures: { words } }: Sight, counts: readonly number[]): string {
  return listed(counts.flatMap((count, kind) => (count > 0 ? [words.amount(seeing.words.word("resource", kind), count)] : [])));
}

/** Only the kinds that were given are known; where it was one kind, all units are of it. */
function swap(sight: Sight, figures: Figures): string {
  const left = Number(figures["left"]);
  const units = Number(sight.view.agenda.at(-2)?.[1]["give"] ?? MARKET_GIVES) - left;
  const kinds = Number(figures["given"]);
  const each = (kinds & (kinds - 1)) === 0 ? units : 1;
  const given = Array.from({ length: KINDS }, (_, kind) => ((kinds >> kind) & 1) * each);
  return t(left > 0 ? "web-ivan-ask-give" : "web-ivan-ask-get", { given: amounts(sight, given) });
}

/** A seal is weighed against its bonus, which nobody should have to look up. */
function seal(sight: Sight, figures: Figures): string {
  const bonus = (record(sight, "chamber", Number(figures["chamber"]))["bonus"] ?? []) as Step[];
  return t("web-ivan-ask-seal", { bonus: sight.figures.words.bag(bonus) });
}

const SAID: Readonly<Record<string, (sight: Sight, figures: Figures) => string>> = {
  OfferSeal: seal,
  ChooseReward: reward,
  Swap: swap,
  LayToken: ({ seeing }, figures) => t("web-ivan-ask-lay-token", seeing.words.named("token", "trade_token", Number(figures["token"]))),
  Market: (_, figures) => (Number(figures["left"]) > 0 ? "" : t("web-ivan-ask-swaps")),
  Grant: (_, figures) => (Number(figures["left"]) > 0 ? "" : t("web-ivan-ask-estate")),
  NameCities: (_, figures) => t("web-ivan-ask-name-cities", { left: Number(figures["left"]) }),
};

/** What is asked now, where the board knows better words for it. */
export function asking(sight: Sight): string {
  const [name, figures] = sight.view.agenda.at(-1) ?? ["", {}];
  return SAID[name]?.(sight, figures) ?? "";
}
