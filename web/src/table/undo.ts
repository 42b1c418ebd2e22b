/** What can be undone now, and how freely. */

import type { UndoOffer } from "../wire.ts";
import type { Desk } from "./desk.svelte.ts";
import { standing } from "./told.ts";

/** What the server would undo for this seat; null while nothing can be undone. */
export function undoOffer({ cut, eyes, table }: Desk): UndoOffer | null {
  const { now } = table;
  if (eyes === null || cut || !now || now.over || now.asked) return null;
  return now.undo[String(eyes)] ?? null;
}

/** Whether one's own move is the last thing that happened. */
export function movedLast({ eyes, table }: Desk): boolean {
  const last = standing(table.entries).at(-1);
  return last?.kind === "move" && last.seat === eyes;
}

/** Whether the question follows from one's own move, and undoing that move needs nobody's consent. A window has its own way back. */
export function isWayBack(desk: Desk): boolean {
  const offer = undoOffer(desk);
  return desk.asked && desk.table.now?.window == null && offer?.moves === 1 && offer.consent.length === 0 && movedLast(desk);
}
