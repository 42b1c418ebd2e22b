/** Moves as the server lists them, and the moments in which something is asked. */

import { GameWords } from "../../src/core/words.ts";
import type { Legal } from "../../src/wire.ts";
import { BUNDLE, GAME } from "./seen.ts";

export const ASKED = Object.keys(GAME.moments).filter((name) => name !== "over");

/** Moves from their notation. */
export function legal(...moves: string[]): Legal[] {
  const words = new GameWords(BUNDLE);
  return moves.map((move) => {
    const [kind = "", ...targets] = move.split(" ");
    const { domains } = BUNDLE.kinds.find(({ name }) => name === kind)!;
    return { move, kind, args: targets.map((target, at) => words.value(domains[at] ?? "", target)) };
  });
}
