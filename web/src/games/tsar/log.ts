/** The log of Tsar: votes in one line, goals with the points of each favourite, rounds as headings. */

import { t } from "../../core/text.svelte.ts";
import type { GameWords } from "../../core/words.ts";
import type { Line } from "../../table/face.ts";
import { plainLine } from "../../table/lines.ts";
import type { Event } from "../../wire.ts";
import { AGAINST } from "./parts.ts";

const LOUD = new Set(["candidate", "elected", "banished", "won", "won-by-favourites", "won-together", "zero-rewarded"]);
/** The strip of players shows who has laid a vote. */
const SILENT = new Set(["laid", "first-player"]);

export function lines(events: readonly Event[], words: GameWords, names: readonly string[]): Line[] {
  const told: Line[] = [];
  const votes = events.filter((event) => event.name === "voted");
  for (const event of events) {
    if (SILENT.has(event.name)) continue;
    if (event.name === "voted") {
      if (event === votes[0]) told.push(voteLine(votes, names));
      continue;
    }
    const line = plainLine(event, words, names);
    if (event.name === "round-begins") told.push({ ...line, tone: "heading" });
    else told.push(LOUD.has(event.name) ? { ...line, tone: "loud" } : line);
  }
  return told;
}

function voteLine(votes: readonly Event[], names: readonly string[]): Line {
  const spoken = votes.map((vote) => {
    const ballot = t(vote.args["ballot"] === AGAINST ? "tsar-ballot-against" : "tsar-ballot-for");
    return t("web-tsar-voted", { seat: names[Number(vote.args["seat"])] ?? "", ballot });
  });
  return { text: t("web-tsar-votes", { votes: spoken.join(", ") }), rule: votes[0]?.rule ?? "", things: [], tone: "plain" };
}
