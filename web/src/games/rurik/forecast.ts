/** What a move would bring, in sentences. */

import type { Legal } from "../../wire.ts";
import { PREVIEWS } from "./previews.ts";
import { landingWords } from "./strategy.ts";
import { tells, type Sight } from "./table.ts";

const TOLD: Readonly<Record<string, (sight: Sight, move: Legal) => string[]>> = {
  ...PREVIEWS,
  place: landingWords,
  leader: (sight, move) => tells(sight, "leader", move.args[0] ?? 0),
  keep: (sight, move) => tells(sight, "agenda", move.args[0] ?? 0),
  take: (sight, move) => tells(sight, "scheme", move.args[0] ?? 0),
  discard: (sight, move) => tells(sight, "scheme", move.args[0] ?? 0),
  "on-top": (sight, move) => tells(sight, "scheme", move.args[0] ?? 0),
};

export function foreseen(sight: Sight, move: Legal): string[] {
  return TOLD[move.kind]?.(sight, move) ?? [];
}
