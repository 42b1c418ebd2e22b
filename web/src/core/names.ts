/** Names as they are shown: guests who have not chosen one are numbered by the server, bots have none of their own. */

import type { SeatInfo } from "../wire.ts";
import { t } from "./text.svelte.ts";

const NUMBERED = /^Guest (\d{4,6})$/;
/** The name that the server gives to those who have deleted their account. */
const FORMER = "Former player";
const NAMED_BOTS = 6;

/** Whether the server has numbered a guest who has not chosen a name. */
export function isNumbered(name: string): boolean {
  return NUMBERED.test(name);
}

export function shownName(name: string, guest: boolean): string {
  if (guest && name === FORMER) return t("web-former");
  const number = guest ? NUMBERED.exec(name)?.[1] : undefined;
  return number === undefined ? name : t("web-guest", { number });
}

/** Who sits on a seat. A bot has no name of its own: its seat lends it one. */
export function seatName(seat: SeatInfo): string {
  if (seat.name) return shownName(seat.name, seat.guest);
  return seat.kind === "bot" ? t(`web-bot-name-${seat.seat % NAMED_BOTS}`) : t("web-seat-open");
}

/** A seat with its name as it is shown. */
export function named(seat: SeatInfo): SeatInfo {
  return { ...seat, name: seatName(seat) };
}
