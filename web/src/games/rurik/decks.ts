/** The two scheme decks in words: how many cards they have, and which ones on top these eyes have seen. */

import { t } from "../../core/text.svelte.ts";
import type { Sight } from "./table.ts";

export function deckWords({ view, seeing }: Sight, deck: number): string {
  const known = (view.known_tops?.[deck] ?? []).filter((card) => card !== null);
  const words = t("web-rurik-deck", { deck: seeing.words.word("deck", deck), count: view.deck_sizes[deck] ?? 0 });
  return known.length > 0 ? `${words}. ${t("web-rurik-known-top", { cards: known.map((card) => seeing.words.name("scheme", card)).join(", ") })}` : words;
}
