/** The pieces of the families on a field from -20 to 20: boyars with faces of their own, warriors, towers and seals. */

import { dots, flat, line, shape, type Bust, type Part } from "../../board/bust/parts.ts";

export type Kind = "warrior" | "boyar" | "building" | "seal";

/** What stands under a hat: shoulders and the high collar in the colour of the family, with room for its letter. */
const COLLAR = shape("own", "M-15 9L-14 -8L-7 -3H7L14 -8L15 9Z");
const SHOULDERS = shape("own", "M-19 21C-19 10 -14 6 -8 4H8C14 6 19 10 19 21Z");
const FACE = shape("skin", "M-8 -13H8V-5C8 2 4 5 0 5C-4 5 -8 2 -8 -5Z");
const EYES = dots("ink", [-3.2, -7.5], [3.2, -7.5]);

/** The tall hat of boyars, wider at the top. */
const HAT = shape("fur", "M-8.5 -11L-12 -25Q0 -29 12 -25L8.5 -11Q0 -14 -8.5 -11Z");

/** Boyars by seat: white and broad, dark and forked, red and short, fair and pointed. */
const BEARDS: readonly Part[] = [
  shape("white", "M-9 -7C-10.5 2 -8 6.5 0 6.5C8 6.5 10.5 2 9 -7C6 -2 3 -4 0 -4C-3 -4 -6 -2 -9 -7Z"),
  shape("hair", "M-8.5 -7C-9.5 1 -8 4 -5.5 7L0 3.5L5.5 7C8 4 9.5 1 8.5 -7C6 -2 3 -4 0 -4C-3 -4 -6 -2 -8.5 -7Z"),
  shape("rust", "M-8.5 -6C-8.5 2 -4 5 0 5C4 5 8.5 2 8.5 -6C6 -2 3 -4 0 -4C-3 -4 -6 -2 -8.5 -6Z"),
  shape("fair", "M-8 -6C-8 1 -4 2 0 7.5C4 2 8 1 8 -6C6 -2 3 -4 0 -4C-3 -4 -6 -2 -8 -6Z"),
];
const CLASPS: readonly Part[] = [
  flat("gold", "M-2.2 -17h4.4v4.4h-4.4z"),
  line("M-9.5 -15Q0 -18 9.5 -15", "gold"),
  dots("gold", [-4, -20], [0, -20.5], [4, -20]),
  line("M5.5 -16V-23M2.5 -16H8.5", "gold"),
];

const boyar = (seat: number): Bust => [COLLAR, SHOULDERS, FACE, EYES, BEARDS[seat % BEARDS.length]!, HAT, CLASPS[seat % CLASPS.length]!];

/** A pointed helmet, mail, and a round shield in the colour of the family. */
const WARRIOR: Bust = [
  shape("mail", "M-9 -10C-10 -2 -17 4 -18 17H18C17 4 10 -2 9 -10Z"),
  FACE,
  EYES,
  shape("iron", "M0 -28C1 -22 10.5 -19 10.5 -9H-10.5C-10.5 -19 -1 -22 0 -28Z"),
  line("M0 -11V-5"),
  shape("own", "M0 -5a12.5 12.5 0 1 0 .01 0z"),
];

const BUILDING: Bust = [shape("own", "M-16 20V-6L-18 -8V-18H-10V-13H-4V-18H4V-13H10V-18H18V-8L16 -6V20Z"), flat("ink", "M-9 -6h3v5h-3zM6 -6h3v5h-3z")];

const SEAL: Bust = [
  shape("red", "M-9 10L-13 21L-7 18L-3 21L0 12L3 21L7 18L13 21L9 10Z"),
  shape("own", "M0 -19Q4 -21 7 -17Q12 -18 13 -13Q18 -11 16 -6Q20 -2 16 2Q18 8 13 9Q11 14 6 13Q3 17 0 14Q-4 17 -7 13Q-12 14 -13 9Q-18 7 -16 2Q-20 -2 -16 -6Q-18 -11 -13 -13Q-12 -18 -7 -17Q-4 -21 0 -19Z"),
];

/** Where the letter of the family stands on a piece. */
export const LETTER: Readonly<Record<Kind, number>> = { boyar: 19, warrior: 12, building: 15, seal: 3 };

export function pieceOf(kind: Kind, seat: number): Bust {
  if (kind === "boyar") return boyar(seat);
  return kind === "warrior" ? WARRIOR : kind === "building" ? BUILDING : SEAL;
}
