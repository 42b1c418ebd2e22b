/** Numbers and words that the view of Smuta is written with. */

export const NOBODY = -1;
export const NONE = -1;
/** Who controls a point: a seat, nobody, or whoever has the Tsar. */
export const SOVEREIGN = -2;

/** Commanders come first, then personages, then detachments: one numbering of figures. */
export const COMMANDERS = 26;
export const PERSONS = 45;
export const FIGURES = 49;

/** Where a figure is, if not at a point. */
export const AWAY = { notYet: -1, track: -2, out: -3, party: -4, army: -5, box: -6, beside: -7 } as const;

/** Marks of a figure, as bits. */
export const MARKS = { pretender: 1, accused: 2, camp: 4, inside: 8, carried: 16, laid: 32, used: 64, shifted: 128, campaigned: 256, reigned: 512 } as const;
export type Mark = keyof typeof MARKS;

export const KINDS = ["town", "fortress", "powerful_fortress", "poland"] as const;
export type PointKind = (typeof KINDS)[number];

export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
/** The Siege marker among what can be raised: the number after the kinds of unit. */
export const SIEGE_GOOD = 10;
export const MOSCOW = 0;
export const POLISH = 1;
export const SHUISKY = 4;
export const CARDS_PER_PHASE = 2;
export const HAND_LIMIT = 12;
