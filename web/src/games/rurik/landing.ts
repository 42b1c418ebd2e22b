/** Where an advisor would land on a banner and whom it would push down: RUR-STR-05 to RUR-STR-10, told again. The tests compare it with the engine. */

export interface Standing {
  side: number;
  advisor: number;
  bribe: number;
  /** Printed number and bribe together. */
  influence: number;
}

/** The spaces of a banner from the top; null where nobody stands. */
export type Spaces = readonly (Standing | null)[];

export interface Landing {
  row: number;
  /** The banner afterwards. */
  after: Spaces;
  /** Rows, before, of those who slide down a space, own ones among them. */
  pushed: readonly number[];
}

/** What placing an advisor would do to a banner; null where the banner is full and so closed. */
export function land(before: Spaces, newcomer: Standing): Landing | null {
  if (before.at(-1) !== null) return null;
  const row = before.findIndex((one) => one === null || one.influence < newcomer.influence);
  const after = [...before.slice(0, row), newcomer, ...before.slice(row, -1)];
  return { row, after, pushed: before.flatMap((one, at) => (one !== null && at >= row ? [at] : [])) };
}
