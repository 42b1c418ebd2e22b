/** How a game ends: against a program of the rules in words, and whether it does when somebody resigns. */

import { t } from "../core/text.svelte.ts";
import type { GameWords } from "../core/words.ts";
import type { Ending, SeatInfo } from "../wire.ts";

/** The seats in the first place; none where a program has won. */
export function winnersOf(result: Ending): number[] {
  return (result.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
}

/** Whether a program has beaten every seat. */
export function isLost(result: Ending): boolean {
  return result.places !== null && winnersOf(result).length === 0;
}

/** By how many points the program is behind or ahead; nothing where there is none. */
export function leadOf(result: Ending, words: GameWords): string {
  const best = result.programs.toSorted((a, b) => b.score - a.score)[0];
  if (!best || result.margin === null) return "";
  const way = result.margin > 0 ? "behind" : result.margin < 0 ? "ahead" : "level";
  return t(`program-${way}`, { program: words.program(best.name), points: Math.abs(result.margin) });
}

/** Victory or defeat against a program, and by how much, as one line; nothing where there is none. */
export function outcomeOf(result: Ending, words: GameWords): string {
  const lead = leadOf(result, words);
  return lead && `${t(isLost(result) ? "program-defeat" : "program-victory")} ${lead}`;
}

/** Whether the game is over when a seat resigns: one other is left, or only bots are. */
export function endsWithout(seats: readonly SeatInfo[], seat: number): boolean {
  const left = seats.filter((one) => one.seat !== seat && !one.resigned);
  return left.length <= 1 || left.every((one) => one.kind !== "person");
}
