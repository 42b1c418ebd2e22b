/** Numbers and words that the view of Ivan the Terrible is written with. */

export const NOBODY = -1;
export const EMPTY = -1;

export const COIN = 0;
export const KINDS = 7;

export const WARRIOR = 0;
export const BOYAR = 1;

/** Where points come from, in the order of a row of `tally`. */
export const SOURCES = ["projects", "regions", "spoils", "trade", "estates", "favour", "titles", "field", "court", "goods"] as const;

/** Free actions, in the order of the tray. */
export const FREE = ["use", "sell", "export", "trade-in", "arrange"] as const;
