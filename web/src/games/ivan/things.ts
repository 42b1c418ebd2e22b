/** The things of this game as they are clicked. */

import { parted } from "../../board/aims.ts";
import { clickable, type Clickable } from "../../board/clickable.ts";
import type { Doing } from "../../table/face.ts";
import { meant } from "./meant.ts";
import { foretold } from "./sayings.ts";
import type { Sight } from "./table.ts";

/** A thing that only shows what there is: what is asked of it is answered in the prompt. A click in vain is explained. */
export function owned(sight: Sight, doing: Doing, thing: string, label: string): Clickable {
  const [domain, value] = parted(thing);
  const offered = sight.seeing.selection?.asked.domain === domain || [thing, `supply:${value}`].some((one) => sight.aims.at.has(one));
  const seeing = { ...sight.seeing, selection: null };
  const shown = clickable({ seeing, doing, thing, label, meant: () => (offered ? "" : meant(sight, thing)) });
  return { ...shown, lit: shown.lit && !offered };
}

/** A thing that one click plays, with what it is in words. */
export function clicked(sight: Sight, doing: Doing, thing: string, label: string): Clickable {
  return clickable({
    seeing: sight.seeing,
    doing,
    thing,
    label,
    move: sight.aims.at.get(thing)?.[0],
    foretell: (move) => foretold(sight, move),
    meant: () => meant(sight, thing),
  });
}
