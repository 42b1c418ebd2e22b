/** Who keeps a table without a clock waiting, and what one has to do with a wish for a bot. */

import type { Absence, Moment, TableInfo } from "../wire.ts";

/** How long a question waits before anybody may ask; the server says the same. */
const PATIENCE = 600_000;

export interface Part {
  as: "missed" | "asked" | "asking";
  seat: number;
}

/** What the seats of this person have to do with the wish; null where it is the business of others. */
export function partIn(absence: Absence, mine: readonly number[]): Part | null {
  if (mine.includes(absence.about)) return { as: "missed", seat: absence.about };
  if (mine.includes(absence.seat)) return { as: "asking", seat: absence.seat };
  const seat = absence.consent.find((one) => mine.includes(one) && !absence.agreed.includes(one));
  return seat === undefined ? null : { as: "asked", seat };
}

/** The seat of another person that has kept the table waiting for long, if a bot may be asked for. */
export function askable(info: TableInfo, now: Moment, mine: readonly number[], time: number): number | null {
  if (info.pace.kind !== "free" || now.over || now.status !== "playing" || now.absence || time - now.opened < PATIENCE) return null;
  const missing = now.waiting.find((seat) => !mine.includes(seat) && now.seats[seat]?.kind === "person" && now.seats[seat].bot === null);
  return missing ?? null;
}
