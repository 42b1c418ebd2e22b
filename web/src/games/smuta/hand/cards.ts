/** The kinds of card as they are drawn. */

import { rows } from "../../../board/content.ts";
import { memo } from "../../../board/memo.ts";
import type { GameWords } from "../../../core/words.ts";
import type { ContentBundle } from "../../../wire.ts";

export interface CardKind {
  id: string;
  /** The seat of the party whose deck it belongs to; -1 for a common card. */
  party: number;
  family: "politics" | "combat" | "cancel" | "party";
  oneShot: boolean;
  instant: boolean;
  windows: readonly string[];
}

export const kindsOf = memo((bundle: ContentBundle): readonly CardKind[] =>
  rows(bundle, "card_kind").map((row) => ({
    id: String(row["id"]),
    party: (bundle.domains["party"] ?? []).indexOf(String(row["deck"])),
    family: row["family"] as CardKind["family"],
    oneShot: row["one_shot"] === true,
    instant: row["instant"] === true,
    windows: (row["windows"] ?? ["own_political"]) as string[],
  })),
);

/** What a card does, in one sentence or two; its signs say the rest. */
export function textOf(words: GameWords, card: number): string {
  return words.about("card_kind", card)[0] ?? "";
}

/** Cards of a pile by kind, in the order of their first appearance, each with how often it is there. */
export function counted(cards: readonly number[]): { card: number; count: number }[] {
  return [...new Set(cards)].map((card) => ({ card, count: cards.filter((one) => one === card).length }));
}
