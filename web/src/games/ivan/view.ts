/**
 * What a seat sees of the game.
 *
 * Written by scripts/wire_types.py from src/prestol/games/ivan/edge/seen.py: change that and write it again.
 */

import type { Phrase } from "../../wire.ts";

/** The figures of the question that is open, each where it has one. */
export interface Asked {
  chamber?: number;
  extra?: number;
  given?: number[];
  leader?: number;
  left?: number;
  named?: number[];
  region?: number;
  token?: number;
}

/** What everybody sees; `hand` and `dealt` are for the seat alone. A place without anybody or anything holds -1. */
export interface IvanView {
  about: Asked;
  ask: string;
  assignments: number[];
  boyar_supply: number[];
  boyars: number[][];
  building_supply: number[];
  buildings: number[];
  completed: number[][];
  dealt?: number[];
  estate_deck: number;
  estate_discards: number[];
  estates: number[];
  estates_owned: number[][];
  estates_used: number[][];
  favour: number[];
  favour_tokens: number[];
  field: number[];
  first: number;
  game: string;
  goods: number[][];
  hand?: number[];
  hand_sizes: number[];
  influence: number[][];
  left: Phrase[];
  open_hands: number[][];
  over: boolean;
  pads: number[][];
  phase: "actions" | "over" | "planning" | "rewards" | "setup";
  posted: number[][];
  project_deck: number;
  projects: number[];
  region_discards: number[];
  regions: number[];
  round: number;
  rounds: number;
  rule: string;
  seal_supply: number[];
  seals: number[];
  seat: number | null;
  seats: number;
  slots: number[];
  spoils: number[];
  spoils_discards: number[];
  spoils_owned: number[][];
  staked: number[][];
  tally: number[][];
  title_deck: number;
  title_discards: number[];
  titles: number[];
  titles_owned: number[][];
  trade_discards: number[];
  turn: number;
  vp: number[];
  waiting: number[];
  warrior_supply: number[];
  warriors: number[][];
}
