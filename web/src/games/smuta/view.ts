/**
 * What a seat sees of the game.
 *
 * Written by scripts/wire_types.py from src/prestol/games/smuta/edge/seen.py: change that and write it again.
 */

/** The figures of the question that is open, each where it has one. */
export interface Asked {
  armies?: number[];
  card_kind?: number;
  die?: number;
  due?: number[];
  kinds?: number;
  left?: number;
  points?: number;
  row?: number[];
  table?: number;
  tables?: number;
  who?: number;
}

/** The battle under way. Lists of two are for the attacker and the defender. */
export interface BattleView {
  advantage: number;
  cards: number[];
  dice: number[];
  fire: number[];
  fire_die: number[];
  first_in: "" | "fire" | "melee";
  forces: number[][];
  losers: number[];
  lost: number[];
  melee: number[];
  melee_die: number[];
  origin: number;
  point: number;
  roll: "" | "fire" | "melee" | "tactical";
  round: number;
  seats: number[];
  strategic: number[];
  tactical: number[];
}

/** The piece that acts in the Military phase. */
export interface MoveView {
  added: number;
  left: number;
  piece: number;
}

/** Lists are by figure, point or seat. Nobody and nothing are -1; the last ones are for the seat alone. */
export interface SmutaView {
  about: Asked;
  active: number;
  administration: number[];
  announced: number[][];
  answer: number[][];
  ask: string;
  at: number[];
  battle: BattleView | null;
  called: boolean;
  cell: number;
  control: number[];
  discards: number[];
  draw_pile: number;
  dying: number[];
  effects: number[][];
  first: number;
  game: string;
  gone: number[];
  hand: number[];
  hand_sizes: number[];
  host: number[];
  known: number[][];
  legitimacy: number[];
  long_rule: number;
  marks: number[];
  moving: MoveView | null;
  over: boolean;
  owner: number[];
  party_cards: number[];
  peace: number;
  phase: "administration" | "order" | "politics" | "return" | "set-up" | "war" | "year-end" | "year-start";
  picks: number[];
  played: number;
  ready: number[];
  resource: number;
  rule: string;
  season: number;
  seat: number | null;
  seats: number;
  set_aside: number[];
  siege: number[];
  sovereign_points: number;
  spent: number;
  stormed: number[];
  track: number[];
  tsar: number;
  units: number[][];
  verdict: number;
  victories: number[];
  victory: "long-rule" | "none" | "points" | "royal" | "sobor";
  victory_points: number[];
  waiting: number[];
  waived: number[];
  walled: number[];
  window: string;
  winner: number;
  year: number;
}
