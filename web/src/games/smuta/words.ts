/** The board in plain sentences. */

import { t } from "../../core/text.svelte.ts";
import type { Passage, Seeing } from "../../table/face.ts";
import { AWAY, NOBODY, NONE, SOVEREIGN } from "./parts.ts";
import { cardWords, figureLine, figureWords, pointKindWords } from "./sayings.ts";
import { away, cellName, figureName, look, partyName, piecesOf, pointName, pretendersOf, type Sight } from "./table.ts";
import { cellsOf } from "./track.ts";
import { endsOf } from "./victory.ts";

export function inWords(seeing: Seeing): Passage[] {
  const sight = look(seeing);
  const { view } = sight;
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  return [
    { title: `${cellName(sight, view.cell)}. ${t(`web-smuta-phase-${view.phase}`)}`, lines: [...throne(sight), ...endsOf(sight).map(({ text }) => text)] },
    { title: t("web-smuta-parties"), lines: seats.map((seat) => party(sight, seat)) },
    { title: t("web-smuta-map"), lines: view.control.flatMap((holder, point) => (holder === NOBODY && sight.figures.points[point]?.vp === 0 ? [] : [`${pointName(sight, point)}. ${pointKindWords(sight, point).join(". ")}.`])) },
    { title: t("web-smuta-part-armies"), lines: seats.flatMap((seat) => piecesOf(sight, seat).map((who) => figureLine(sight, who))) },
    { title: t("web-smuta-track"), lines: cellsOf(sight).flatMap(({ cell, waiting }) => (waiting.length > 0 ? [`${cellName(sight, cell)}: ${waiting.map((who) => figureName(sight, who)).join(", ")}`] : [])) },
    ...(view.seat === null || view.over ? [] : [{ title: t("web-smuta-hand"), lines: hand(sight) }]),
  ];
}

function throne(sight: Sight): string[] {
  const { view } = sight;
  return [
    view.tsar === NONE ? t("web-smuta-vacant") : `${t("web-smuta-tsar")}: ${figureName(sight, view.tsar)}. ${figureWords(sight, view.tsar).join(". ")}.`,
    ...pretendersOf(sight).map((who) => `${t("web-smuta-pretender")}: ${figureLine(sight, who)}`),
    t("web-smuta-sovereign-points", { count: view.sovereign_points, fortresses: view.control.filter((holder) => holder === SOVEREIGN).length }),
  ];
}

function party(sight: Sight, seat: number): string {
  const { view } = sight;
  const home = away(sight, AWAY.party, seat);
  return [
    `${partyName(sight, seat)} (${sight.seeing.names[seat] ?? ""})`,
    `${t("web-smuta-column-vp")}: ${view.victory_points[seat] ?? 0}`,
    ...(["legitimacy", "administration", "hand", "party", "victory"] as const).map((key) =>
      t(`web-smuta-holding-${key}`, { count: ({ legitimacy: view.legitimacy, administration: view.administration, hand: view.hand_sizes, party: view.party_cards, victory: view.victories })[key][seat] ?? 0 }),
    ),
    ...(home.length > 0 ? [t("web-smuta-at-home", { names: home.map((who) => figureName(sight, who)).join(", ") })] : []),
  ].join(". ");
}

function hand(sight: Sight): string[] {
  const { view, seeing } = sight;
  if (seeing.covered) return [t("web-smuta-covered")];
  return view.hand.map((card) => `${seeing.words.name("card_kind", card)}. ${cardWords(sight, card)}`);
}
