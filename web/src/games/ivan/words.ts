/** The board in plain sentences. */

import { rows } from "../../board/content.ts";
import { t } from "../../core/text.svelte.ts";
import type { Passage, Seeing } from "../../table/face.ts";
import { amounts, type Goods } from "./goods.ts";
import { ranking } from "./forecast.ts";
import { EMPTY, NOBODY } from "./parts.ts";
import { aboutLine, standing } from "./sayings.ts";
import { leftToDo, look, tells, titled, type Sight } from "./table.ts";

export function inWords(seeing: Seeing): Passage[] {
  const sight = look(seeing);
  const { view } = sight;
  const own = view.seat === null || view.over ? [] : [{ title: t("web-ivan-hand"), lines: ownThings(sight) }];
  return [
    { title: t("web-ivan-words-round", { round: view.round, rounds: view.rounds }), lines: state(sight) },
    { title: t("web-ivan-kremlin"), lines: chambers(sight) },
    { title: t("web-ivan-map"), lines: [...regions(sight), ...cities(sight), ...tokens(sight), ...field(sight)] },
    { title: t("web-ivan-part-cards"), lines: displays(sight) },
    { title: t("web-table-players"), lines: players(sight) },
    ...own,
  ];
}

function state(sight: Sight): string[] {
  const { view, seeing } = sight;
  const steps = leftToDo(sight);
  return [
    t("web-ivan-favour", { names: view.favour.map((seat) => seeing.names[seat] ?? "").join(", ") }),
    ...(steps.length > 0 ? [`${t("ivan-left")} ${steps.join("; ")}.`] : []),
  ];
}

function chambers(sight: Sight): string[] {
  const { view, seeing } = sight;
  return view.assignments.map((card, chamber) => {
    const seal = view.seals[chamber] ?? NOBODY;
    const posted = (view.posted[chamber] ?? []).flatMap((there, seat) => (there ? [t("web-ivan-posted", { seat: seeing.names[seat] ?? "" })] : []));
    const parts = [
      t("web-ivan-would-meet", { boyars: standing(sight, chamber) }),
      ...(seal === NOBODY ? [] : [t("web-ivan-sealed", { seat: seeing.names[seal] ?? "" })]),
      ...posted,
      ...tells(sight, "assignment", card),
    ];
    return `${aboutLine(sight, "chamber", chamber)} ${parts.join(". ")}.`;
  });
}

function regions(sight: Sight): string[] {
  const { view, seeing } = sight;
  return view.regions.map((token, region) => {
    const influence = view.influence[region] ?? [];
    const order = ranking(view, influence).map((seat) => t("web-ivan-label-influence", { seat: seeing.names[seat] ?? "", influence: influence[seat] ?? 0 }));
    return [seeing.words.name("region", region), ...order, ...tells(sight, "region_token", token)].join(". ");
  });
}

function cities(sight: Sight): string[] {
  const { view, figures, seeing } = sight;
  return figures.cities.map((_, city) => {
    const pieces = seeing.names.flatMap((name, seat) => [
      ...(view.buildings[city] === seat ? [t("web-ivan-label-piece", { seat: name, kind: "building", count: 1 })] : []),
      ...((view.boyars[seat]?.[city] ?? 0) > 0 ? [t("web-ivan-label-piece", { seat: name, kind: "boyar", count: view.boyars[seat]?.[city] ?? 0 })] : []),
      ...((view.warriors[seat]?.[city] ?? 0) > 0 ? [t("web-ivan-label-piece", { seat: name, kind: "warrior", count: view.warriors[seat]?.[city] ?? 0 })] : []),
    ]);
    return [seeing.words.name("city", city), ...tells(sight, "city", city), ...pieces].join(". ");
  });
}

function tokens(sight: Sight): string[] {
  const { view, figures, seeing } = sight;
  return figures.waterways.flatMap((way, number) => {
    const token = way.slot >= 0 ? (view.slots[way.slot] ?? EMPTY) : EMPTY;
    return token === EMPTY ? [] : [`${seeing.words.name("waterway", number)} (${tells(sight, "waterway", number).join("")}). ${aboutLine(sight, "trade_token", token)}`];
  });
}

function field(sight: Sight): string[] {
  const { view, seeing } = sight;
  const men = view.field.map((count, seat) => t("web-ivan-label-field", { seat: seeing.names[seat] ?? "", count }));
  return [[titled(rows(seeing.words.bundle, "area")[0]), ...men].join(". "), ...view.spoils.map((token) => aboutLine(sight, "spoils", token))];
}

function displays(sight: Sight): string[] {
  const { view } = sight;
  return [
    ...view.projects.map((card) => aboutLine(sight, "project", card)),
    ...view.titles.map((card) => aboutLine(sight, "title", card)),
    ...view.estates.map((card) => aboutLine(sight, "estate", card)),
  ];
}

/** The goods of a seat, by their ids. */
function goodsOf({ view, seeing }: Sight, seat: number): Goods {
  return Object.fromEntries((view.goods[seat] ?? []).flatMap((count, kind) => (count > 0 ? [[seeing.words.word("resource", kind), count]] : [])));
}

function players(sight: Sight): string[] {
  const { view, seeing } = sight;
  return seeing.names.map((name, seat) =>
    [
      t("web-ivan-words-player", { seat: name, points: view.vp[seat] ?? 0, goods: amounts(goodsOf(sight, seat)) }),
      t("web-ivan-holding-hand", { count: view.hand_sizes[seat] ?? 0 }),
      t("web-ivan-holding-completed", { count: view.completed[seat]?.length ?? 0 }),
      ...(view.titles_owned[seat] ?? []).map((card) => seeing.words.name("title", card)),
      ...(view.estates_owned[seat] ?? []).map((card) => seeing.words.name("estate", card)),
    ].join(". "),
  );
}

function ownThings(sight: Sight): string[] {
  const { view, seeing } = sight;
  if (seeing.covered) return [t("web-ivan-covered")];
  const seat = view.seat ?? -1;
  return [
    ...(view.hand ?? []).map((card) => aboutLine(sight, "project", card)),
    ...(view.estates_owned[seat] ?? []).map((card) => aboutLine(sight, "estate", card)),
    ...(view.titles_owned[seat] ?? []).map((card) => aboutLine(sight, "title", card)),
    ...(view.pads[seat] ?? []).map((token, slot) => (token === EMPTY ? aboutLine(sight, "pad_slot", slot) : aboutLine(sight, "trade_token", token))),
  ];
}
