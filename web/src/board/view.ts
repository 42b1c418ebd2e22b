/** What a seat sees, in the types of its game, which are written from the game's own declaration. */

import type { Seeing } from "../table/face.ts";

export function viewOf<View>(seeing: Seeing): View {
  return seeing.view as View;
}
