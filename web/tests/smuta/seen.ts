/** Moments of a game of Smuta of four as seat 0 sees them, and what it saw before each kind of scene. */

import { seatName } from "../../src/core/names.ts";
import { speech } from "../../src/core/text.svelte.ts";
import { GameWords } from "../../src/core/words.ts";
import type { SmutaView } from "../../src/games/smuta/view.ts";
import type { Doing, Seeing } from "../../src/table/face.ts";
import { Selection } from "../../src/table/selection.svelte.ts";
import { happened } from "../../src/table/told.ts";
import type { ContentBundle, Entry, Moment } from "../../src/wire.ts";
import bundle from "../fixtures/smuta-bundle.json";
import game from "../fixtures/smuta-game.json";

interface Seen {
  entry: Entry;
  view: SmutaView;
}

export const BUNDLE = bundle as unknown as ContentBundle;
export const GAME = game as unknown as { moments: Record<string, Moment>; scenes: Seen[] };

export const NO_DOING: Doing = { play: () => undefined, pick: () => undefined, why: () => undefined, foresee: () => undefined, light: () => undefined };

/** What seat 0 sees at the first moment of a name. */
export async function seen(name: string, change: Partial<Seeing> = {}): Promise<Seeing> {
  await Promise.all([speech.learn("smuta"), speech.learn("web-smuta"), speech.learn("web-table")]);
  const now = GAME.moments[name];
  const own = now?.views["0"];
  if (!now || !own) throw new Error(`no moment ${name}`);
  return {
    view: own.view,
    seat: 0,
    legal: own.legal.filter((move) => move.kind !== own.several?.kind),
    selection: own.several ? new Selection(own.several) : null,
    picked: [],
    told: [],
    seats: now.seats,
    names: now.seats.map(seatName),
    words: new GameWords(BUNDLE),
    language: speech.language,
    covered: false,
    lit: new Set(),
    still: true,
    small: false,
    ...change,
  };
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
