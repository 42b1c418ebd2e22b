/** Marks beside a chart, moved apart where they would cover each other. */

/** Heights at least `beside` apart, in the order of the wanted ones, none below `bottom`. */
export function apart(wanted: readonly number[], beside: number, bottom: number): number[] {
  const order = wanted.map((_, at) => at).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let above = -Infinity;
  for (const at of order) above = placed[at] = Math.max(wanted[at] ?? 0, above + beside);
  let below = bottom + beside;
  for (const at of order.toReversed()) below = placed[at] = Math.min(placed[at] ?? 0, below - beside);
  return placed;
}
