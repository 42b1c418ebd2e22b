/** The things of this game as they are clicked. */

import { clickable, type Clickable } from "../../board/clickable.ts";
import type { Doing } from "../../table/face.ts";
import { meant } from "./meant.ts";
import { foretold } from "./sayings.ts";
import type { Sight } from "./table.ts";

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
