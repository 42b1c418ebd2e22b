/** The log of Ivan the Terrible: rounds as headings, what is gained or paid at once in one line. */

import { t } from "../../core/text.svelte.ts";
import type { GameWords } from "../../core/words.ts";
import type { Line } from "../../table/face.ts";
import { plainLine } from "../../table/lines.ts";
import type { Event } from "../../wire.ts";
import { figuresOf } from "./figures.ts";

const HEADINGS = new Set(["round-begins", "scoring-begins"]);
const LOUD = new Set(["completed", "sealed", "region-led", "won", "favour-token", "title-scored"]);
/** What the board shows at a glance. */
const SILENT = new Set(["turn-begins", "assigned", "region-laid", "spoils-laid", "trade-laid", "title-opened", "estate-opened", "project-opened"]);
const SUMMED = ["gained", "paid"];

export function lines(events: readonly Event[], words: GameWords, names: readonly string[]): Line[] {
  const told: Line[] = [];
  for (let at = 0; at < events.length; at += 1) {
    const event = events[at] as Event;
    if (SILENT.has(event.name)) continue;
    if (SUMMED.includes(event.name)) {
      const run = following(events, at);
      told.push(summed(run, words, names));
      at += run.length - 1;
      continue;
    }
    const line = plainLine(event, words, names);
    told.push(HEADINGS.has(event.name) ? { ...line, tone: "heading" } : LOUD.has(event.name) ? { ...line, tone: "loud" } : line);
  }
  return told;
}

/** Events like the one at a place that follow it without anything between. */
function following(events: readonly Event[], at: number): Event[] {
  const first = events[at] as Event;
  const end = events.findIndex((event, index) => index > at && (event.name !== first.name || event.args["seat"] !== first.args["seat"]));
  return events.slice(at, end < 0 ? events.length : end);
}

function summed(run: readonly Event[], words: GameWords, names: readonly string[]): Line {
  const [first] = run as [Event];
  const goods: Record<string, number> = {};
  for (const { args } of run) {
    const kind = words.word("resource", Number(args["resource"]));
    goods[kind] = (goods[kind] ?? 0) + Number(args["count"]);
  }
  const things = figuresOf(words.bundle).words.amounts(goods, "acc");
  return { text: t(`web-ivan-log-${first.name}`, { seat: names[Number(first.args["seat"])] ?? "", things }), rule: first.rule, things: [], tone: "plain" };
}
