/** What would end the game, and when. */

import { t } from "../../core/text.svelte.ts";
import { NOBODY, NONE, POLISH } from "./parts.ts";
import { cellName, partyName, tsarParty, type Sight } from "./table.ts";

export interface End {
  id: "long-rule" | "points" | "royal" | "sobor";
  glyph: string;
  text: string;
}

export function endsOf(sight: Sight): End[] {
  const { view, figures } = sight;
  const reigning = tsarParty(sight);
  const { crisis, sobor } = figures.track;
  const begun = view.cell > crisis;
  return [
    ...(view.long_rule !== NONE && reigning !== NOBODY ? [{ id: "long-rule" as const, glyph: "crown", text: t("web-smuta-end-long-rule", { cell: cellName(sight, view.long_rule), party: partyName(sight, reigning) }) }] : []),
    { id: "points", glyph: "vp", text: begun ? t("web-smuta-end-points", { points: figures.winAt }) : t("web-smuta-end-points-from", { points: figures.winAt, cell: cellName(sight, crisis + 1) }) },
    ...(view.seats > POLISH ? [{ id: "royal" as const, glyph: "pretender", text: t("web-smuta-end-royal", { points: figures.royalWinAt, party: partyName(sight, POLISH) }) }] : []),
    { id: "sobor", glyph: "sobor", text: t("web-smuta-end-sobor", { cell: cellName(sight, sobor) }) },
  ];
}
