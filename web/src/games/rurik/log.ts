/** The log of Rurik: rounds as headings, goods that come at once in one line; what the board shows at a glance is left out. */

import { logWith } from "../../board/log.ts";

export const lines = logWith({
  headings: ["round-begins", "claim-begins"],
  loud: ["deed-done", "claimed", "won", "built", "attacked", "rebel-defeated", "agenda-scored"],
  silent: ["rebel-laid", "good-laid", "deed-opened"],
});
