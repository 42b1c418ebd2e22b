/** Questions that say more on the board than in a list: who is meant, how much is left. */

import { t } from "../../core/text.svelte.ts";
import { listed } from "../../table/desk.svelte.ts";
import { textOf } from "./hand/cards.ts";
import { cardInPlay } from "./hand/ways.ts";
import { HAND_LIMIT, NONE } from "./parts.ts";
import { figureName, type Sight } from "./table.ts";

/** Questions about the piece that moves. In others it may be the enemy’s. */
const MOVING = ["piece", "march-on", "set-out", "regroup", "recruiting", "buy"];

/** A question after the name of what it is about. */
const asked = (subject: string, question: string): string => `${subject}: ${question.charAt(0).toLowerCase()}${question.slice(1)}`;

/** What the card does whose target is chosen: at a desk it has left the hand, and a phone tells it when a target is picked. */
function cardNotes({ seeing }: Sight): string[] {
  const card = cardInPlay(seeing);
  return card >= 0 && !seeing.small ? [textOf(seeing.words, card)] : [];
}

/** The question itself: with the card that is played, the moment of the window, the enemy who attacks, or whom it is about. */
function named(sight: Sight): string {
  const { view, seeing } = sight;
  const { ask } = view;
  const plain = seeing.words.ask(ask);
  const piece = view.moving?.piece ?? NONE;
  const card = ask === "name" || ask === "window" ? cardInPlay(seeing) : NONE;
  if (card >= 0) return asked(t("web-smuta-hand-named", { card: seeing.words.name("card_kind", card) }), plain);
  if (ask === "window" && view.window) return asked(seeing.words.name("window", seeing.words.value("window", view.window)), plain);
  if (ask === "attacked" && piece >= 0) return t("web-smuta-ask-attacked", { name: figureName(sight, piece) });
  const who = view.about.who ?? (MOVING.includes(ask) ? piece : NONE);
  return who >= 0 ? asked(figureName(sight, who), plain) : plain;
}

/** Whether cards are among the answers. */
const asksForCards = ({ aims }: Sight): boolean => [...aims.at.keys()].some((thing) => thing.startsWith("card_kind:"));

/** Where more than one card may be taken: which ones are, and how many more may be, as far as the hand has room. */
function pickNotes(sight: Sight): string[] {
  const { view, figures, seeing } = sight;
  const most = figures.picks[view.seats] ?? 1;
  const taken = view.picks.length;
  const left = Math.min(most, HAND_LIMIT - view.hand.length) - taken;
  const cards = listed(view.picks.map((card) => t("web-smuta-hand-named", { card: seeing.words.name("card_kind", card) })));
  const isOpen = most > 1 && asksForCards(sight);
  return [...(taken > 0 ? [t("web-smuta-ask-taken", { cards })] : []), ...(isOpen ? [t("web-smuta-ask-may-take", { taken, left })] : [])];
}

/** What is asked now, where the board knows better words for it. */
export function asking(sight: Sight): string {
  const { view, seeing } = sight;
  const { about, ask } = view;
  const notes = [
    ...(about.points === undefined ? [] : [t("web-smuta-ask-points", { count: about.points })]),
    ...(ask === "lose" && about.left !== undefined ? [t("web-smuta-ask-losses", { count: about.left })] : []),
    ...(ask === "cossacks" && about.left !== undefined ? [t("web-smuta-ask-left", { count: about.left })] : []),
    ...(view.moving && view.moving.left >= 0 && ["piece", "march-on", "set-out"].includes(ask) ? [t("web-smuta-ask-march", { count: view.moving.left })] : []),
    ...(ask === "pick" && !seeing.covered ? pickNotes(sight) : []),
    ...(seeing.covered && asksForCards(sight) ? [t("web-smuta-covered")] : []),
    ...(ask === "name" ? cardNotes(sight) : []),
    ...(ask === "politics" ? [t("web-smuta-ask-legitimacy", { left: (view.legitimacy[view.seat ?? 0] ?? 0) - view.spent, played: view.played })] : []),
  ];
  return [named(sight), ...notes].join(" ");
}
