/** Moments of recorded games as seat 0 sees them, without a table around them. */

import { seatName } from "../src/core/names.ts";
import { speech } from "../src/core/text.svelte.ts";
import { GameWords } from "../src/core/words.ts";
import type { Doing, Seeing } from "../src/table/face.ts";
import { Selection } from "../src/table/selection.svelte.ts";
import type { ContentBundle, Entry, Moment } from "../src/wire.ts";

export interface Recorded {
  /** What happened; a fixture without it tells nothing of before. */
  entries?: Entry[];
  moments: Record<string, Moment>;
}

export const NO_DOING: Doing = { play: () => undefined, pick: () => undefined, why: () => undefined, foresee: () => undefined, light: () => undefined };

/** What seat 0 sees at the first moment of a name. */
export async function seenIn(bundle: ContentBundle, { entries = [], moments }: Recorded, name: string, change: Partial<Seeing> = {}): Promise<Seeing> {
  const { id } = bundle.game;
  await Promise.all([id, `web-${id}`, "web-table"].map((file) => speech.learn(file)));
  const now = moments[name];
  const own = now?.views["0"];
  if (!now || !own) throw new Error(`no moment ${name}`);
  return {
    view: own.view,
    seat: 0,
    legal: own.legal.filter((move) => move.kind !== own.several?.kind),
    selection: own.several ? new Selection(own.several) : null,
    picked: [],
    told: entries.filter((entry) => entry.number <= now.number),
    seats: now.seats,
    names: now.seats.map(seatName),
    words: new GameWords(bundle),
    language: speech.language,
    covered: false,
    lit: new Set(),
    still: true,
    small: false,
    ...change,
  };
}
