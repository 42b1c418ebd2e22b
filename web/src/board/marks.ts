/** Glyphs with figures, the short hand of effects and costs. */

export interface Mark {
  glyph: string;
  /** How many; 0 where the glyph says everything. */
  count: number;
  /** What stands before the glyph: an arrow, a stroke for “or”, how often. */
  before?: string;
}
