/** The eight leaders as busts of our own, told apart by headgear, hair and what they wear, also at the size of a token. */

import { body, dots, face, fine, flat, line, shape, type Bust, type Part } from "../../board/bust/parts.ts";

const HEM: Part[] = fine(line("M-30 20Q0 36 30 20", "gold"));

/** A veil that frames the face, as married women wore it. */
const veil = (tint: string): Part => shape(tint, "M0 -34C22 -34 25 -12 23 4C22 16 27 24 31 31H-31C-27 24 -22 16 -23 4C-25 -12 -22 -34 0 -34Z");
const beard = (tint: string, d: string): Part => shape(tint, d);
const FULL = "M-15 -3C-17 14 -11 31 0 33C11 31 17 14 15 -3C12 5 7 6 0 6C-7 6 -12 5 -15 -3Z";
const SHORT = "M-15 0C-15 14 -8 23 0 23C8 23 15 14 15 0C12 7 7 7 0 7C-7 7 -12 7 -15 0Z";
const FORKED = "M-14 0C-15 15 -12 24 -8 33L0 24L8 33C12 24 15 15 14 0C11 7 7 7 0 7C-7 7 -11 7 -14 0Z";
const MOUSTACHE = line("M-13 11Q-6 5 0 9Q6 5 13 11", "hair");
/** The round cap with a brim of fur that princes wore. */
const cap = (tint: string): Part[] => [shape(tint, "M-17 -18C-17 -42 17 -42 17 -18Z"), shape("fur", "M-21 -23C-12 -29 12 -29 21 -23L20 -12C11 -18 -11 -18 -20 -12Z")];
const locks = (tint: string): Part => shape(tint, "M-18 -20C-24 -8 -24 8 -19 15L-13 12V-16ZM18 -20C24 -8 24 8 19 15L13 12V-16Z");

const agatha: Bust = [veil("own"), ...body("red"), ...face({ blush: true, brows: "high" }), shape("white", "M-20 -12C-17 -30 17 -30 20 -12C12 -20 -12 -20 -20 -12Z"), shape("gold", "M-18 -22L-14 -36L-7 -28L0 -40L7 -28L14 -36L18 -22C8 -27 -8 -27 -18 -22Z"), dots("red", [0, -27], [-9, -25], [9, -25])];
const boris: Bust = [shape("mail", "M-20 -12C-25 6 -24 20 -30 30H30C24 20 25 6 20 -12Z"), ...body("own"), ...face({ brows: "stern" }), shape("iron", "M0 -48C3 -40 19 -34 19 -13C9 -18 -9 -18 -19 -13C-19 -34 -3 -40 0 -48Z"), line("M0 -18V-2M-19 -14C-9 -19 9 -19 19 -14"), MOUSTACHE];
const maria: Bust = [veil("white"), ...body("own"), ...face({ blush: true }), shape("own", "M-21 -10C-19 -31 19 -31 21 -10C12 -19 -12 -19 -21 -10Z"), dots("gold", [-12, -20], [-4, -23.500], [4, -23.500], [12, -20]), ...fine(line("M-14 20Q0 30 14 20", "gold"))];
const mstislav: Bust = [...body("own"), locks("fair"), ...face({ mouth: false }), beard("fair", FULL), line("M-5 12Q0 15 5 12", "lips"), ...cap("red"), ...HEM];
const predslava: Bust = [shape("rust", "M-18 -26C-28 -6 -26 16 -30 34L-18 36C-14 20 -14 0 -12 -18ZM18 -26C28 -6 26 16 30 34L18 36C14 20 14 0 12 -18Z"), ...body("own"), ...face({ blush: true, brows: "high" }), shape("rust", "M-17 -10C-17 -30 17 -30 17 -10C9 -20 -9 -20 -17 -10Z"), line("M-17 -16Q0 -25 17 -16", "gold"), dots("red", [0, -20]), line("M-24 8h6M-25 18h7M18 8h6M18 18h7", "gold")];
const sviatopolk: Bust = [...body("dark"), locks("hair"), ...face({ brows: "stern", mouth: false }), beard("hair", FORKED), line("M-5 12Q0 9 5 12", "lips"), ...cap("dark"), flat("own", "M-7 -33h14v8h-14z")];
const sudislav: Bust = [...body("own"), shape("grey", "M-18 -12C-22 4 -18 12 -16 16L-12 4V-16ZM18 -12C22 4 18 12 16 16L12 4V-16Z"), ...face({ old: true, mouth: false }), beard("white", FULL), line("M-5 12Q0 14 5 12", "lips"), shape("grey", "M-17 -12C-18 -26 -8 -30 0 -26C8 -30 18 -26 17 -12C12 -19 -12 -19 -17 -12Z"), ...HEM];
const yaroslav: Bust = [...body("own"), locks("brown"), ...face({ mouth: false }), beard("brown", SHORT), line("M-5 13Q0 16 5 13", "lips"), shape("gold", "M-19 -15L-22 -38L-11 -27L0 -42L11 -27L22 -38L19 -15C9 -21 -9 -21 -19 -15Z"), dots("red", [-10, -21], [0, -23], [10, -21]), ...HEM];

/** In the order of the content: by the ids, so that changed content keeps its faces. */
const LEADERS: Readonly<Record<string, Bust>> = { agatha, boris, maria, mstislav, predslava, sviatopolk, sudislav, yaroslav };

export function bustOf(leader: string): Bust {
  return LEADERS[leader] ?? yaroslav;
}
