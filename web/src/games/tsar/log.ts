/** The log of Tsar: votes in one line, goals with the points of each favourite, rounds as headings. */

import { logWith } from "../../board/log.ts";
import { t } from "../../core/text.svelte.ts";
import type { GameWords } from "../../core/words.ts";
import type { Line } from "../../table/face.ts";
import type { Event } from "../../wire.ts";
import { AGAINST } from "./parts.ts";

export const lines = logWith(
  {
    headings: ["round-begins"],
    loud: ["candidate", "elected", "banished", "won", "won-by-favourites", "won-together", "zero-rewarded"],
    /** The strip of players shows who has laid a vote. */
    silent: ["laid", "first-player"],
    together: ["voted"],
    sum: voteLine,
  },
  (first, event) => event.name === first.name,
);

function voteLine(votes: readonly Event[], _: GameWords, names: readonly string[]): Line {
  const spoken = votes.map((vote) => {
    const ballot = t(vote.args["ballot"] === AGAINST ? "tsar-ballot-against" : "tsar-ballot-for");
    return t("web-tsar-voted", { seat: names[Number(vote.args["seat"])] ?? "", ballot });
  });
  return { text: t("web-tsar-votes", { votes: spoken.join(", ") }), rule: votes[0]?.rule ?? "", things: [], tone: "plain" };
}
