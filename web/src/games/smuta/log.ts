/** The log of Smuta: years and seasons as headings, what changes the realm in bold. */

import { logWith } from "../../board/log.ts";

export const lines = logWith({
  headings: ["year-begins", "season-begins"],
  loud: ["won", "proclaimed", "throne-vacant", "captured", "pretends", "victory", "died", "attacked", "peace-made", "came-over"],
  silent: ["card-seen", "pick-seen", "stolen-seen", "nobody-played"],
});
