/** Numbers that the view of Tsar of the Hill is written with, and what the points are made of. */

export const BESIDE = -1;
export const OUT = -2;
export const AGAINST = 1;

/** One entry of a seat's points: the favourites of a goal with what each is worth. */
export interface Worth {
  courtier: number;
  floor: number;
  points: number;
}
