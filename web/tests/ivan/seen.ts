/** Moments of a game of Ivan the Terrible as seat 0 sees them. */

import { speech } from "../../src/core/text.svelte.ts";
import { GameWords } from "../../src/core/words.ts";
import { seatName } from "../../src/core/names.ts";
import type { Seeing } from "../../src/table/face.ts";
import { Selection } from "../../src/table/selection.svelte.ts";
import type { ContentBundle, Entry, Moment } from "../../src/wire.ts";
import bundle from "../fixtures/ivan-bundle.json";
import game from "../fixtures/ivan-game.json";

export const BUNDLE = bundle as unknown as ContentBundle;
export const GAME = game as unknown as { entries: Entry[]; moments: Record<string, Moment> };

/** What seat 0 sees at the first moment of a name. */
export async function seen(name: string, change: Partial<Seeing> = {}): Promise<Seeing> {
  await Promise.all([speech.learn("ivan"), speech.learn("web-ivan"), speech.learn("web-table")]);
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
