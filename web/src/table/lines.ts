/** Lines of the log that any game can have. */

import type { GameWords } from "../core/words.ts";
import type { Event } from "../wire.ts";
import type { Line } from "./face.ts";

/** The things that an event speaks of, as `domain:number`. */
function thingsOf(event: Event, words: GameWords): string[] {
  const kind = words.bundle.events.find((one) => one.name === event.name);
  return (kind?.args ?? [])
    .filter(([, domain]) => domain !== "number")
    .map(([name, domain]) => `${domain}:${String(event.args[name])}`);
}

export function plainLine(event: Event, words: GameWords, names: readonly string[]): Line {
  return { text: words.event(event, names), rule: event.rule, things: thingsOf(event, words), tone: "plain" };
}

export function plainLines(events: readonly Event[], words: GameWords, names: readonly string[]): Line[] {
  return events.map((event) => plainLine(event, words, names));
}
