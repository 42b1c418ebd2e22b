/** What a card can do where it can be played in more than one way. */

import { t } from "../../../core/text.svelte.ts";
import type { Seeing } from "../../../table/face.ts";
import { look } from "../table.ts";

/** A way is a mode of the card times this, plus the effect that is chosen, counted from one. */
const EFFECTS = 8;

/** The card that is being played: on the table, or the first decision of an answer to a window, which is secret. */
export function cardInPlay(seeing: Seeing): number {
  const { about, answer } = look(seeing).view;
  return about.card_kind ?? (seeing.covered ? undefined : answer[0]?.[1]) ?? -1;
}

/** The effects between which a card lets one choose. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  miracle_icon: ["legitimacy", "acquittal"],
  patriarch_iov: ["legitimacy", "acquittal"],
  sovereigns_ordnance: ["artillery", "siege"],
  zaporozhians: ["detachment", "cossacks"],
};

/** What a way of the card in play brings; nothing where we have no words for it. */
export function wayWords(seeing: Seeing, way: number): string {
  const effect = CHOICES[seeing.words.word("card_kind", cardInPlay(seeing))]?.[(way % EFFECTS) - 1];
  return effect ? t(`web-smuta-hand-way-${effect}`) : "";
}
