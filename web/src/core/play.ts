/** Sitting down at once: a table with bots, begun in the same call. */

import type { GameInfo, NewTable } from "../wire.ts";
import { makeTable } from "./luck.ts";
import { go } from "./router.svelte.ts";

/** One person against bots. */
function againstBots({ id, offer }: GameInfo): NewTable {
  const bots = Array.from({ length: offer.seats - 1 }, () => ({ kind: "bot" as const, level: offer.level }));
  return { game: id, seats: [{ kind: "me" }, ...bots], start: true, listed: false };
}

export async function playNow(game: GameInfo): Promise<void> {
  const { table } = await makeTable(againstBots(game));
  go(table.status === "open" ? `/room/${table.id}` : `/table/${table.id}`);
}
