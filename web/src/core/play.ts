/** Sitting down at once: a table with bots, begun in the same call. */

import type { NewTable } from "../wire.ts";
import { rest } from "./rest.ts";
import { go } from "./router.svelte.ts";

const QUICK_SEATS = 4;
const QUICK_LEVEL = "casual";

/** One person against bots. */
function againstBots(game: string, seats = QUICK_SEATS, level = QUICK_LEVEL): NewTable {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, level }));
  return { game, seats: [{ kind: "me" }, ...bots], start: true, listed: false };
}

export async function playNow(game: string): Promise<void> {
  const { table } = await rest.create(againstBots(game));
  go(`/table/${table.id}`);
}
