/** What the events tell of a claim phase and of the end. */

import type { Event } from "../../wire.ts";

export interface Claim {
  side: number;
  track: number;
  value: number;
  points: number;
}

const figure = ({ args }: Event, name: string): number => Number(args[name]);
const named = (events: readonly Event[], name: string): Event[] => events.filter((event) => event.name === name);

/** What happened from the beginning of the claim phase on, up to the next round. */
export function claimPhase(events: readonly Event[]): readonly Event[] {
  const start = events.findIndex(({ name }) => name === "claim-begins");
  const end = events.findIndex(({ name }, at) => at > start && name === "round-begins");
  return start < 0 ? [] : events.slice(start, end < 0 ? events.length : end);
}

/** The steps up of a claim phase. */
export function claimsOf(events: readonly Event[]): Claim[] {
  return named(events, "claimed").map((event) => ({ side: figure(event, "seat"), track: figure(event, "track"), value: figure(event, "value"), points: figure(event, "points") }));
}

/** Coins of a side from the income of a claim phase. */
export function incomeOf(events: readonly Event[], side: number): number {
  return named(events, "income")
    .filter((event) => figure(event, "seat") === side)
    .reduce((sum, event) => sum + figure(event, "coins"), 0);
}

export interface Scored {
  tracks: number;
  war: number;
  /** The agenda that was shown; -1 for the Rebellion, who has none. */
  shown: number;
  agenda: number;
  deeds: number;
  /** Coins and goods on the dock, which only the Rebellion scores. */
  coins: number;
  won: boolean;
}

const ADDING: Readonly<Record<string, "tracks" | "war" | "agenda" | "deeds">> = { "tracks-scored": "tracks", "war-scored": "war", "agenda-scored": "agenda", "deeds-scored": "deeds" };

/** What every side scored at the end. */
export function scoringOf(events: readonly Event[], sides: number): Scored[] {
  const scored = Array.from({ length: sides }, (): Scored => ({ tracks: 0, war: 0, shown: -1, agenda: 0, deeds: 0, coins: 0, won: false }));
  for (const event of events) {
    const one = scored[figure(event, "seat")];
    const adding = ADDING[event.name];
    const rebellion = scored.at(-1);
    if (one && adding) one[adding] += figure(event, "points");
    else if (one && event.name === "agenda-shown") one.shown = figure(event, "agenda");
    else if (one && event.name === "won") one.won = true;
    else if (rebellion && (event.name === "coins-scored" || event.name === "dock-scored")) rebellion.coins += figure(event, "points");
  }
  return scored;
}

export function total({ tracks, war, agenda, deeds, coins }: Scored): number {
  return tracks + war + agenda + deeds + coins;
}
