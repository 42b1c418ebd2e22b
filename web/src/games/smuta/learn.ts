/** The guided first season of Smuta: real rules, a fixed deal, one novice, and a word at the right moment. */

import { viewOf } from "../../board/view.ts";
import type { Lesson, Seeing } from "../../table/face.ts";
import { eventsOf } from "../../table/told.ts";
import type { SmutaView } from "./view.ts";

const view = (seeing: Seeing): SmutaView => viewOf(seeing);
const decides = (seeing: Seeing): boolean => seeing.legal.length > 0 || seeing.selection !== null;
const asked = (seeing: Seeing, ...asks: string[]): boolean => decides(seeing) && asks.includes(view(seeing).ask);
const offered = (seeing: Seeing, kind: string): boolean => seeing.legal.some((move) => move.kind === kind);

/** Whether the learner has done something. */
function done(seeing: Seeing, event: string): boolean {
  return [...eventsOf(seeing.told)].some((one) => one.name === event && one.args["seat"] === seeing.seat);
}

/** The things that the moves of a kind lead to. */
function targets(seeing: Seeing, kind: string, domain: string): string[] {
  return [...new Set(seeing.legal.flatMap((move) => (move.kind === kind ? [`${domain}:${move.args[0]}`] : [])))];
}

const inPolitics = (seeing: Seeing): boolean => asked(seeing, "politics");
const acts = (seeing: Seeing): boolean => asked(seeing, "piece", "march-on");
const isFought = (seeing: Seeing): boolean => decides(seeing) && view(seeing).battle !== null;
/** A march without a battle, too, is a moment to hear of both: not everybody fights in the first season. */
const afterMarching = (seeing: Seeing): boolean => asked(seeing, "war") && done(seeing, "marched");

export const lesson: Lesson = {
  prefix: "web-smuta-learn",
  loose: true,
  steps: [
    { id: "welcome", when: () => true },
    { id: "ways", when: decides, part: "players" },
    { id: "pick", when: (seeing) => asked(seeing, "pick"), part: "prompt" },
    { id: "phases", when: inPolitics },
    { id: "win", when: (seeing) => inPolitics(seeing) && offered(seeing, "win"), until: (seeing) => done(seeing, "table-roll"), things: (seeing) => targets(seeing, "win", "legitimacy_table") },
    { id: "card", when: (seeing) => inPolitics(seeing) && offered(seeing, "play"), until: (seeing) => done(seeing, "announced"), part: "hand" },
    { id: "siege", when: inPolitics },
    { id: "throne", when: inPolitics },
    { id: "end", when: inPolitics, until: (seeing) => view(seeing).phase === "war", part: "prompt" },
    { id: "window", when: (seeing) => asked(seeing, "window"), part: "window" },
    { id: "orders", when: (seeing) => asked(seeing, "window"), part: "window" },
    { id: "war", when: (seeing) => asked(seeing, "war"), until: acts, things: (seeing) => targets(seeing, "take", "figure") },
    { id: "recruit", when: (seeing) => acts(seeing) && offered(seeing, "recruit"), part: "prompt" },
    { id: "march", when: (seeing) => acts(seeing) && offered(seeing, "go"), until: (seeing) => done(seeing, "marched") || done(seeing, "recruit-roll"), things: (seeing) => targets(seeing, "go", "point") },
    { id: "evade", when: (seeing) => asked(seeing, "attacked") || isFought(seeing) || afterMarching(seeing) },
    { id: "battle", when: (seeing) => isFought(seeing) || afterMarching(seeing) },
    { id: "track", when: (seeing) => decides(seeing) && done(seeing, "to-track") },
    { id: "season", when: (seeing) => decides(seeing) && view(seeing).cell > 0, part: "players" },
  ],
};
