/** The palace in plain sentences. */

import { t } from "../../core/text.svelte.ts";
import type { Passage, Seeing } from "../../table/face.ts";
import { sum, worths } from "./forecast.ts";
import { BESIDE, OUT } from "./parts.ts";
import { look, ownFavourites, type Sight } from "./table.ts";

export function inWords(seeing: Seeing): Passage[] {
  const sight = look(seeing);
  const { view } = sight;
  const phase = t(`web-tsar-phase-${view.ask || "over"}`);
  const passages = [
    { title: t("web-tsar-words-round", { round: view.round, rounds: view.rounds, phase }), lines: floors(sight) },
    { title: t("web-table-players"), lines: players(sight) },
  ];
  const own = view.seat === null || view.over ? [] : ownThings(sight);
  return own.length > 0 ? [...passages, { title: t(seeing.lent ? "web-tsar-goal-shown" : "web-tsar-goal"), lines: own }] : passages;
}

/** From the throne down, then those outside. */
function floors(sight: Sight): string[] {
  const { figures, seeing, view } = sight;
  const told = figures.floors
    .map((floor, level) => {
      const there = people(sight, level);
      return t("web-tsar-words-floor", {
        floor: seeing.words.name("floor", level),
        points: floor.points,
        courtiers: there || t("web-tsar-words-nobody"),
      });
    })
    .toReversed();
  if (view.floor.includes(BESIDE)) told.push(t("web-tsar-words-waiting", { courtiers: people(sight, BESIDE) }));
  if (view.floor.includes(OUT)) told.push(t("web-tsar-words-banished", { courtiers: people(sight, OUT) }));
  return told;
}

function people(sight: Sight, at: number): string {
  const mine = ownFavourites(sight);
  return sight.view.floor
    .flatMap((floor, courtier) => (floor === at ? [courtier] : []))
    .map((courtier) => {
      const name = sight.seeing.words.name("courtier", courtier);
      return mine.includes(courtier) ? t("web-tsar-words-favourite", { courtier: name }) : name;
    })
    .join(", ");
}

function players({ seeing, view }: Sight): string[] {
  return seeing.names.map((name, seat) => {
    const parts = [t("web-tsar-words-player", { seat: name, total: view.totals[seat] ?? 0 })];
    if (view.crown === seat) parts.push(t("web-tsar-words-crown"));
    if (view.ask === "vote") parts.push(t(view.waiting.includes(seat) ? "web-tsar-words-to-vote" : "web-tsar-words-has-voted"));
    return parts.join(" ");
  });
}

function ownThings(sight: Sight): string[] {
  const { figures, seeing, view } = sight;
  if (seeing.covered || !view.favourites) return [];
  const own = worths(figures, view.favourites, view.floor);
  const each = own.map((one) => `${seeing.words.name("courtier", one.courtier)} ${one.floor === OUT ? "✕" : one.points}`);
  return [
    t("web-tsar-words-goal", { favourites: each.join(", "), points: sum(own) }),
    t("web-tsar-words-against", { count: view.against ?? 0 }),
  ];
}
