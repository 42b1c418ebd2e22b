/** Moments of a game of Ivan the Terrible as seat 0 sees them. */

import type { Seeing } from "../../src/table/face.ts";
import type { ContentBundle, Entry, Moment } from "../../src/wire.ts";
import bundle from "../fixtures/ivan-bundle.json";
import game from "../fixtures/ivan-game.json";
import { seenIn } from "../seen.ts";

export const BUNDLE = bundle as unknown as ContentBundle;
export const GAME = game as unknown as { entries: Entry[]; moments: Record<string, Moment> };

/** What seat 0 sees at the first moment of a name, before anything was told. */
export function seen(name: string, change: Partial<Seeing> = {}): Promise<Seeing> {
  return seenIn(BUNDLE, GAME, name, { told: [], ...change });
}
