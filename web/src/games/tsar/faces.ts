/** The thirteen courtiers as busts of our own: hat, hair and what they carry tell them apart without colour. */

import { body, dots, face, fine, flat, line, shape, type Bust } from "../../board/bust/parts.ts";

/** A lady-in-waiting: a wide crescent of a kokoshnik, a plait over her shoulder. */
const angela: Bust = [
  shape("red", "M-30 6C-41 -14 -29 -43 0 -51C29 -43 41 -14 30 6C25 -6 21 -14 15 -18H-15C-21 -14 -25 -6 -30 6Z"),
  shape("own", "M-20 -14C-20 -27 -10 -35 0 -39C10 -35 20 -27 20 -14L14 -19H-14Z"),
  dots("paper", [-30, -8], [-30, -17], [-26, -27], [-19, -35], [-10, -41], [0, -45], [10, -41], [19, -35], [26, -27], [30, -17], [30, -8]),
  ...fine(line("M0 -34V-24M-8 -31L-4 -24M8 -31L4 -24", "red")),
  ...body(),
  shape("paper", "M-14 12Q0 28 14 12L21 16Q0 41 -21 16Z"),
  ...face({ blush: true }),
  shape("brown", "M-16 -6C-17 -16 -8 -21 0 -21C8 -21 17 -16 16 -6C12 -12 6 -14 0 -16C-6 -14 -12 -12 -16 -6Z"),
  dots("red", [-9, 21.5], [-3, 24.5], [3, 24.5], [9, 21.5]),
  ...fine(dots("gold", [-17.5, 5], [17.5, 5])),
  shape("brown", "M-17 8C-25 10 -25 17 -21 20C-28 22 -28 30 -22 32C-27 35 -25 41 -20 42C-14 41 -14 34 -17 32C-12 29 -13 22 -17 20C-12 17 -12 11 -17 8Z"),
  line("M-23 33L-16 32", "red"),
];

/** A cook: a kerchief knotted on top of the head, full cheeks, a ladle. */
const bernara: Bust = [
  ...body(),
  shape("paper", "M-15 21H15L18 42Q0 47 -18 42Z"),
  line("M-14 21L-20 15M14 21L20 15", "paper"),
  ...fine(line("M-10 28V38M0 29V40M10 28V38", "red")),
  shape("skin", "M-19 -8C-19 -24 19 -24 19 -8C21 9 11 22 0 22C-11 22 -21 9 -19 -8Z"),
  flat("shade", "M10 -20C17 -18 19 -12 19 -8C21 9 11 22 0 22C11 12 14 -4 10 -20Z"),
  ...face({ blush: true }).slice(2),
  ...fine(line("M-6 18Q0 20.5 6 18")),
  shape("red", "M-21 -2C-26 -26 -13 -36 0 -36C13 -36 26 -26 21 -2C16 -13 8 -17 0 -17C-8 -17 -16 -13 -21 -2Z"),
  shape("red", "M-1 -33C-3 -43 -15 -52 -25 -48C-23 -38 -12 -31 -1 -33ZM1 -33C3 -43 15 -52 25 -48C23 -38 12 -31 1 -33Z"),
  dots("paper", [-15, -18], [-6, -23], [6, -23], [15, -18]),
  shape("red", "M-5 -36Q0 -41 5 -36Q7 -31 0 -29Q-7 -31 -5 -36Z"),
  shape("wood", "M-35 42V-8H-31V42Z"),
  shape("wood", "M-45 -22H-21C-21 -11 -26 -5 -33 -5C-40 -5 -45 -11 -45 -22Z"),
  flat("shade", "M-42 -22H-24Q-26 -18.5 -33 -18.5Q-40 -18.5 -42 -22Z"),
];

/** A guard: the tall cap of a strelets, moustache, and the great crescent of his axe. */
const voldemar: Bust = [
  shape("wood", "M-32 44V-42H-28V44Z"),
  shape("iron", "M-28 -46C-44 -44 -55 -16 -40 8C-38 -4 -34 -8 -27 -8L-27 -14C-33 -16 -33 -30 -27 -34Z"),
  ...body(),
  line("M-12 24H12M-13 32H13M-12 40H12", "gold"),
  line("M0 20V45"),
  shape("hair", "M-18 -6C-20 6 -18 10 -15 12L15 12C18 10 20 6 18 -6Z"),
  ...face({ mouth: false, brows: "stern" }),
  ...fine(line("M8 3L13 8", "lips")),
  shape("hair", "M-15 6C-15 16 -8 25 0 25C8 25 15 16 15 6C10 14 6 15 0 15C-6 15 -10 14 -15 6Z"),
  shape("hair", "M0 7C-5 6 -10 9 -14 14C-8 15 -3 13 0 11C3 13 8 15 14 14C10 9 5 6 0 7Z"),
  shape("own", "M-18 -16C-18 -34 0 -40 14 -50C24 -46 22 -30 18 -16Z"),
  ...fine(line("M4 -20C6 -30 12 -38 16 -46")),
  shape("fur", "M-21 -9C-23 -20 -14 -22 0 -22C14 -22 23 -20 21 -9C12 -14 -12 -14 -21 -9Z"),
];

/** A footman: bare head, hair cut round a bowl, a goblet on a platter. */
const grigor: Bust = [
  ...body(),
  shape("paper", "M-12 11L0 26L12 11L17 15L0 38L-17 15Z"),
  shape("brown", "M-20 6C-24 -26 -14 -38 0 -38C14 -38 24 -26 20 6H12V-10H-12V6Z"),
  ...face({ brows: "high" }),
  shape("brown", "M-19 -8C-22 -28 -12 -38 0 -38C12 -38 22 -28 19 -8C12 -13 -12 -13 -19 -8Z"),
  ...fine(line("M-6 -34C-9 -28 -10 -22 -10 -14M0 -36V-14M6 -34C9 -28 10 -22 10 -14")),
  shape("own", "M-41 19C-43 12 -42 8 -38 5H-26C-24 10 -23 16 -21 20Z"),
  shape("skin", "M-38 6C-41 1 -38 -3 -32 -3C-26 -3 -23 1 -26 6Z"),
  shape("gold", "M-41 -34H-23C-23 -22 -26 -19 -30 -18V-12H-25V-8H-39V-12H-34V-18C-38 -19 -41 -22 -41 -34Z"),
  shape("iron", "M-47 -8H-17L-22 -2H-42Z"),
];

/** A painter of icons: long hair under a band, a forked beard, a brush full of red. */
const dimitri: Bust = [
  shape("brown", "M-19 23C-29 6 -27 -39 0 -39C27 -39 29 6 19 23Z"),
  ...body(),
  line("M-13 13L0 34L13 13", "gold"),
  ...face({ mouth: false }),
  shape("brown", "M-16 -2C-19 12 -15 23 -10 38L-1 29H1L10 38C15 23 19 12 16 -2C13 6 8 8 4 7C1 6 -1 6 -4 7C-8 8 -13 6 -16 -2Z"),
  ...fine(line("M-11 14Q-12 22 -9 30M-5 17Q-5 23 -3 27M5 17Q5 23 3 27M11 14Q12 22 9 30")),
  line("M-3.5 12Q0 14 3.5 12", "lips"),
  shape("brown", "M-18 1C-23 -20 -16 -37 0 -37C16 -37 23 -20 18 1C16 -10 11 -17 0 -20C-11 -17 -16 -10 -18 1Z"),
  shape("red", "M-21 -13C-12 -24 12 -24 21 -13L20.5 -20C12 -31 -12 -31 -20.5 -20Z"),
  shape("wood", "M-35 42L-36 -8H-30L-31 42Z"),
  shape("iron", "M-37.5 -8H-28.5V-15H-37.5Z"),
  shape("red", "M-39 -15C-43 -25 -36 -31 -31 -44C-27 -32 -24 -23 -27 -15Z"),
];

/** A housekeeper: a flaring headdress over a white veil, an old face, a great key. */
const elena: Bust = [
  ...body(),
  shape("paper", "M-19 -16C-25 0 -26 16 -32 26C-14 38 14 38 32 26C26 16 25 0 19 -16Z"),
  ...fine(line("M-21 4Q-23 16 -27 23M21 4Q23 16 27 23M-14 24Q-8 30 0 30")),
  ...face({ old: true }),
  shape("paper", "M-17 4C-15 17 -8 23 0 23C8 23 15 17 17 4L21 12C16 26 9 30 0 30C-9 30 -16 26 -21 12Z"),
  shape("red", "M-18 -10L-29 -45C-12 -38 12 -38 29 -45L18 -10C9 -17 -9 -17 -18 -10Z"),
  line("M-24.5 -32C-10 -27 10 -27 24.5 -32", "gold"),
  dots("paper", [-14.5, -19], [-7.5, -22], [0, -23], [7.5, -22], [14.5, -19]),
  shape("gold", "M-33 -32a11 11 0 1 1 -.01 0M-33 -26a5 5 0 1 0 .01 0"),
  shape("gold", "M-35.5 -10H-30.5V36H-35.5V31H-44V26H-40V22H-44V17H-35.5Z"),
];

/** A seamstress: a kerchief tied under her chin, scissors. */
const jeannette: Bust = [
  ...body("paper"),
  shape("own", "M-24 18L-17 15L-10 30H10L17 15L24 18L20 43Q0 48 -20 43Z"),
  shape("own", "M0 -44C24 -44 28 -18 23 2C20 14 10 24 0 25C-10 24 -20 14 -23 2C-28 -18 -24 -44 0 -44Z"),
  shape("own", "M-2 22C-10 24 -16 30 -17 37C-9 36 -3 31 0 24C3 31 9 36 17 37C16 30 10 24 2 22Z"),
  ...face({ blush: true }),
  shape("brown", "M-16 -8C-15 -18 -8 -23 0 -23C8 -23 15 -18 16 -8C11 -12 4 -14 0 -20C-4 -14 -11 -12 -16 -8Z"),
  dots("paper", [-19, -22], [-12, -32], [0, -37], [12, -32], [19, -22]),
  shape("iron", "M-32 6L-44 -30L-38 -34L-29 2ZM-33 6L-24 -34L-30 -36L-37 2Z"),
  shape("red", "M-41 4a8 8 0 1 0 .01 0M-41 8.5a3.5 3.5 0 1 1 -.01 0M-25 4a8 8 0 1 0 .01 0M-25 8.5a3.5 3.5 0 1 1 -.01 0"),
];

/** A duchess from abroad: a great ruff, hair raised like a heart, pearls. */
const isabella: Bust = [
  ...body(),
  dots("gold", [0, 37], [0, 43]),
  shape("paper", "M0 3L9 0L15 5L25 4L27 11L36 13L34 20L39 25L31 29L28 35L18 33L11 38L0 34L-11 38L-18 33L-28 35L-31 29L-39 25L-34 20L-36 13L-27 11L-25 4L-15 5L-9 0Z"),
  ...fine(line("M-27 11L-14 13M-34 20L-14 17M-31 29L-12 20M-18 33L-8 22M0 34V23M18 33L8 22M31 29L12 20M34 20L14 17M27 11L14 13")),
  shape("rust", "M-16 2C-31 -14 -28 -46 -9 -46C-4 -46 -1 -43 0 -39C1 -43 4 -46 9 -46C28 -46 31 -14 16 2Z"),
  ...fine(line("M-22 -12C-23 -26 -18 -36 -10 -40M-16 -18C-16 -28 -12 -33 -7 -36M22 -12C23 -26 18 -36 10 -40M16 -18C16 -28 12 -33 7 -36")),
  ...face({ blush: true }),
  shape("own", "M-19 -4C-20 -20 -9 -27 0 -18C9 -27 20 -20 19 -4C15 -12 6 -16 0 -11C-6 -16 -15 -12 -19 -4Z"),
  dots("paper", [-16, -12], [-9, -18], [0, -13], [9, -18], [16, -12]),
  dots("gold", [-18, 6], [18, 6]),
  ...fine(line("M8 9h.3")),
];

/** A merchant: a low hat with a broad brim of fur, a beard like a spade, a bag of money. */
const caspar: Bust = [
  ...body(),
  shape("fur", "M-16 16L-4 45H4L16 16L26 18L11 47H-11L-26 18Z"),
  shape("hair", "M-17 -10C-20 4 -18 8 -15 10H15C18 8 20 4 17 -10Z"),
  ...face({ mouth: false }),
  shape("hair", "M-17 -6C-23 14 -23 31 -15 36C-6 40 6 40 15 36C23 31 23 14 17 -6C14 5 9 8 5 7C2 6 -2 6 -5 7C-9 8 -14 5 -17 -6Z"),
  ...fine(line("M-12 18Q-14 26 -11 32M-5 20Q-6 28 -4 35M5 20Q6 28 4 35M12 18Q14 26 11 32", "fur")),
  line("M-4.5 12Q0 15 4.5 12", "lips"),
  shape("own", "M-19 -20C-21 -44 21 -44 19 -20Z"),
  ...fine(line("M0 -37V-28M-10 -34Q-12 -31 -12 -28M10 -34Q12 -31 12 -28")),
  shape("fur", "M-28 -11C-33 -16 -30 -25 -23 -25C-16 -30 -7 -26 0 -28C7 -26 16 -30 23 -25C30 -25 33 -16 28 -11C16 -16 -16 -16 -28 -11Z"),
  shape("paper", "M-38 -4C-50 8 -47 25 -33 25C-19 25 -16 8 -28 -4L-23 -12Q-28 -15 -33 -13Q-38 -15 -43 -12Z"),
  line("M-38 -4H-28", "red"),
  shape("gold", "M-33 7a5 5 0 1 0 .01 0z"),
];

/** A knight: a pointed helmet with its nose-guard and mail, a drawn sword. */
const lucian: Bust = [
  ...body(),
  shape("iron", "M-36 14V-36L-33 -46L-30 -36V14Z"),
  shape("gold", "M-43 12H-23V17H-43ZM-35 17H-31V30H-35Z"),
  shape("mail", "M-19 -16C-23 2 -26 16 -31 24C-12 36 12 36 31 24C26 16 23 2 19 -16Z"),
  ...face({ mouth: false, brows: "stern" }),
  shape("mail", "M-16 -2C-17 12 -10 16 0 16C10 16 17 12 16 -2L22 8L14 28H-14L-22 8Z"),
  shape("fair", "M0 7C-5 6 -10 8 -13 12C-8 14 -3 13 0 11C3 13 8 14 13 12C10 8 5 6 0 7Z"),
  shape("iron", "M0 -52C1 -44 20 -36 20 -12H-20C-20 -36 -1 -44 0 -52Z"),
  flat("shine", "M-14 -17C-13 -28 -8 -35 -4 -38C-7 -30 -8 -24 -8 -17Z"),
  shape("gold", "M-21 -16H21V-10H3V5Q0 8 -3 5V-10H-21Z"),
];

/** An astrologer: a tall pointed cap with a star, a white beard down to the rim, a staff with a star. */
const merlin: Bust = [
  ...body(),
  shape("white", "M-17 -10C-22 4 -20 14 -16 18H16C20 14 22 4 17 -10Z"),
  ...face({ mouth: false }),
  shape("white", "M-16 -2C-20 16 -16 34 0 46C16 34 20 16 16 -2C13 6 8 8 4 7C1 6 -1 6 -4 7C-8 8 -13 6 -16 -2Z"),
  ...fine(line("M-9 16Q-9 28 -2 38M9 16Q9 28 2 38M0 18V34")),
  shape("white", "M0 6C-6 5 -12 9 -15 16C-8 16 -3 14 0 11C3 14 8 16 15 16C12 9 6 5 0 6Z"),
  line("M-12 -7L-3 -6M12 -7L3 -6", "white"),
  shape("own", "M-20 -12C-12 -22 -6 -38 2 -54C8 -38 14 -22 20 -12C10 -17 -10 -17 -20 -12Z"),
  shape("gold", "M1 -37L3 -31.5L8.5 -31L4.5 -27L6 -21.5L1 -24.5L-4 -21.5L-2.5 -27L-6.5 -31L-1 -31.5Z"),
  ...fine(dots("gold", [-9, -19], [11, -19], [3, -43])),
  shape("wood", "M-35 43V-12H-31V43Z"),
  shape("gold", "M-33 -36L-29.5 -27L-20 -26L-27 -20L-25 -11L-33 -16L-41 -11L-39 -20L-46 -26L-36.5 -27Z"),
];

/** A librarian: the tall black klobuk of a monk with its veil, spectacles, a book with a clasp. */
const nikolai: Bust = [
  shape("dark", "M-20 -40C-28 -10 -30 14 -35 27H35C30 14 28 -10 20 -40Z"),
  ...body(),
  ...face({ mouth: false }),
  shape("grey", "M-16 -2C-18 14 -15 27 -9 30H9C15 27 18 14 16 -2C13 6 8 8 4 7C1 6 -1 6 -4 7C-8 8 -13 6 -16 -2Z"),
  line("M-3.5 12Q0 14 3.5 12", "lips"),
  line("M-11.5 -1.5a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M1.5 -1.5a5 5 0 1 0 10 0a5 5 0 1 0 -10 0"),
  shape("dark", "M-17 -12L-21 -44C-10 -49 10 -49 21 -44L17 -12C8 -17 -8 -17 -17 -12Z"),
  shape("red", "M-45 0L-24 -4L-20 24L-40 29Z"),
  shape("paper", "M-45 0L-24 -4L-25 -8L-44 -4Z"),
  line("M-39 5L-27 3M-37 14L-25 12", "gold"),
];

/** A groom: a mop of curls that no hat would hold, a young beard, a horseshoe. */
const pyotr: Bust = [
  ...body(),
  shape("paper", "M-11 13Q0 25 11 13L15 16Q10 24 6 26V46H1V26Q-10 24 -15 16Z"),
  shape("fair", "M-15 10C-24 12 -29 5 -24 -1C-32 -4 -32 -14 -25 -17C-31 -25 -24 -34 -16 -32C-15 -41 -5 -44 0 -38C5 -44 15 -41 16 -32C24 -34 31 -25 25 -17C32 -14 32 -4 24 -1C29 5 24 12 15 10Z"),
  ...face({ brows: "high" }),
  shape("fair", "M-16 -4C-22 -6 -22 -14 -17 -16C-20 -22 -13 -28 -8 -24C-6 -30 4 -30 6 -25C12 -29 20 -22 17 -16C22 -14 22 -6 16 -4C15 -9 12 -11 9 -11C6 -9 2 -10 1 -13C-2 -9 -7 -9 -9 -12C-12 -11 -15 -9 -16 -4Z"),
  ...fine(line("M-18 -26Q-13 -30 -11 -25M12 -33Q6 -35 5 -30M22 -22Q17 -25 15 -21M-26 -9Q-21 -11 -20 -6", "brown")),
  shape("fair", "M-16 1C-15 18 -7 27 0 27C7 27 15 18 16 1C12 13 6 16 0 16C-6 16 -12 13 -16 1Z"),
  ...fine(line("M-11 3h.3M-8 5h.3M8 5h.3M11 3h.3", "rust")),
  shape("iron", "M-48 -30C-53 9 -16 9 -21 -30H-29C-26 -4 -43 -4 -40 -30Z"),
  dots("ink", [-44, -20], [-41.5, -9], [-25, -20], [-27.5, -9]),
];

export const FACES: Readonly<Record<string, Bust>> = {
  angela, bernara, voldemar, grigor, dimitri, elena, jeannette, isabella, caspar, lucian, merlin, nikolai, pyotr,
};
