/** My games in the order they want me: those that wait for me, then the others, the finished last. */

import type { SeatInfo, TableInfo } from "../../wire.ts";

export function mySeats(table: TableInfo, person: string): SeatInfo[] {
  return table.seats.filter((seat) => seat.person !== null && seat.person === person);
}

/** Whether a seat is kept open for this person, who is asked to play again. */
export function isAsked(table: TableInfo, person: string): boolean {
  return table.status === "open" && mySeats(table, person).some((seat) => seat.kind === "open");
}

/** Whether the table waits for a decision of this person. A seat that a bot plays does not wait. */
export function waitsFor(table: TableInfo, person: string): boolean {
  if (isAsked(table, person)) return true;
  if (table.status !== "playing") return false;
  return mySeats(table, person).some((seat) => seat.bot === null && table.waiting.includes(seat.seat));
}

export function openSeats(table: TableInfo): SeatInfo[] {
  return table.seats.filter((seat) => seat.kind === "open");
}

export function byUrgency(tables: readonly TableInfo[], person: string): TableInfo[] {
  const rank = (table: TableInfo): number => {
    if (waitsFor(table, person)) return 0;
    return { playing: 1, open: 2, over: 3 }[table.status];
  };
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}
