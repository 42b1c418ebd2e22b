/** Questions that say more on the board than in a list: who is meant, how much is left. */

import { t } from "../../core/text.svelte.ts";
import { cardInPlay } from "./hand/ways.ts";
import { NONE } from "./parts.ts";
import { figureName, type Sight } from "./table.ts";

/** What is asked now, where the board knows better words for it. */
export function asking(sight: Sight): string {
  const { view, seeing } = sight;
  const { about, ask } = view;
  const plain = seeing.words.ask(ask);
  const who = about.who ?? view.moving?.piece ?? NONE;
  const notes = [
    ...(about.points === undefined ? [] : [t("web-smuta-ask-points", { count: about.points })]),
    ...(ask === "lose" && about.left !== undefined ? [t("web-smuta-ask-losses", { count: about.left })] : []),
    ...(ask === "cossacks" && about.left !== undefined ? [t("web-smuta-ask-left", { count: about.left })] : []),
    ...(view.moving && view.moving.left >= 0 && ["piece", "march-on", "set-out"].includes(ask) ? [t("web-smuta-ask-march", { count: view.moving.left })] : []),
    ...(ask === "politics" ? [t("web-smuta-ask-legitimacy", { left: (view.legitimacy[view.seat ?? 0] ?? 0) - view.spent, played: view.played })] : []),
    ...(ask === "window" && view.window ? [seeing.words.name("window", seeing.words.value("window", view.window))] : []),
  ];
  const card = ask === "name" || ask === "window" ? cardInPlay(seeing) : NONE;
  const subject = card >= 0 ? t("web-smuta-hand-named", { card: seeing.words.name("card_kind", card) }) : who >= 0 ? `${figureName(sight, who)}:` : "";
  const named = subject ? `${subject} ${plain}` : plain;
  return [named, ...notes].join(" ");
}
