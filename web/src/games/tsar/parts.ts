/** What a seat sees of Tsar of the Hill, as the server sends it, and the figures of the content that the board needs. */

export const BESIDE = -1;
export const OUT = -2;
export const AGAINST = 1;

export interface TsarView {
  game: string;
  seat: number | null;
  seats: number;
  round: number;
  rounds: number;
  ask: string;
  rule: string;
  waiting: number[];
  first: number;
  crown: number;
  candidate: number;
  /** The floor of each courtier, or BESIDE, or OUT. */
  floor: number[];
  /** The elections of this round: the candidate, the holder of the crown, then the vote of each seat. */
  ballots: number[][];
  shown: number[][];
  scores: number[][];
  totals: number[];
  over: boolean;
  against_counts?: number[];
  goal?: number;
  favourites?: number[];
  against?: number;
  vote?: number | null;
}

/** One entry of a seat's points: the favourites of a goal with what each is worth. */
export interface Worth {
  courtier: number;
  floor: number;
  points: number;
}
