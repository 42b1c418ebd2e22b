/** A sentence or two on a person or a place, in our own words. */

import { speech } from "../../core/text.svelte.ts";
import type { GameWords } from "../../core/words.ts";

/** The note on a thing of a domain; nothing where there is none. Notes are fetched when somebody first looks for one. */
export function noteOf(words: GameWords, domain: "figure" | "point", value: number): string {
  void speech.learn("web-smuta-notes").catch(() => undefined);
  const key = `web-smuta-notes-${domain}-${words.word(domain, value)}`;
  return speech.has(key) ? speech.say(key) : "";
}
