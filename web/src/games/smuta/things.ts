/** The things of this game as they are clicked. */

import { parted } from "../../board/aims.ts";
import { choosable, letGo, type Clickable } from "../../board/clickable.ts";
import { t } from "../../core/text.svelte.ts";
import type { Doing } from "../../table/face.ts";
import type { Legal } from "../../wire.ts";
import { meant } from "./meant.ts";
import { inGroup, menuOf } from "./offers.ts";
import { isPicked, pickingOf } from "./picking.ts";
import { figureWords, foretold, joined } from "./sayings.ts";
import type { Sight } from "./table.ts";

/** The moves that a click on a thing plays or begins: while somebody is picked who goes somewhere, only those that end here. */
export function movesAt(sight: Sight, thing: string): readonly Legal[] {
  const picking = pickingOf(sight.seeing);
  const way = picking.ways.get(thing);
  if (picking.ways.size > 0 && picking.thing !== thing) return way ? [way] : [];
  return sight.aims.at.get(thing) ?? [];
}

/** Whether a click picks a thing. What is picked without going anywhere is let go for it. */
function picks({ seeing }: Sight, thing: string, moves: readonly Legal[]): boolean {
  const picking = pickingOf(seeing);
  return picking.thing !== thing && !picking.ways.has(thing) && isPicked(thing, moves, seeing.small);
}

/** What is told of a thing that can do more than one: that comes first; of a figure, what it is. */
function first(sight: Sight, thing: string): string {
  const [domain, value] = parted(thing);
  const asked = t("web-smuta-choose-first", { name: sight.seeing.words.name(domain, value) });
  return domain === "figure" ? `${asked} ${joined(figureWords(sight, value))}.` : asked;
}

/**
 * What a click on a thing does: it plays a move, picks the thing, lets it go, shows more of it, or asks why not.
 * Fingers do not hover: a preview that comes with the touch would only push the board from under them.
 */
export function clicked(sight: Sight, doing: Doing, thing: string, label: string, open?: () => void): Clickable {
  const { seeing } = sight;
  const chosen = choosable(seeing, doing, thing, label);
  if (chosen) return chosen;
  const picking = pickingOf(seeing);
  const moves = movesAt(sight, thing);
  const picked = picking.thing === thing;
  const begins = picks(sight, thing, moves);
  const told = begins && moves.length > 1 ? first(sight, thing) : moves[0] && !picked ? foretold(sight, moves[0]) : label;
  return {
    thing,
    told,
    target: moves.length > 0,
    moves: moves.map((move) => move.move),
    picked,
    lit: seeing.lit.has(thing),
    act: () => act(sight, doing, thing, label, open),
    point: (on) => doing.foresee(on && !(seeing.small && moves.length > 0) ? told : ""),
  };
}

/** A fold: a click shows what is behind it. It is pointed out with what it hides. */
export function folded(sight: Sight, doing: Doing, thing: string): Clickable {
  const { seeing } = sight;
  const domain = menuOf(thing);
  const hidden = inGroup(seeing, domain);
  const moves = hidden.flatMap((one) => sight.aims.at.get(one) ?? []);
  return {
    thing,
    told: t(`web-smuta-offer-${domain}`),
    target: moves.length > 0,
    moves: moves.map((move) => move.move),
    picked: false,
    lit: [thing, ...hidden].some((one) => seeing.lit.has(one)),
    act: () => doing.pick([thing]),
    point: () => undefined,
  };
}

function act(sight: Sight, doing: Doing, thing: string, label: string, open?: () => void): void {
  const picking = pickingOf(sight.seeing);
  const moves = movesAt(sight, thing);
  const [first] = moves;
  if (picking.thing === thing) letGo(doing);
  else if (picks(sight, thing, moves)) doing.pick([thing]);
  else if (first) doing.play(first.move);
  else {
    const wanted = meant(sight, thing);
    open?.();
    if (wanted) doing.why(wanted);
    else doing.foresee(label);
  }
}
