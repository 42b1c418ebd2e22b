/** The guided first game of Tsar: real rules, a fixed deal, three novices, and a word at the right moment. */

import { viewOf } from "../../board/view.ts";
import type { Lesson, Seeing } from "../../table/face.ts";
import { eventsOf } from "../../table/told.ts";
import type { TsarView } from "./view.ts";
import { THRONE } from "./palace.ts";

const view = (seeing: Seeing): TsarView => viewOf(seeing);
const asked = (seeing: Seeing, kind: string): boolean => seeing.legal.some((move) => move.kind === kind);

/** How often the learner has done something. */
function done(seeing: Seeing, event: string): number {
  return [...eventsOf(seeing.told)].filter((one) => one.name === event && one.args["seat"] === seeing.seat).length;
}

const favourites = (seeing: Seeing): string[] => (view(seeing).favourites ?? []).map((courtier) => `courtier:${courtier}`);
const open = (seeing: Seeing): string[] =>
  favourites(seeing).filter((thing) => seeing.legal.some((move) => `courtier:${move.args[0]}` === thing));

export const lesson: Lesson = {
  prefix: "web-tsar-learn",
  steps: [
    { id: "welcome", when: () => true },
    { id: "goal", when: () => true, part: "hand", things: favourites },
    { id: "points", when: () => true, things: () => [`floor:${THRONE - 1}`, `floor:${THRONE}`] },
    { id: "settle", when: (seeing) => asked(seeing, "settle"), until: (seeing) => done(seeing, "settled") > 0, things: open },
    { id: "others", when: (seeing) => asked(seeing, "settle"), part: "players" },
    { id: "log", when: (seeing) => asked(seeing, "settle"), part: "log" },
    { id: "settle-on", when: (seeing) => asked(seeing, "settle"), until: (seeing) => view(seeing).ask !== "settle", part: "prompt" },
    { id: "raise", when: (seeing) => asked(seeing, "raise"), until: (seeing) => done(seeing, "raised") > 0, things: open },
    { id: "why", when: (seeing) => asked(seeing, "raise") },
    { id: "bluff", when: (seeing) => asked(seeing, "raise") },
    { id: "throne", when: (seeing) => view(seeing).floor.includes(THRONE - 1), things: () => [`floor:${THRONE}`] },
    { id: "vote", when: (seeing) => asked(seeing, "vote"), until: (seeing) => done(seeing, "laid") > 0, part: "prompt" },
    { id: "turned", when: (seeing) => view(seeing).ballots.length > 0 || view(seeing).round > 1 },
    { id: "round", when: (seeing) => view(seeing).round > 1, part: "players" },
    { id: "last", when: (seeing) => view(seeing).round > 2, part: "prompt" },
    { id: "end", when: (seeing) => view(seeing).over },
  ],
};
