/**
 * What the companion shows of the game.
 *
 * Written by scripts/wire_types.py from src/prestol/games/rurik/edge/companion_seen.py: change that and write it again.
 */

/** The figures of the question, each where it has one. */
export interface AskedSeen {
  advisors?: string[];
  banners?: string[];
  cards?: string[];
  count?: number;
  goods?: string[];
  most?: number;
  points?: number;
  region?: string;
  regions?: string[];
  spaces?: TakenSpace[];
  top?: boolean;
  troops?: number;
  war?: number;
}

export interface BannerSeen {
  id: string;
  spaces: SpaceSeen[];
}

/** A cell of the rebellion mat: the action that it goes with and what it adds, by name. */
export interface CellSeen {
  action: string;
  adds: Record<string, number>;
  column: string;
  covered: boolean;
}

/** The table, and what the companion wants to know. */
export interface CompanionSeen {
  about: AskedSeen;
  ask: "boat" | "card" | "deploy" | "good" | "loss" | "over" | "place" | "score" | "turn";
  banners: BannerSeen[];
  cards: "app" | "box";
  rebellion: RebellionSeen;
  regions: RegionSeen[];
  result: ResultSeen | null;
  round: number;
  rounds: number;
  you: YouSeen;
}

export interface RebellionSeen {
  buildings: Record<string, number>;
  card: string;
  cells: CellSeen[];
  coins: number;
  goods: Record<string, number>;
  order: string[];
  priority: string;
  supply: number;
  tracks: Record<string, number>;
  war: number;
}

/** A region in play: your pieces, those of the Rebellion, and what else is there. */
export interface RegionSeen {
  buildings: string[];
  id: string;
  leader: boolean;
  near: string[];
  neutrals: number;
  rebels: number;
  ruler: "" | "rebellion" | "you";
  stocked: boolean;
  sviatopolk: boolean;
  theirs: string[];
  troops: number;
  yields: string;
}

/** How it ended, from your side; `tie` names the rule that broke a tie. */
export interface ResultSeen {
  breakdown: Record<string, number>;
  rebellion: number;
  shared: boolean;
  tie: string;
  won: boolean;
  you: number;
}

/** A space of a banner; `side` is empty where nobody stands. */
export interface SpaceSeen {
  advisor: string;
  bribe: number;
  cost: number;
  points: number;
  side: "" | "rebellion" | "you";
}

/** A space from which your next advisor may come back. */
export interface TakenSpace {
  advisor: string;
  banner: string;
  row: number;
}

export interface YouSeen {
  buildings: Record<string, number>;
  leader: string;
  supply: number;
  tracks: Record<string, number>;
  war: number;
}
