/** The log of Tsar: votes in one line, goals with what they brought, the palace at the end of a round, rounds as headings. */

import { logWith, type Teller } from "../../board/log.ts";
import { t } from "../../core/text.svelte.ts";
import type { GameWords } from "../../core/words.ts";
import type { Line } from "../../table/face.ts";
import { eventsOf } from "../../table/told.ts";
import type { Event } from "../../wire.ts";
import { THRONE } from "./palace.ts";
import { AGAINST, OUT } from "./parts.ts";
import { storyOf } from "./story.ts";

const told = logWith(
  {
    headings: ["round-begins"],
    loud: ["candidate", "elected", "banished", "won", "won-by-favourites", "won-together"],
    /** The strip of players shows who has laid a vote, and a goal is told with its points. */
    silent: ["laid", "first-player", "scored", "zero-rewarded"],
    together: ["voted"],
    sum: voteLine,
    own: { raised, "goal-shown": goal, won: (_, event, __, names) => t("tsar-told-won", { seat: nameOf(event, names) }) },
  },
  (first, event) => event.name === first.name,
);

/** When the goals are turned up, the palace is told first: the next round clears it. */
export const lines: Teller = (events, words, names, before) => {
  const shown = events.findIndex((event) => event.name === "goal-shown");
  if (shown < 0 || !before) return told(events, words, names);
  const ended = storyOf([...eventsOf(before()), ...events.slice(0, shown)], words.bundle.domains["courtier"]?.length ?? 0);
  const palace: Line = { text: palaceAt(ended.floors, ended.round, words), rule: events[shown]?.rule ?? "", things: [], tone: "plain" };
  return [...told(events.slice(0, shown), words, names), palace, ...told(events.slice(shown), words, names)];
};

function nameOf(event: Event, names: readonly string[]): string {
  return names[Number(event.args["seat"])] ?? "";
}

/** A courtier goes up by one floor: from where to where. */
function raised(_: readonly Event[], event: Event, words: GameWords, names: readonly string[]): string {
  const floor = Number(event.args["floor"]);
  return t("tsar-told-raised", {
    seat: nameOf(event, names),
    ...words.named("courtier", "courtier", Number(event.args["courtier"])),
    ...words.named("before", "floor", floor - 1),
    ...words.named("floor", "floor", floor),
  });
}

/** A goal with what it brought, and what its seat has by now. */
function goal(events: readonly Event[], event: Event, words: GameWords, names: readonly string[]): string {
  const own = events.filter((one) => one.args["seat"] === event.args["seat"]);
  const scored = own.find((one) => one.name === "scored");
  if (!scored) return words.event(event, names);
  const key = own.some((one) => one.name === "zero-rewarded") ? "tsar-told-goal-zero" : "tsar-told-goal";
  const favourites = words.thing("goal", "goal", Number(event.args["goal"]), names)["goal_list"] ?? "";
  return t(key, { seat: nameOf(event, names), goal: favourites, points: Number(scored.args["points"]), total: Number(scored.args["total"]) });
}

/** Who stands where, from the throne down, and who was banished. */
function palaceAt(floors: readonly number[], round: number, words: GameWords): string {
  const at = (level: number): string => floors.flatMap((floor, courtier) => (floor === level ? [words.name("courtier", courtier)] : [])).join(", ");
  const levels = Array.from({ length: THRONE + 1 }, (_, level) => THRONE - level).filter((level) => at(level) !== "");
  const stand = levels.map((level) => t("tsar-told-floor", { floor: words.name("floor", level), courtiers: at(level) }));
  const gone = at(OUT) === "" ? [] : [t("tsar-told-banished", { courtiers: at(OUT) })];
  return t("tsar-told-palace", { round, floors: [...stand, ...gone].join("; ") });
}

function voteLine(votes: readonly Event[], _: GameWords, names: readonly string[]): Line {
  const spoken = votes.map((vote) => {
    const ballot = t(vote.args["ballot"] === AGAINST ? "tsar-ballot-against" : "tsar-ballot-for");
    return t("web-tsar-voted", { seat: names[Number(vote.args["seat"])] ?? "", ballot });
  });
  return { text: t("web-tsar-votes", { votes: spoken.join(", ") }), rule: votes[0]?.rule ?? "", things: [], tone: "plain" };
}
