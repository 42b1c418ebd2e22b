/** What of the log still counts: an undo takes moves out of the story, though they stay in the log. */

import type { Entry, Event, MoveEntry, WindowEntry } from "../wire.ts";

/** Whether the game went on with an entry: a move, or a window that closed with all its answers. */
export function isPlayed(entry: Entry): entry is MoveEntry | WindowEntry {
  return entry.kind === "move" || entry.kind === "window";
}

/** The start and all moves that have not been undone, up to an entry. */
export function standing(entries: readonly Entry[], upTo = Infinity): Entry[] {
  const told: Entry[] = [];
  for (const entry of entries) {
    if (entry.number > upTo) break;
    if (entry.kind === "start" || isPlayed(entry)) told.push(entry);
    else if (entry.kind === "undo") told.length = Math.max(1, told.length - entry.moves);
  }
  return told;
}

/** Numbers of the moves that were undone later. */
export function takenBack(entries: readonly Entry[]): Set<number> {
  const kept = new Set(standing(entries).map((entry) => entry.number));
  return new Set(entries.filter((one) => isPlayed(one) && !kept.has(one.number)).map((one) => one.number));
}

/** All events of entries, in order. */
export function* eventsOf(entries: readonly Entry[]): Generator<Event> {
  for (const entry of entries) yield* entry.events;
}

/** Whether something happened in an entry. */
export function happened(entry: Entry, name: string): boolean {
  return entry.events.some((event) => event.name === name);
}

/** The number of the last move of any of some seats; -1 if they have not moved. */
export function lastMoveOf(entries: readonly Entry[], seats: readonly number[]): number {
  return standing(entries).findLast((one) => one.kind === "move" && one.seat !== null && seats.includes(one.seat))?.number ?? -1;
}

/** How many moves of others have come since the last one of some seats; moves that were undone do not count. */
export function missedBy(entries: readonly Entry[], seats: readonly number[]): number {
  const last = lastMoveOf(entries, seats);
  return last < 0 ? 0 : standing(entries).filter((one) => one.number > last).length;
}
