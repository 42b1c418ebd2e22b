/** Moments of a game of Smuta of four as seat 0 sees them, and what it saw before each kind of scene. */

import type { SmutaView } from "../../src/games/smuta/view.ts";
import type { Seeing } from "../../src/table/face.ts";
import { happened } from "../../src/table/told.ts";
import type { ContentBundle, Entry, Moment } from "../../src/wire.ts";
import bundle from "../fixtures/smuta-bundle.json";
import game from "../fixtures/smuta-game.json";
import { seenIn } from "../seen.ts";

interface Seen {
  entry: Entry;
  view: SmutaView;
}

export { NO_DOING } from "../seen.ts";
export const BUNDLE = bundle as unknown as ContentBundle;
export const GAME = game as unknown as { moments: Record<string, Moment>; scenes: Seen[]; scored: { number: number; points: number[] }[] };

/** What seat 0 sees at the first moment of a name. */
export function seen(name: string, change: Partial<Seeing> = {}): Promise<Seeing> {
  return seenIn(BUNDLE, GAME, name, change);
}

/** The entries in which something happens, with what was seen before. */
export function entriesWith(name: string): Seen[] {
  return GAME.scenes.filter(({ entry }) => happened(entry, name));
}

/** An entry as a scene is shown it: over the moment before. */
export async function staged(name: string, change: Partial<Seeing> = {}): Promise<{ seeing: Seeing; entry: Entry; view: SmutaView }> {
  const [found] = entriesWith(name);
  if (!found) throw new Error(`no entry with ${name}`);
  return { ...found, seeing: await seen("politics", { view: found.view as unknown as Record<string, unknown>, legal: [], ...change }) };
}
