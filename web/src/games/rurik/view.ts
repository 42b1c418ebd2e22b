/**
 * What a seat sees of the game.
 *
 * Written by scripts/wire_types.py from src/prestol/games/rurik/edge/seen.py: change that and write it again.
 */

/** The figures of the question that is open, each where it has one. */
export interface Asked {
  cards?: number;
  deck?: number;
  due?: number;
  each?: number;
  fewer?: number;
  left?: number;
  origin?: number;
  region?: number;
}

/** What is missing, and how much: a good, coins, figures and so on, by the words of `rurik-lack`. */
export interface Lack {
  count: number;
  what: string;
}

/** What the seat still lacks for a deed that lies open; nothing where it could be accomplished. */
export interface Missing {
  deed: number;
  lacks: Lack[];
}

/** The Rebellion of the solo game. */
export interface RebellionView {
  cards: number[];
  cells: number[];
  mat: number;
  priority: number;
  read: Row[];
}

/** A row of a rebellion card: an advisor, and under each priority a banner and whether a coin stands beside it. */
export interface Row {
  actions: number[];
  advisor: number;
  coins: boolean[];
}

/** Lists of sides hold the seats, and in the solo game the Rebellion after them. Nobody and nothing are -1. */
export interface RurikView {
  about: Asked;
  advisors: number[][];
  agendas?: number[];
  ask: string;
  banners: number[][];
  bribes: number[][];
  build_points: number;
  building_supply: number[][];
  buildings: number[][];
  coins: number[];
  converted: number[][];
  deck_sizes: number[];
  deed_deck: number;
  deed_discards: number[];
  deed_row: number[];
  deeds: number[][];
  deeds_done: number[][];
  defeated: number[][];
  discards: number[];
  extras: number;
  first: number;
  game: string;
  goods: number[][];
  hand?: number[];
  hand_sizes: number[];
  known_hands?: number[][];
  known_tops?: ((number | null)[])[];
  leader_at: number[];
  leaders: number[];
  looked?: number[];
  missing?: Missing[];
  near: number[][];
  neutrals: number[];
  on_boat: number[];
  others_strength: number[];
  over: boolean;
  phase: "actions" | "claim" | "over" | "setup" | "strategy";
  rebellion?: RebellionView;
  rebels: number[];
  regions: number[];
  reward_tokens: number;
  round: number;
  rounds: number;
  rule: string;
  rulers: number[];
  seat: number | null;
  seats: number;
  shown_agendas: number[];
  stocked: number[];
  strengths: number[][];
  strongholds_alone: boolean;
  tally: number[][];
  tax_points: number;
  token: number;
  track_now: number[][];
  track_values: number[][];
  tracks: number[][];
  troop_supply: number[];
  troops: number[][];
  turn: number;
  turned: number[];
  used: number[];
  waiting: number[];
  war: number[];
  yields: number[];
}
