/** Moments of games of Rurik as seat 0 sees them: one of four players, and one alone against the Rebellion. */

import type { Seeing } from "../../src/table/face.ts";
import type { ContentBundle, Entry, Moment } from "../../src/wire.ts";
import bundle from "../fixtures/rurik-bundle.json";
import game from "../fixtures/rurik-game.json";
import solo from "../fixtures/rurik-solo.json";
import { seenIn } from "../seen.ts";

interface Recorded {
  entries: Entry[];
  moments: Record<string, Moment>;
  /** Who rules where after moves that only change the map, by moment and move. */
  rulers: Record<string, Record<string, number[]>>;
}

export { NO_DOING } from "../seen.ts";
export const BUNDLE = bundle as unknown as ContentBundle;
export const GAME = game as unknown as Recorded;
export const SOLO = solo as unknown as Recorded;

/** What seat 0 sees at the first moment of a name. */
export function seen(name: string, change: Partial<Seeing> = {}, recorded: Recorded = GAME): Promise<Seeing> {
  return seenIn(BUNDLE, recorded, name, change);
}
