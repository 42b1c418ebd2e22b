/** Questions that say more on the board than in a list: which region, what was given, how many cities, which token, what is left. */

import { t } from "../../core/text.svelte.ts";
import { listed } from "../../table/desk.svelte.ts";
import { amount } from "./goods.ts";
import { NOBODY } from "./parts.ts";
import { does, type Sight } from "./table.ts";

function reward({ seeing, view: { about } }: Sight): string {
  const leader = about.leader ?? NOBODY;
  const named = seeing.words.named("region", "region", about.region ?? 0);
  return leader === seeing.seat ? t("web-ivan-ask-reward-own", named) : t("web-ivan-ask-reward", { ...named, seat: seeing.names[leader] ?? "" });
}

function swap({ seeing, view: { about } }: Sight): string {
  const given = (about.given ?? []).flatMap((count, kind) => (count > 0 ? [amount(seeing.words.word("resource", kind), count)] : []));
  return t((about.left ?? 0) > 0 ? "web-ivan-ask-give" : "web-ivan-ask-get", { given: listed(given) });
}

const SAID: Readonly<Record<string, (sight: Sight) => string>> = {
  /** A seal is weighed against its bonus, which nobody should have to look up. */
  seal: (sight) => t("web-ivan-ask-seal", { bonus: does(sight, "bonus", sight.view.about.chamber ?? 0) }),
  reward,
  "swap-on": swap,
  "swap-for": swap,
  "lay-token": ({ seeing, view }) => t("web-ivan-ask-lay-token", seeing.words.named("token", "trade_token", view.about.token ?? 0)),
  market: ({ view }) => ((view.about.left ?? 0) > 0 ? "" : t("web-ivan-ask-swaps")),
  rewards: ({ view }) => ((view.about.left ?? 0) > 0 ? "" : t("web-ivan-ask-estate")),
  "name-cities": ({ view }) => t("web-ivan-ask-name-cities", { left: view.about.left ?? 0 }),
};

/** What is asked now, where the board knows better words for it. */
export function asking(sight: Sight): string {
  return SAID[sight.view.ask]?.(sight) ?? "";
}
