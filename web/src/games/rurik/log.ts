/** The log of Rurik: rounds and claims as headings; cards of one check, incomes and neutral troops in one line each. */

import { logWith, type Teller } from "../../board/log.ts";
import { t } from "../../core/text.svelte.ts";
import type { GameWords } from "../../core/words.ts";
import type { Line } from "../../table/face.ts";
import { eventsOf } from "../../table/told.ts";
import type { Event } from "../../wire.ts";
import { pointsAfter } from "./curves.ts";
import { figuresOf } from "./figures.ts";

/** Events of everybody that are told together. */
const SHARED = ["income", "card-turned", "neutral-laid"];

const told = logWith(
  {
    headings: ["round-begins", "claim-begins"],
    loud: ["deed-done", "claimed", "won", "built", "attacked", "rebel-defeated", "agenda-scored"],
    silent: ["rebel-laid", "good-laid", "deed-opened"],
    together: [...SHARED, "looked-at"],
    sum: summed,
  },
  (first, event) => event.name === first.name && (SHARED.includes(event.name) || event.args["seat"] === first.args["seat"]),
);

/** Before a round begins, how things stand at the end of the one before it. */
export const lines: Teller = (events, words, names, before) => {
  const next = events.findIndex((event) => event.name === "round-begins" && Number(event.args["round"]) > 1);
  if (next < 0 || !before) return told(events, words, names);
  const points = pointsAfter([...eventsOf(before()), ...events.slice(0, next)], names.length, figuresOf(words.bundle));
  const list = names.map((name, seat) => t("web-rurik-has", { side: name, count: points[seat] ?? 0 })).join(", ");
  const stands: Line = { text: t("web-rurik-log-stands", { round: Number(events[next]?.args["round"]) - 1, list }), rule: "", things: [], tone: "plain" };
  return [...told(events.slice(0, next), words, names), stands, ...told(events.slice(next), words, names)];
};

/** What one event of a run says in the line for all of them. */
function part({ name, args }: Event, words: GameWords, names: readonly string[]): string {
  if (name === "income") return t("web-rurik-has", { side: String(words.taker("it", Number(args["seat"]), names)["it"]), count: Number(args["coins"]) });
  if (name === "neutral-laid") return words.name("region", Number(args["region"]));
  return words.name("scheme", Number(args["scheme"]));
}

function summed(run: readonly Event[], words: GameWords, names: readonly string[]): Line {
  const [first] = run as [Event];
  const list = run.map((event) => part(event, words, names)).join(", ");
  const things = first.name === "neutral-laid" ? run.map(({ args }) => `region:${args["region"]}`) : [];
  return { text: t(`web-rurik-log-${first.name}`, { seat: names[Number(first.args["seat"])] ?? "", list }), rule: first.rule, things, tone: "plain" };
}
