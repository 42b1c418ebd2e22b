/** How scenes go on by themselves: thing after thing, then a look at the whole; faster where somebody is asked meanwhile. */

import { settings, type Speed } from "../../../core/settings.svelte.ts";

const STEP = 1100;
const LOOK = 2600;
/** What is left of that while a clock or a window is running. */
const HASTY = 0.45;
const SHARE: Readonly<Record<Speed, number>> = { calm: 1, brisk: 0.5, instant: 0 };

/**
 * Counts up to a number of things and then ends; what it returns stops that. What concerns the viewer's own party stays
 * until it is dismissed, unless a clock or a window is running.
 */
export function pass(count: number, { hasty = false, stays = false }: { hasty?: boolean; stays?: boolean }, show: (shown: number) => void, done: () => void): () => void {
  const share = SHARE[settings.speed] * (hasty ? HASTY : 1);
  const timers = Array.from({ length: count }, (_, at) => setTimeout(() => show(at + 1), at * STEP * share));
  if (hasty || !stays) timers.push(setTimeout(done, (Math.max(0, count - 1) * STEP + LOOK) * share));
  return () => timers.forEach(clearTimeout);
}

/** How many things stand there at first: all of them where nothing is to move. */
export function atFirst(count: number, still: boolean): number {
  return still ? count : Math.min(1, count);
}
