/** Questions that say more on the board than in a list: which region, what was given, how many cities, which token. */

import { t } from "../../core/text.svelte.ts";
import { listed } from "../../table/desk.svelte.ts";
import { giving } from "./giving.svelte.ts";
import type { Unfinished } from "./parts.ts";
import type { Sight } from "./table.ts";

type Figures = Unfinished[1];

function reward({ seeing }: Sight, figures: Figures): string {
  const leader = Number(figures["leader"]);
  const named = seeing.words.named("region", "region", Number(figures["region"]));
  return leader === seeing.seat ? t("web-ivan-ask-reward-own", named) : t("web-ivan-ask-reward", { ...named, seat: seeing.names[leader] ?? "" });
}

function goods({ seeing }: Sight, kinds: readonly number[]): string {
  return listed(kinds.map((kind) => seeing.words.name("resource", kind).toLocaleLowerCase(seeing.language)));
}

function swap(sight: Sight, figures: Figures): string {
  const kinds = [...(sight.view.goods[0] ?? []).keys()].filter((kind) => (Number(figures["given"]) >> kind) & 1);
  return t(Number(figures["left"]) > 0 ? "web-ivan-ask-give" : "web-ivan-ask-get", { given: goods(sight, kinds) });
}

/** Goods that are picked for a swap count as given, though they can be let go. */
function begun(sight: Sight): string {
  const picked = giving.of(sight.seeing);
  return picked.length > 0 ? t("web-ivan-ask-give", { given: goods(sight, picked) }) : "";
}

const SAID: Readonly<Record<string, (sight: Sight, figures: Figures) => string>> = {
  ChooseReward: reward,
  Swap: swap,
  Market: begun,
  OfferSwap: begun,
  LayToken: ({ seeing }, figures) => t("web-ivan-ask-lay-token", seeing.words.named("token", "trade_token", Number(figures["token"]))),
  NameCities: (_, figures) => t("web-ivan-ask-name-cities", { left: Number(figures["left"]) }),
};

/** What is asked now, where the board knows better words for it. */
export function asking(sight: Sight): string {
  const [name, figures] = sight.view.agenda.at(-1) ?? ["", {}];
  return SAID[name]?.(sight, figures) ?? "";
}
