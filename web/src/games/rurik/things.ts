/** The things of this game as they are clicked. */

import { parted } from "../../board/aims.ts";
import { choosable, letGo, type Clickable } from "../../board/clickable.ts";
import { t } from "../../core/text.svelte.ts";
import type { Doing } from "../../table/face.ts";
import type { Legal } from "../../wire.ts";
import { meant } from "./meant.ts";
import { isPicked, pickingOf } from "./picking.ts";
import { foretold } from "./sayings.ts";
import type { Sight } from "./table.ts";

/** The moves that a click on a thing plays or begins: while something is picked, only those that end here. */
export function movesAt(sight: Sight, thing: string): readonly Legal[] {
  const picking = pickingOf(sight.seeing);
  const way = picking.ways.get(thing);
  if (picking.thing && picking.thing !== thing) return way ? [way] : [];
  return sight.aims.at.get(thing) ?? [];
}

/**
 * What a click on a thing does: it plays a move, picks the thing, lets it go, or asks why not.
 * Fingers do not hover: a preview that comes with the touch would only push the board from under them.
 */
export function clicked(sight: Sight, doing: Doing, thing: string, label: string): Clickable {
  const { seeing } = sight;
  const chosen = choosable(seeing, doing, thing, label);
  if (chosen) return chosen;
  const picking = pickingOf(seeing);
  const moves = movesAt(sight, thing);
  const picked = picking.thing === thing;
  const begins = !picking.thing && isPicked(moves, seeing.small);
  const told = begins ? t("web-rurik-choose-first", { name: nameOf(sight, thing) }) : moves[0] && !picked ? foretold(sight, moves[0]) : label;
  return {
    thing,
    told,
    target: moves.length > 0,
    moves: moves.map((move) => move.move),
    picked,
    lit: seeing.lit.has(thing),
    act: () => act(sight, doing, thing, label),
    point: (on) => doing.foresee(on && !(seeing.small && moves.length > 0) ? told : ""),
  };
}

/** The name of a thing that several moves begin with. */
function nameOf({ seeing }: Sight, thing: string): string {
  const [domain, value] = parted(thing);
  return domain === "push" ? t("web-rurik-push") : seeing.words.name(domain, value);
}

function act(sight: Sight, doing: Doing, thing: string, label: string): void {
  const picking = pickingOf(sight.seeing);
  const moves = movesAt(sight, thing);
  const [first] = moves;
  const wanted = first ? "" : meant(sight, thing);
  if (picking.thing === thing) letGo(doing);
  else if (!picking.thing && isPicked(moves, sight.seeing.small)) doing.pick([thing]);
  else if (first) doing.play(first.move);
  else if (wanted) doing.why(wanted);
  else doing.foresee(label);
}

/** A thing that only shows what there is: what is asked of it is answered in the prompt. */
export function owned(sight: Sight, doing: Doing, thing: string, label: string): Clickable {
  const wanted = sight.aims.at.has(thing) ? "" : meant(sight, thing);
  return {
    thing,
    told: label,
    target: false,
    moves: [],
    picked: false,
    lit: sight.seeing.lit.has(thing) && !sight.aims.at.has(thing),
    act: () => (wanted ? doing.why(wanted) : doing.foresee(label)),
    point: (on) => doing.foresee(on ? label : ""),
  };
}
