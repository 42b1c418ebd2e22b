/** The log of Smuta: years and seasons as headings, what changes the realm in bold, what is drawn at once in one line. */

import { logWith, type Teller } from "../../board/log.ts";
import { t } from "../../core/text.svelte.ts";
import type { GameWords } from "../../core/words.ts";
import { listed } from "../../table/desk.svelte.ts";
import type { Line } from "../../table/face.ts";
import { eventsOf } from "../../table/told.ts";
import type { Event } from "../../wire.ts";
import { pointsAfter } from "./curves.ts";
import { figuresOf } from "./figures.ts";

const SEASON = "season-begins";
const HEADINGS: readonly string[] = ["year-begins", SEASON];

const told = logWith({
  headings: HEADINGS,
  loud: ["won", "proclaimed", "throne-vacant", "captured", "pretends", "victory", "died", "attacked", "peace-made", "came-over"],
  silent: ["pick-seen", "stolen-seen", "nobody-played"],
  together: ["card-drawn", "card-seen"],
  sum: drawn,
});

/** How things stand at the end of a season, before the heading that comes next: of the year, or of another season. */
export const lines: Teller = (events, words, names, before) => {
  const heard = events.filter((event, at) => !isNamedNext(event, events[at + 1]));
  const next = heard.findIndex(({ name }) => HEADINGS.includes(name));
  const past = next < 0 || !before ? [] : [...eventsOf(before()), ...heard.slice(0, next)];
  if (past.findLast(({ name }) => HEADINGS.includes(name))?.name !== SEASON) return told(heard, words, names);
  const points = pointsAfter(past, names.length, figuresOf(words.bundle));
  const list = names.map((name, seat) => `${name} ${points[seat] ?? 0}`).join(", ");
  const stands: Line = { text: t("web-smuta-log-stands", { list }), rule: "", things: [], tone: "plain" };
  return [...told(heard.slice(0, next), words, names), stands, ...told(heard.slice(next), words, names)];
};

/** Whether the next event says which card was drawn. */
function isNamedNext(event: Event, next: Event | undefined): boolean {
  return event.name === "card-drawn" && next?.name === "card-seen" && next.args["seat"] === event.args["seat"];
}

function drawn(run: readonly Event[], words: GameWords, names: readonly string[]): Line {
  const [first] = run as [Event];
  const seat = names[Number(first.args["seat"])] ?? "";
  const seen = run.filter(({ name }) => name === "card-seen");
  const cards = listed(seen.map(({ args }) => t("web-smuta-hand-named", { card: words.name("card_kind", Number(args["card"])) })));
  return { text: t(`web-smuta-log-${first.name}`, { seat, count: run.length, cards }), rule: first.rule, things: [], tone: "plain" };
}
