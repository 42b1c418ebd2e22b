/** What a seat sees of Ivan the Terrible, as the server sends it. */

export const NOBODY = -1;
export const EMPTY = -1;

export const COIN = 0;
export const KINDS = 7;
/** IVN-EXC-01: units that are given for one in the Exchange Chamber. */
export const MARKET_GIVES = 2;

export const WARRIOR = 0;
export const BOYAR = 1;

/** Where points come from, in the order of a row of `tally`. */
export const SOURCES = ["projects", "regions", "spoils", "trade", "estates", "favour", "titles", "field", "court", "goods"] as const;

/** Free actions, in the order of the tray. */
export const FREE = ["use", "sell", "export", "trade-in", "arrange"] as const;

/** An unfinished step: its name and its figures. */
export type Unfinished = [string, Readonly<Record<string, number | readonly number[]>>];

export interface IvanView {
  seat: number | null;
  seats: number;
  round: number;
  rounds: number;
  ask: string;
  rule: string;
  waiting: number[];
  over: boolean;
  first: number;
  /** The seat whose turn of the action phase it is, or NOBODY. */
  turn: number;
  /** Seats from the top of the favour track down. */
  favour: number[];
  vp: number[];
  tally: number[][];
  /** Rows by seat. */
  goods: number[][];
  warriors: number[][];
  boyars: number[][];
  /** The owner of the building in each city, or NOBODY. */
  buildings: number[];
  warrior_supply: number[];
  boyar_supply: number[];
  building_supply: number[];
  seal_supply: number[];
  field: number[];
  /** Rows by region. */
  influence: number[][];
  /** Rows by chamber: the coins under each seat's boyar, or EMPTY. */
  staked: number[][];
  /** Rows by chamber: 1 where a seat's boyar stands on the assignment card. */
  posted: number[][];
  seals: number[];
  assignments: number[];
  regions: number[];
  favour_tokens: number[];
  /** The trade token on each slot of the waterways, or EMPTY. */
  slots: number[];
  pads: number[][];
  spoils: number[];
  spoils_owned: number[][];
  titles: number[];
  titles_owned: number[][];
  title_deck: number;
  estates: number[];
  estates_owned: number[][];
  estates_used: number[][];
  estate_deck: number;
  projects: number[];
  project_deck: number;
  hand_sizes: number[];
  open_hands: number[][];
  completed: number[][];
  agenda: Unfinished[];
  hand?: number[];
  dealt?: number[];
}
