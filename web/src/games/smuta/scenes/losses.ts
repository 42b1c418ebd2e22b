/** What is lost, as one list. */

import type { GameWords } from "../../../core/words.ts";
import type { Event } from "../../../wire.ts";
import { figure } from "./story.ts";

/** “Noble cavalry ×2, Shishi”. */
export function lossWords(words: GameWords, losses: readonly Event[]): string {
  const names = losses.map((event) => (event.name === "loss" ? words.name("unit_kind", figure(event, "unit")) : words.name("figure", figure(event, "who"))));
  return [...new Set(names)].map((name) => `${name}${names.filter((one) => one === name).length > 1 ? ` ×${names.filter((one) => one === name).length}` : ""}`).join(", ");
}
