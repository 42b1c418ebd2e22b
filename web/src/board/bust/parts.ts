/**
 * Busts as lists of parts, from the back to the front. All stand in a medallion of radius 50 around (0, 0);
 * the head is in its middle, hats may rise over the rim, shoulders end at the rim.
 */

/** How a part is painted: with an outline, without one, as a line alone, or as dots. */
export type Pen = "shape" | "flat" | "line" | "dots";

export interface Part {
  pen: Pen;
  /** The name of a colour of bust.css; “own” is the colour of the person. */
  tint: string;
  d: string;
  /** Too small for a token: drawn on cards and scenes only. */
  fine: boolean;
}

export type Bust = readonly Part[];

export const shape = (tint: string, d: string): Part => ({ pen: "shape", tint, d, fine: false });
export const flat = (tint: string, d: string): Part => ({ pen: "flat", tint, d, fine: false });
export const line = (d: string, tint = "ink"): Part => ({ pen: "line", tint, d, fine: false });
export const fine = (...parts: Part[]): Part[] => parts.map((part) => ({ ...part, fine: true }));

/** Eyes, pearls, beads or nails. */
export const dots = (tint: string, ...places: [number, number][]): Part => ({ pen: "dots", tint, d: places.map(([x, y]) => `M${x} ${y}h.01`).join(""), fine: false });

const HEAD = "M-16 -10C-16 -25 16 -25 16 -10C16 7 9 19 0 19C-9 19 -16 7 -16 -10Z";
const CHEEK = "M9 -20C15 -18 16 -12 16 -10C16 7 9 19 0 19C9 10 11 -4 9 -20Z";

const BROWS = {
  calm: "M-11 -6.5Q-7 -10 -3 -7M3 -7Q7 -10 11 -6.5",
  high: "M-11 -7.5Q-7 -12 -3 -8.5M3 -8.5Q7 -12 11 -7.5",
  stern: "M-11.5 -8.5L-3 -5.5M3 -5.5L11.5 -8.5",
};

/** The face of a man or a woman; brows, eyes and nose as a carver would cut them. */
export function face(look: { blush?: boolean; old?: boolean; mouth?: boolean; brows?: keyof typeof BROWS } = {}): Part[] {
  return [
    shape("skin", HEAD),
    flat("shade", CHEEK),
    ...(look.blush ? [flat("blush", "M-14 5a4 3.6 0 1 0 8 0a4 3.6 0 1 0 -8 0M6 5a4 3.6 0 1 0 8 0a4 3.6 0 1 0 -8 0")] : []),
    line(BROWS[look.brows ?? "calm"]),
    dots("ink", [-6.5, -1.5], [6.5, -1.5]),
    ...fine(line("M-10.5 -1.5Q-6.5 -5.5 -2.5 -1.5M2.5 -1.5Q6.5 -5.5 10.5 -1.5")),
    line("M1 -3L3 5Q1 7.5 -2 6.5"),
    ...(look.mouth ?? true ? [line("M-4 11.5Q0 14 4 11.5", "lips")] : []),
    ...(look.old ? fine(line("M-11 2.5Q-8 4.5 -5 2.5M5 2.5Q8 4.5 11 2.5M-7 9Q-8 11 -7 13M7 9Q8 11 7 13")) : []),
  ];
}

/** Shoulders down to the rim. */
export function body(tint = "own"): Part[] {
  return [
    shape(tint, "M-39 22C-33 17 -20 17 -12 11H12C20 17 33 17 39 22A45 45 0 0 1 -39 22Z"),
    ...fine(line("M-27 23Q-30 28 -30 33M-22 23Q-25 30 -25 37M22 23Q25 27 25 31")),
  ];
}
