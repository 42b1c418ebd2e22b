/** What the dialog about somebody at the table is given. */

import type { LiveTable } from "../core/table.svelte.ts";
import type { SayEntry } from "../wire.ts";

export type NeighbourProps = Record<string, unknown> & {
  table: LiveTable;
  /** What they said. */
  entry: SayEntry;
  onclose: () => void;
};
