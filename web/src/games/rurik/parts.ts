/** Numbers and words that the view of Rurik is written with. */

export const NOBODY = -1;
export const EMPTY = -1;
export const NOWHERE = -1;

export const ACTIONS = ["muster", "move", "attack", "tax", "build", "scheme"] as const;
export const ROWS = 4;
export const ADVISORS = 6;
export const BUILDINGS = ["church", "market", "stronghold"] as const;
export const CHURCH = 0;
export const MARKET = 1;
export const STRONGHOLD = 2;
/** A rebel whose reward nobody knows. */
export const UNSEEN = 15;

/** Where an advisor is. */
export const IN_HAND = 0;
export const ON_BOARD = 1;

export const TROOP = 0;
export const LEADER = 1;

/** Additional actions of a turn, as bits. */
export const EXTRAS = { scheme: 1, deed: 2, conversion: 4 } as const;

/** Where points come from, in the order of a row of `tally`. */
export const SOURCES = ["rule", "build", "trade", "war", "agenda", "deeds", "coins", "goods"] as const;
