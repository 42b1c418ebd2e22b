/** Effects and prices as rows of glyphs with figures. */

import type { Mark } from "../../board/marks.ts";
import type { Goods, Step } from "./goods.ts";

/** Goods, coins and points with their numbers. */
export function goodsMarks(goods: Goods): Mark[] {
  return Object.entries(goods).map(([kind, count]) => ({ glyph: kind, count, before: "" }));
}

function stepMarks(step: Step): Mark[] {
  const [key, value] = Object.entries(step)[0] ?? ["", 0];
  if (key === "gain") return goodsMarks(value as Goods);
  if (key === "exchange") {
    const { give, get, times } = value as { give: number; get: number; times: number };
    return [
      { glyph: "any", count: give, before: times < 0 ? "∞" : times > 1 ? `${times}×` : "" },
      { glyph: "any", count: get, before: "→" },
    ];
  }
  if (key === "choose") {
    const { times, of } = value as { times: number; of: Step[] };
    return of.flatMap((one, at) => stepMarks(one).map((mark) => ({ ...mark, count: at === 0 && times > 1 ? times : 0, before: at > 0 ? "/" : (mark.before ?? "") })));
  }
  const glyph = key === "income_cities" || key === "income_again" ? "income" : key;
  return [{ glyph, count: Number(value) > 1 ? Number(value) : 0, before: "" }];
}

export function effectMarks(steps: readonly Step[]): Mark[] {
  return steps.flatMap(stepMarks);
}
