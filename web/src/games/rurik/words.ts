/** The board in plain sentences. */

import { t } from "../../core/text.svelte.ts";
import type { Passage, Seeing } from "../../table/face.ts";
import { agendaWords } from "./agendas.ts";
import { deckWords } from "./decks.ts";
import { missingWords } from "./deeds.ts";
import { ACTIONS, EMPTY } from "./parts.ts";
import { rebellionWords } from "./rebellion.ts";
import { regionWords } from "./regions.ts";
import { aboutLine } from "./sayings.ts";
import { bannerWords } from "./strategy.ts";
import { look, sideName, type Sight } from "./table.ts";
import { trackWords, warWords } from "./tracks.ts";

export function inWords(seeing: Seeing): Passage[] {
  const sight = look(seeing);
  const { view } = sight;
  const own = view.seat === null || view.over ? [] : [{ title: t("web-rurik-part-mine"), lines: ownThings(sight) }];
  return [
    { title: t("web-rurik-words-round", { round: view.round, rounds: view.rounds }), lines: [t("web-rurik-words-first", { side: sideName(sight, view.token) })] },
    { title: t("web-rurik-map"), lines: view.regions.map((region) => `${regionWords(sight, region).join(". ")}.`) },
    { title: t("web-rurik-strategy"), lines: ACTIONS.map((_, action) => bannerWords(sight, action)) },
    ...(view.rebellion ? [{ title: t("rurik-program-rebellion"), lines: rebellionWords(sight) }] : []),
    { title: t("web-rurik-tracks"), lines: [...sight.figures.tracks.map((_, track) => `${trackWords(sight, track).join(". ")}.`), `${warWords(sight).join(". ")}.`] },
    { title: t("web-rurik-deed-row"), lines: view.deed_row.map((deed) => deedLine(sight, deed)) },
    { title: t("web-table-players"), lines: sight.sides.map((side) => player(sight, side)) },
    ...own,
  ];
}

/** A deed, and what the reader still lacks for it. */
function deedLine(sight: Sight, deed: number): string {
  const missing = sight.view.seat === null ? [] : missingWords(sight, deed);
  return [aboutLine(sight, "deed", deed), ...(missing.length > 0 ? [t("web-rurik-missing", { things: missing.join(", ") })] : [])].join(" ");
}

function player(sight: Sight, side: number): string {
  const { view, seeing } = sight;
  const goods = (view.goods[side] ?? []).flatMap((count, good) => (count > 0 ? [`${seeing.words.name("good", good)} ${count}`] : []));
  const leader = view.leaders[side] ?? EMPTY;
  return [
    sideName(sight, side),
    ...(leader === EMPTY ? [] : [seeing.words.name("leader", leader)]),
    t("web-rurik-supply-coin", { count: view.coins[side] ?? 0 }),
    t("web-rurik-on-boat", { count: view.on_boat[side] ?? 0, total: (view.goods[side] ?? []).reduce((sum, count) => sum + count, 0) }),
    ...(goods.length > 0 ? [goods.join(", ")] : []),
    t("web-rurik-supply-troop", { count: view.troop_supply[side] ?? 0 }),
    ...(side < view.seats ? [t("web-rurik-holding-schemes", { count: view.hand_sizes[side] ?? 0 })] : []),
    ...(view.deeds[side] ?? []).map((deed) => seeing.words.name("deed", deed)),
  ].join(". ");
}

function ownThings(sight: Sight): string[] {
  const { view, seeing } = sight;
  if (seeing.covered) return [t("web-rurik-covered")];
  const agenda = view.agendas?.[0] ?? EMPTY;
  return [
    ...(agenda === EMPTY ? [] : [[seeing.words.name("agenda", agenda), ...agendaWords(sight, agenda)].join(". ")]),
    ...(view.hand ?? []).map((card) => aboutLine(sight, "scheme", card)),
    ...(view.deeds[view.seat ?? 0] ?? []).map((deed) => deedLine(sight, deed)),
    ...view.deck_sizes.map((_, deck) => deckWords(sight, deck)),
  ];
}
