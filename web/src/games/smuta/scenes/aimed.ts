/** At whom a card is aimed, in words. */

import type { Seeing } from "../../../table/face.ts";
import { eventsOf } from "../../../table/told.ts";
import { cardsOf, figure, type Played } from "./story.ts";

const DOMAINS: Readonly<Record<string, readonly [domain: string, arg: string]>> = { aimed: ["figure", "who"], "aimed-at": ["point", "point"], "aimed-party": ["party", "rival"] };
/** A card that may still be answered was announced in one of so many last entries. */
const LATELY = 8;

export function aimWords({ words }: Seeing, aims: Played["aims"]): string {
  return aims.map((event) => words.name(DOMAINS[event.name]![0], figure(event, DOMAINS[event.name]![1]))).join(", ");
}

/** The targets of a card that lies on the table; nothing where it has none. */
export function aimedNow(seeing: Seeing, seat: number, card: number): string {
  const told = cardsOf([...eventsOf(seeing.told.slice(-LATELY))]);
  return aimWords(seeing, told.findLast((one) => one.seat === seat && one.card === card)?.aims ?? []);
}
