/** What a hint lights: the next click on the way to the move that it names, wherever that click is. */

import type { Face, Seeing } from "./face.ts";
import type { Selection } from "./selection.svelte.ts";

/** The button that confirms a selection. */
export const CONFIRM = "confirm:0";

/** Buttons beside the question are lit by these names. */
export const ofMove = (move: string): string => `move:${move}`;
export const ofMore = (thing: string): string => `more:${thing}`;
export const ofLess = (thing: string): string => `less:${thing}`;

/** The things and buttons to light for a move in notation. */
export function pointedOut(seeing: Seeing, face: Face, move: string): string[] {
  const [verb = "", ...targets] = move.split(" ");
  const { selection, words } = seeing;
  if (selection?.asked.kind === verb) return nextPick(seeing, selection, targets);
  const legal = seeing.legal.find((one) => one.move === move);
  const clicks = (legal && face.clicks?.(seeing, legal)) ?? words.things(move);
  const next = clicks.find((thing) => !seeing.picked.includes(thing));
  return [ofMove(move), ...(next === undefined ? [] : [next])];
}

/** What is missing comes first, then what was chosen beside the hint, and at last the button that confirms. */
function nextPick(seeing: Seeing, selection: Selection, targets: readonly string[]): string[] {
  const wanted = (value: string): number => targets.filter((target) => target === value).length;
  const { domain, items } = selection.asked;
  const thing = (value: string): string => `${domain}:${seeing.words.value(domain, value)}`;
  const missing = targets.find((value) => selection.count(value) < wanted(value) && selection.canAdd(value));
  if (missing !== undefined) return [thing(missing), ofMore(thing(missing))];
  const extra = items.find(({ value }) => selection.count(value) > wanted(value));
  if (!extra) return [CONFIRM];
  // a click on a thing of which there can be several would add one
  return [ofLess(thing(extra.value)), ...(extra.most === 1 ? [thing(extra.value)] : [])];
}
