/** The guided first game of Rurik: real rules, a fixed deal, one novice, and a word at the right moment. */

import { viewOf } from "../../board/view.ts";
import type { Lesson, Seeing } from "../../table/face.ts";
import { eventsOf } from "../../table/told.ts";
import type { RurikView } from "./view.ts";

const ADVISORS = 4;
const TROOPS = 3;
const TRACKS = 3;

const view = (seeing: Seeing): RurikView => viewOf(seeing);
const decides = (seeing: Seeing): boolean => seeing.legal.length > 0 || seeing.selection !== null;
const asked = (seeing: Seeing, ...asks: string[]): boolean => decides(seeing) && asks.includes(view(seeing).ask);

/** How often the learner has done something. */
function done(seeing: Seeing, ...events: string[]): number {
  return [...eventsOf(seeing.told)].filter((one) => events.includes(one.name) && one.args["seat"] === seeing.seat).length;
}

const placed = (seeing: Seeing): number => done(seeing, "placed", "bribed");

/** The places that the moves of the moment lead to, by the domain and place of a target. */
function targets(seeing: Seeing, kind: string, domain: string, at: number): string[] {
  return [...new Set(seeing.legal.flatMap((move) => (move.kind === kind ? [`${domain}:${move.args[at]}`] : [])))];
}

/** Regions where the learner has somebody. */
function occupied(seeing: Seeing): string[] {
  const { troops, leader_at: leaders, regions } = view(seeing);
  const seat = seeing.seat ?? 0;
  return regions.filter((region) => (troops[seat]?.[region] ?? 0) > 0 || leaders[seat] === region).map((region) => `region:${region}`);
}

const tracks = (): string[] => Array.from({ length: TRACKS }, (_, track) => `track:${track}`);

/** Points of tax or build that wait to be spent. */
function mayWork(seeing: Seeing): boolean {
  const { tax_points: tax, build_points: build } = view(seeing);
  return asked(seeing, "act", "end") && tax + build > 0;
}

function mayDoMore(seeing: Seeing): boolean {
  return asked(seeing, "act", "end") && seeing.legal.some((move) => ["scheme", "deed", "convert"].includes(move.kind));
}

export const lesson: Lesson = {
  prefix: "web-rurik-learn",
  loose: true,
  steps: [
    { id: "welcome", when: () => true },
    { id: "leader", when: (seeing) => asked(seeing, "leader"), until: (seeing) => done(seeing, "led") > 0, part: "prompt" },
    { id: "agenda", when: (seeing) => asked(seeing, "agenda"), until: (seeing) => done(seeing, "agenda-kept") > 0, part: "prompt" },
    { id: "deploy", when: (seeing) => asked(seeing, "deploy"), until: (seeing) => done(seeing, "deployed") >= TROOPS },
    { id: "settle", when: (seeing) => asked(seeing, "settle"), until: (seeing) => done(seeing, "settled") > 0, things: occupied },
    { id: "rule", when: (seeing) => asked(seeing, "place"), things: occupied },
    { id: "place", when: (seeing) => asked(seeing, "place"), until: (seeing) => placed(seeing) > 0, things: (seeing) => targets(seeing, "place", "action", 1) },
    { id: "bribe", when: (seeing) => asked(seeing, "place") && placed(seeing) > 0, until: (seeing) => placed(seeing) >= ADVISORS, part: "prompt" },
    { id: "act", when: (seeing) => asked(seeing, "act"), until: (seeing) => done(seeing, "taken-back") > 0, things: (seeing) => targets(seeing, "act", "action", 0) },
    { id: "muster", when: (seeing) => asked(seeing, "muster") },
    { id: "move", when: (seeing) => asked(seeing, "move") },
    { id: "attack", when: (seeing) => asked(seeing, "attack") },
    { id: "work", when: mayWork, part: "prompt" },
    { id: "schemes", when: (seeing) => asked(seeing, "look-deck", "keep-scheme"), part: "prompt" },
    { id: "more", when: mayDoMore, part: "prompt" },
    { id: "claim", when: (seeing) => [...eventsOf(seeing.told)].some((event) => event.name === "claim-begins"), things: tracks },
    { id: "deed", when: (seeing) => asked(seeing, "pick-deed") && view(seeing).phase === "claim", until: (seeing) => done(seeing, "deed-taken") > 0, part: "prompt" },
    { id: "round", when: (seeing) => view(seeing).round > 1 && decides(seeing), part: "players" },
  ],
};
