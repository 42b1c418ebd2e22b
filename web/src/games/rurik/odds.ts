/** How likely a loss is in a check, as far as these eyes know the cards. */

import type { Sight } from "./table.ts";

/** The chance that at least one of so many cards is a loss, drawn from cards of which some are. */
export function chance(cards: number, losses: number, drawn: number): number {
  let safe = 1;
  for (let at = 0; at < Math.min(drawn, cards); at += 1) safe *= Math.max(0, cards - losses - at) / (cards - at);
  return 1 - safe;
}

/** The cards that these eyes have not seen: how many, and how many of them are losses. */
function unseen({ view, figures }: Sight): { cards: number; losses: number } {
  const tops = (view.known_tops ?? []).flat().filter((card) => card !== null);
  const seen = new Set([...(view.hand ?? []), ...view.discards, ...view.turned, ...(view.looked ?? []), ...(view.known_hands ?? []).flat(), ...tops]);
  const left = figures.schemes.filter((_, card) => !seen.has(card));
  return { cards: left.length, losses: left.filter(({ loss }) => loss).length };
}

/** The chance of a loss in a check of so many cards from a deck; without a deck, from one of which nothing is known. */
export function lossChance(sight: Sight, drawn: number, deck = -1): number {
  const { view, figures } = sight;
  const tops = (view.known_tops?.[deck] ?? []).slice(0, drawn);
  const known = tops.filter((card) => card !== null);
  if (known.some((card) => figures.schemes[card]?.loss)) return 1;
  const { cards, losses } = unseen(sight);
  return chance(cards, losses, drawn - known.length);
}
