/** The pieces on the map on a field from -20 to 20: troops with the shield of their side, rebels, neutral troops, buildings, advisors. */

import { dots, flat, line, shape, type Bust } from "../../board/bust/parts.ts";

export type Kind = "troop" | "rebel" | "neutral" | "church" | "market" | "stronghold" | "advisor";

const FACE = shape("skin", "M-8 -13H8V-5C8 2 4 5 0 5C-4 5 -8 2 -8 -5Z");
const EYES = dots("ink", [-3.200, -7.500], [3.200, -7.500]);
const HELMET = shape("iron", "M0 -28C1 -22 10.500 -19 10.500 -9H-10.500C-10.500 -19 -1 -22 0 -28Z");

/** A pointed helmet, mail, and the long shield of the time in the colour of the side. */
const TROOP: Bust = [shape("mail", "M-9 -10C-10 -2 -17 4 -18 19H18C17 4 10 -2 9 -10Z"), FACE, EYES, HELMET, shape("own", "M-12 -3C-12 -7 12 -7 12 -3C12 9 6 18 0 22C-6 18 -12 9 -12 -3Z")];
/** A peasant with a felt hood and an axe. */
const REBEL: Bust = [
  shape("felt", "M-17 20C-17 6 -12 2 -8 0H8C12 2 17 6 17 20Z"),
  FACE,
  EYES,
  shape("brown", "M-9 -4C-9 5 -4 8 0 8C4 8 9 5 9 -4C5 0 -5 0 -9 -4Z"),
  shape("red", "M-11 -9C-13 -26 13 -26 11 -9C5 -14 -5 -14 -11 -9Z"),
  line("M14 20V-14", "wood"),
  shape("iron", "M14 -18C22 -18 22 -4 14 -6Z"),
];
const NEUTRAL: Bust = [shape("grey", "M-9 -10C-10 -2 -17 4 -18 19H18C17 4 10 -2 9 -10Z"), FACE, EYES, shape("mail", "M0 -28C1 -22 10.500 -19 10.500 -9H-10.500C-10.500 -19 -1 -22 0 -28Z")];
const CHURCH: Bust = [shape("own", "M-15 20V0H15V20Z"), shape("gold", "M0 -27L2 -23C9 -18 13 -13 13 -8C13 -3 10 0 5 0H-5C-10 0 -13 -3 -13 -8C-13 -13 -9 -18 -2 -23Z")];
const MARKET: Bust = [shape("own", "M-16 20V-6H16V20Z"), shape("white", "M-20 -6L-14 -20H14L20 -6C20 -1 14 0 11 -3C9 1 2 1 0 -3C-2 1 -9 1 -11 -3C-14 0 -20 -1 -20 -6Z"), line("M-6.500 -19L-10 -4M6.500 -19L10 -4M0 -19V-4", "red")];
const STRONGHOLD: Bust = [shape("own", "M-16 20V-6L-18 -8V-20H-10V-14H-4V-20H4V-14H10V-20H18V-8L16 -6V20Z"), flat("ink", "M-10 -8h3v5h-3zM7 -8h3v5h-3z")];
/** A boyar of the council: a tall hat over the number that he counts for. */
const ADVISOR: Bust = [shape("own", "M-19 21C-19 8 -14 4 -8 2H8C14 4 19 8 19 21Z"), FACE, EYES, shape("brown", "M-8.500 -6C-8.500 2 -4 5 0 5C4 5 8.500 2 8.500 -6C6 -2 3 -4 0 -4C-3 -4 -6 -2 -8.500 -6Z"), shape("fur", "M-8.500 -11L-11 -25Q0 -29 11 -25L8.500 -11Q0 -14 -8.500 -11Z")];

const PIECES: Readonly<Record<Kind, Bust>> = { troop: TROOP, rebel: REBEL, neutral: NEUTRAL, church: CHURCH, market: MARKET, stronghold: STRONGHOLD, advisor: ADVISOR };

/** Where the letter of the side stands on a piece; nowhere on those of nobody. */
export const LETTER: Readonly<Partial<Record<Kind, number>>> = { troop: 11, church: 14, market: 14, stronghold: 14 };

export function pieceOf(kind: Kind): Bust {
  return PIECES[kind];
}
