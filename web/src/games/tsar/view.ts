/**
 * What a seat sees of the game.
 *
 * Written by scripts/wire_types.py from src/prestol/games/tsar/edge/seen.py: change that and write it again.
 */

/** What everybody sees; the last five are for the seat alone, or only where an option shows them. */
export interface TsarView {
  against?: number;
  against_counts?: number[];
  ask: string;
  ballots: number[][];
  candidate: number;
  crown: number;
  favourites?: number[];
  first: number;
  floor: number[];
  game: string;
  goal?: number;
  over: boolean;
  past_ballots: number[][];
  round: number;
  rounds: number;
  rule: string;
  scores: number[][];
  seat: number | null;
  seats: number;
  shown: number[][];
  totals: number[];
  vote?: number | null;
  waiting: number[];
}
