/** The log of Ivan the Terrible: rounds as headings, what is gained or paid at once in one line. */

import { logWith, type Teller } from "../../board/log.ts";
import { t } from "../../core/text.svelte.ts";
import type { GameWords } from "../../core/words.ts";
import type { Line } from "../../table/face.ts";
import { eventsOf } from "../../table/told.ts";
import type { Event } from "../../wire.ts";
import { pointsAfter } from "./curves.ts";
import { amounts } from "./goods.ts";

const told = logWith({
  headings: ["round-begins", "scoring-begins"],
  loud: ["completed", "sealed", "region-led", "won", "favour-token", "title-scored"],
  silent: ["turn-begins", "assigned", "region-laid", "spoils-laid", "trade-laid", "title-opened", "estate-opened", "project-opened"],
  together: ["gained", "paid"],
  sum: summed,
});

/** Before a round begins, how things stand at the end of the one before it. */
export const lines: Teller = (events, words, names, before) => {
  const next = events.findIndex((event) => event.name === "round-begins" && Number(event.args["round"]) > 1);
  if (next < 0 || !before) return told(events, words, names);
  const all = [...eventsOf(before()), ...events.slice(0, next)];
  const round = Number(events[next]?.args["round"]) - 1;
  const stands: Line = { text: t("web-ivan-log-stands", { round, list: standings(all, names) }), rule: "", things: [], tone: "plain" };
  return [...told(events.slice(0, next), words, names), stands, ...told(events.slice(next), words, names)];
};

function standings(events: readonly Event[], names: readonly string[]): string {
  const points = pointsAfter(events, names.length);
  const count = (name: string, seat: number): number => events.filter((event) => event.name === name && event.args["seat"] === seat).length;
  return names.map((name, seat) => t("web-ivan-log-stands-one", { seat: name, points: points[seat] ?? 0, buildings: count("built", seat), projects: count("completed", seat) })).join("; ");
}

function summed(run: readonly Event[], words: GameWords, names: readonly string[]): Line {
  const [first] = run as [Event];
  const goods: Record<string, number> = {};
  for (const { args } of run) {
    const kind = words.word("resource", Number(args["resource"]));
    goods[kind] = (goods[kind] ?? 0) + Number(args["count"]);
  }
  const things = amounts(goods, "acc");
  return { text: t(`web-ivan-log-${first.name}`, { seat: names[Number(first.args["seat"])] ?? "", things }), rule: first.rule, things: [], tone: "plain" };
}
