/** The guided first game of Ivan the Terrible: real rules, a fixed deal, two novices, and a word at the right moment. */

import { viewOf } from "../../board/view.ts";
import type { Lesson, Seeing } from "../../table/face.ts";
import { eventsOf } from "../../table/told.ts";
import { FREE } from "./parts.ts";
import type { IvanView } from "./view.ts";

const view = (seeing: Seeing): IvanView => viewOf(seeing);
const decides = (seeing: Seeing): boolean => seeing.legal.length > 0 || seeing.selection !== null;
const asked = (seeing: Seeing, ...asks: string[]): boolean => decides(seeing) && asks.includes(view(seeing).ask);
const round = (seeing: Seeing, least: number): boolean => view(seeing).round >= least && decides(seeing);

/** How often the learner has done something. */
function done(seeing: Seeing, event: string): number {
  return [...eventsOf(seeing.told)].filter((one) => one.name === event && one.args["seat"] === seeing.seat).length;
}

const chambers = (seeing: Seeing): string[] => seeing.legal.flatMap((move) => (move.kind === "plan" || move.kind === "leave" ? [`chamber:${move.args[0]}`] : []));
const assignments = (seeing: Seeing): string[] => view(seeing).assignments.map((card) => `assignment:${card}`);
const cities = (seeing: Seeing): string[] => seeing.legal.flatMap((move) => (move.kind === "enter" ? [`city:${move.args[0]}`] : []));

/** The chamber with the most boyars. */
function crowded(seeing: Seeing): string[] {
  const counts = view(seeing).staked.map((row) => row.filter((coins) => coins >= 0).length);
  return [`chamber:${counts.indexOf(Math.max(...counts))}`];
}

/** An effect within an action within a turn is enough to lose one's way. */
const NESTED = 3;

function isNested(seeing: Seeing): boolean {
  const { left, turn, seat } = view(seeing);
  return decides(seeing) && turn === seat && left.length >= NESTED;
}

function canActFreely(seeing: Seeing): boolean {
  return seeing.legal.some((move) => (FREE as readonly string[]).includes(move.kind));
}

export const lesson: Lesson = {
  prefix: "web-ivan-learn",
  loose: true,
  steps: [
    { id: "welcome", when: () => true },
    { id: "pad", when: () => true, part: "hand" },
    { id: "favour", when: () => true, things: () => ["track:favour"] },
    { id: "keep", when: (seeing) => asked(seeing, "keep"), until: (seeing) => done(seeing, "kept") > 0, part: "prompt" },
    { id: "muster", when: (seeing) => asked(seeing, "muster"), until: (seeing) => done(seeing, "mustered") > 1 },
    { id: "plan", when: (seeing) => asked(seeing, "plan"), until: (seeing) => done(seeing, "planned") > 0, things: chambers },
    { id: "assignment", when: (seeing) => asked(seeing, "plan", "stake"), things: assignments },
    { id: "stake", when: (seeing) => asked(seeing, "stake"), until: (seeing) => !asked(seeing, "stake"), part: "prompt" },
    { id: "plan-on", when: (seeing) => asked(seeing, "plan"), until: (seeing) => done(seeing, "planned") > 2, things: chambers },
    { id: "leave", when: (seeing) => asked(seeing, "leave"), things: chambers },
    { id: "importance", when: (seeing) => asked(seeing, "leave"), until: (seeing) => done(seeing, "left") > 0, things: crowded },
    { id: "seal", when: (seeing) => asked(seeing, "seal"), until: (seeing) => !asked(seeing, "seal"), part: "prompt" },
    { id: "income", when: (seeing) => asked(seeing, "cities", "name-cities", "harvest") },
    { id: "maneuvers", when: (seeing) => asked(seeing, "maneuver") },
    { id: "token", when: (seeing) => asked(seeing, "lay-token"), part: "prompt" },
    { id: "projects", when: (seeing) => asked(seeing, "projects") },
    { id: "exchange", when: (seeing) => asked(seeing, "market"), part: "prompt" },
    { id: "rewards", when: (seeing) => asked(seeing, "rewards") },
    { id: "left", when: isNested, things: () => ["part:agenda"] },
    { id: "free", when: canActFreely, things: () => ["part:free"] },
    { id: "enter", when: (seeing) => asked(seeing, "enter"), until: (seeing) => !asked(seeing, "enter"), things: cities },
    { id: "turn", when: (seeing) => asked(seeing, "end"), part: "prompt" },
    { id: "act-on", when: (seeing) => asked(seeing, "leave") && done(seeing, "left") > 0, things: chambers },
    { id: "regions", when: (seeing) => [...eventsOf(seeing.told)].some((event) => event.name === "reward-chosen"), things: () => ["region:0", "region:1", "region:2", "region:3"] },
    { id: "round", when: (seeing) => round(seeing, 2), part: "players" },
    { id: "tokens", when: (seeing) => round(seeing, 2), things: () => ["track:points"] },
    { id: "scoring", when: (seeing) => round(seeing, 3), part: "players" },
    { id: "last", when: (seeing) => round(seeing, 4) },
    { id: "end", when: (seeing) => view(seeing).over },
  ],
};
