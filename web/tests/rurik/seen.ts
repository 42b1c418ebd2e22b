/** Moments of games of Rurik as seat 0 sees them: one of four players, and one alone against the Rebellion. */

import { seatName } from "../../src/core/names.ts";
import { speech } from "../../src/core/text.svelte.ts";
import { GameWords } from "../../src/core/words.ts";
import type { Doing, Seeing } from "../../src/table/face.ts";
import { Selection } from "../../src/table/selection.svelte.ts";
import type { ContentBundle, Entry, Moment } from "../../src/wire.ts";
import bundle from "../fixtures/rurik-bundle.json";
import game from "../fixtures/rurik-game.json";
import solo from "../fixtures/rurik-solo.json";

interface Recorded {
  entries: Entry[];
  moments: Record<string, Moment>;
  /** Who rules where after moves that only change the map, by moment and move. */
  rulers: Record<string, Record<string, number[]>>;
}

export const BUNDLE = bundle as unknown as ContentBundle;
export const GAME = game as unknown as Recorded;
export const SOLO = solo as unknown as Recorded;

export const NO_DOING: Doing = { play: () => undefined, pick: () => undefined, why: () => undefined, foresee: () => undefined, light: () => undefined };

/** What seat 0 sees at the first moment of a name. */
export async function seen(name: string, change: Partial<Seeing> = {}, recorded: Recorded = GAME): Promise<Seeing> {
  await Promise.all([speech.learn("rurik"), speech.learn("web-rurik"), speech.learn("web-table")]);
  const now = recorded.moments[name];
  const own = now?.views["0"];
  if (!now || !own) throw new Error(`no moment ${name}`);
  return {
    view: own.view,
    seat: 0,
    legal: own.legal.filter((move) => move.kind !== own.several?.kind),
    selection: own.several ? new Selection(own.several) : null,
    picked: [],
    told: recorded.entries.filter((entry) => entry.number <= now.number),
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
