/** Who has agreed to play again, read from the seats of the table that is offered. */

import type { SeatInfo, TableInfo } from "../wire.ts";

export type Word = "agreed" | "asked" | "declined";

export interface Asked {
  seat: number;
  name: string;
  word: Word;
}

/** The word of everybody who played: a seat is kept open for them until they take it or say no. */
export function wordsOf(before: readonly SeatInfo[], offered: readonly SeatInfo[]): Asked[] {
  return before
    .filter((seat) => seat.kind === "person" && !seat.outside)
    .map(({ seat, name, person }) => {
      const now = offered[seat];
      const word = now?.person !== person ? "declined" : now.kind === "person" ? "agreed" : "asked";
      return { seat, name, word };
    });
}

/** Whether an offer still stands: whoever made it has not left again. */
export function stands(offered: TableInfo, seats: readonly SeatInfo[]): boolean {
  return offered.status === "open" && seats.some((seat) => seat.kind === "person" && seat.person === offered.owner);
}
