/** The log of a game: which lines are headings, which are loud, which the board tells better, and which are told together. */

import type { GameWords } from "../core/words.ts";
import type { Line } from "../table/face.ts";
import { plainLine } from "../table/lines.ts";
import type { Entry, Event } from "../wire.ts";

export type Teller = (events: readonly Event[], words: GameWords, names: readonly string[], before?: () => readonly Entry[]) => Line[];

export interface Tones {
  headings: readonly string[];
  loud: readonly string[];
  /** What the board shows at a glance. */
  silent: readonly string[];
  /** Events that are told in one line with those like them that follow without anything between. */
  together?: readonly string[];
  /** The one line for a run of such events. */
  sum?: (run: readonly Event[], words: GameWords, names: readonly string[]) => Line;
  /** Events that the game tells in words of its own: all events of the entry, and which of them is meant. */
  own?: Readonly<Record<string, (events: readonly Event[], event: Event, words: GameWords, names: readonly string[]) => string>>;
}

function follows(first: Event, event: Event): boolean {
  return event.name === first.name && event.args["seat"] === first.args["seat"];
}

export function logWith(tones: Tones, alike: (first: Event, event: Event) => boolean = follows): Teller {
  const tone = (name: string): Line["tone"] => (tones.headings.includes(name) ? "heading" : tones.loud.includes(name) ? "loud" : "plain");
  return (events, words, names) => {
    const told: Line[] = [];
    const heard = events.filter((event) => !tones.silent.includes(event.name));
    for (let at = 0; at < heard.length; at += 1) {
      const event = heard[at] as Event;
      if (tones.sum && tones.together?.includes(event.name)) {
        const end = heard.findIndex((one, index) => index > at && !alike(event, one));
        const run = heard.slice(at, end < 0 ? heard.length : end);
        told.push(tones.sum(run, words, names));
        at += run.length - 1;
      } else {
        const text = tones.own?.[event.name]?.(events, event, words, names);
        told.push({ ...plainLine(event, words, names), ...(text === undefined ? {} : { text }), tone: tone(event.name) });
      }
    }
    return told;
  };
}
