/** Effects and prices as rows of glyphs with figures. */

import type { Mark } from "../../board/marks.ts";
import type { Effect } from "./figures.ts";

type Counts = Readonly<Record<string, number>>;

const counted = (counts: unknown): Mark[] => Object.entries((counts ?? {}) as Counts).map(([glyph, count]) => ({ glyph, count }));

export function effectMarks(effect: Effect): Mark[] {
  const look = (effect["scheme"] as Counts | undefined)?.["look"] ?? 0;
  const anywhere = Number(effect["move_anywhere"] ?? 0);
  const fewer = Number(effect["reveal"] ?? 0);
  return [
    ...counted(effect["gain"]),
    ...counted(effect["points"]),
    ...(look > 0 ? [{ glyph: "scheme", count: look }] : []),
    ...(effect["take_deed"] ? [{ glyph: "deed", count: 0, before: "+" }] : []),
    ...(anywhere > 0 ? [{ glyph: "send", count: anywhere }] : []),
    ...(fewer < 0 ? [{ glyph: "loss", count: -fewer, before: "−" }] : []),
    ...(effect["pass_first_player"] ? [{ glyph: "first", count: 0 }] : []),
  ];
}

const GOODS: Readonly<Record<string, string>> = { any_goods: "any", same_goods: "any", different_goods: "any", scheme_cards: "scheme", buildings: "stronghold" };
const SIGNS: Readonly<Record<string, string>> = { same_goods: "=", different_goods: "≠" };

/** A price; what is to be given in one kind or in different ones says so by a sign. */
export function costMarks(cost: Effect): Mark[] {
  return Object.entries(cost).flatMap(([kind, count]): Mark[] => {
    if (kind === "troops") return [{ glyph: "troop", count: Number((count as Counts)["count"]) }];
    if (kind === "one_of") return [];
    return [{ glyph: GOODS[kind] ?? kind, count: Number(count), before: SIGNS[kind] ?? "" }];
  });
}

/** What a deed requires, without paying it. */
export function needMarks(need: Readonly<Record<string, unknown>>): Mark[] {
  const count = Number(need["count"] ?? need["min"] ?? 1);
  switch (need["kind"]) {
    case "buildings_distinct_goods":
      return [{ glyph: String(need["building"]), count, before: "≠" }];
    case "buildings_connected":
      return [{ glyph: String(need["building"]), count, before: "∞" }];
    case "buildings_one_region":
      return (need["buildings"] as string[]).map((glyph, at) => ({ glyph, count: 0, before: at > 0 ? "+" : "" }));
    case "occupied_regions":
      return [{ glyph: "muster", count, before: "≥" }];
    case "troops_one_region":
      return [{ glyph: "troop", count, before: "≥" }];
    case "defeated_rebels":
      return [{ glyph: "rebel", count, before: "≥" }];
    default:
      return [{ glyph: "first", count: 0 }];
  }
}
