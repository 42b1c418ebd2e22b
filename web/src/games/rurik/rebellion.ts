/** The Rebellion as its panel tells it: its mat, its card, its advisors, and what it has done this round, turn by turn. */

import { rows, type Row } from "../../board/content.ts";
import { t } from "../../core/text.svelte.ts";
import type { Line } from "../../table/face.ts";
import { plainLine } from "../../table/lines.ts";
import { eventsOf } from "../../table/told.ts";
import type { Entry, Event } from "../../wire.ts";
import type { Effect } from "./figures.ts";
import type { Standing } from "./landing.ts";
import { ACTIONS, IN_HAND } from "./parts.ts";
import { scoreOf } from "./score.ts";
import { slotWords, spacesOn } from "./strategy.ts";
import type { Sight } from "./table.ts";

const COLUMNS = ["attack_move", "build", "tax"] as const;

export interface Cell {
  /** The action that it strengthens, as a word. */
  action: string;
  effect: Effect;
  locked: boolean;
  told: string;
}

/** The bonuses of the mat by priority, each from the top down. */
export function matOf({ view, seeing }: Sight): Cell[][] {
  const rebellion = view.rebellion;
  if (!rebellion) return [];
  const mat = rows(seeing.words.bundle, "mat")[rebellion.mat] ?? {};
  const told = seeing.words.about("mat", rebellion.mat);
  let at = 0;
  return COLUMNS.map((column) =>
    ((mat[column] ?? []) as Row[]).map((cell) => {
      const locked = rebellion.cells[at] === 1;
      const bonus = told[at] ?? "";
      at += 1;
      return { action: String(cell["trigger"]), effect: (cell["effect"] ?? {}) as Effect, locked, told: t(locked ? "web-rurik-rebellion-cell-locked" : "web-rurik-rebellion-cell-open", { bonus }) };
    }),
  );
}

export function difficultyOf({ view, seeing }: Sight): number {
  return Number(rows(seeing.words.bundle, "mat")[view.rebellion?.mat ?? 0]?.["difficulty"] ?? 1);
}

/** The regions in the order of the card on top. */
export function orderOf({ view, seeing }: Sight): number[] {
  const card = rows(seeing.words.bundle, "rebellion_card")[view.rebellion?.cards.at(-1) ?? -1];
  return ((card?.["region_order"] ?? []) as string[]).map((region) => seeing.words.value("region", region));
}

export interface Coming extends Standing {
  action: number;
  row: number;
}

/** Its advisors on the banners in the order of their turns: small numbers first, of equal ones the one further left. */
export function comingOf(sight: Sight): Coming[] {
  const side = sight.view.seats;
  const standing = ACTIONS.flatMap((_, action) => spacesOn(sight, action).flatMap((one, row) => (one?.side === side ? [{ ...one, action, row }] : [])));
  return standing.toSorted((a, b) => (sight.figures.advisors[a.advisor] ?? 0) - (sight.figures.advisors[b.advisor] ?? 0) || a.action - b.action);
}

/** The same in words: the number of each, and with what it will act. */
export function comingWords(sight: Sight): string[] {
  return comingOf(sight).map((one) => `${sight.figures.advisors[one.advisor]}: ${slotWords(sight, sight.banners[one.action]?.[one.row])}`);
}

/** Printed numbers of its advisors who are still in its hand. */
export function inHandOf({ view, figures }: Sight): number[] {
  return (view.advisors[view.seats] ?? []).flatMap((where, advisor) => (where === IN_HAND ? [figures.advisors[advisor] ?? 0] : []));
}

export interface Turn {
  title: string;
  steps: Line[];
}

const PLACING = ["row-passed", "row-read"];
const ITS_CLAIMS = ["new-priority", "behind", "uncovers", "nothing-covered"];

/** Collects the turns of the Rebellion from the events of a round. */
class Teller {
  readonly turns: { title: string; events: Event[] }[] = [];
  #open: "" | "place" | "act" | "claim" = "";

  constructor(readonly sight: Sight) {}

  hear(event: Event): void {
    const own = Number(event.args["seat"]) === this.sight.view.seats;
    if (event.name === "card-on-top") this.#begin("act", event);
    else if (PLACING.includes(event.name) && this.#open !== "place") this.#begin("place", event);
    else if (event.name === "claim-begins") this.#begin("claim");
    else if (event.name === "taken-back" && !own) this.#open = "";
    else if (this.#open === "claim" ? own || ITS_CLAIMS.includes(event.name) : this.#open !== "") this.turns.at(-1)?.events.push(event);
    if (this.#open === "place" && own && ["placed", "bribed"].includes(event.name)) this.#end("places", event);
    if (this.#open === "act" && own && event.name === "taken-back") this.#name("acts", event);
  }

  #begin(what: "place" | "act" | "claim", ...events: Event[]): void {
    this.#open = what;
    this.turns.push({ title: what === "claim" ? t("web-rurik-rebellion-claims") : "", events });
  }

  #end(key: string, event: Event): void {
    this.#name(key, event);
    this.#open = "";
  }

  #name(key: string, { args }: Event): void {
    const turn = this.turns.at(-1);
    const { figures, seeing } = this.sight;
    if (turn) turn.title = t(`web-rurik-rebellion-${key}`, { number: figures.advisors[Number(args["advisor"])] ?? 0, action: seeing.words.name("action", Number(args["action"])) });
  }
}

/** What the Rebellion has done since the round began, or in some entries. */
export function turnsOf(sight: Sight, told: readonly Entry[] = sight.seeing.told): Turn[] {
  const { words, names } = sight.seeing;
  const teller = new Teller(sight);
  const events = [...eventsOf(told)];
  for (const event of events.slice(events.findLastIndex(({ name }) => name === "round-begins") + 1)) teller.hear(event);
  return teller.turns.filter((turn) => turn.events.length > 0).map((turn) => ({ title: turn.title, steps: turn.events.map((event) => plainLine(event, words, names)) }));
}

/** Everything that its panel shows, in sentences. */
export function rebellionWords(sight: Sight): string[] {
  const { view, seeing } = sight;
  const hand = view.phase === "strategy" ? inHandOf(sight) : [];
  const coming = comingWords(sight);
  const order = orderOf(sight).map((region) => seeing.words.name("region", region));
  return [
    t("web-rurik-rebellion-difficulty", { mat: t("web-rurik-rebellion-mat", { difficulty: difficultyOf(sight) }) }),
    t("web-rurik-rebellion-points", { count: scoreOf(sight, view.seats) }),
    `${t("web-rurik-rebellion-priority")} ${seeing.words.name("priority", view.rebellion?.priority ?? 0)}`,
    ...matOf(sight).map((cells) => cells.map((cell) => cell.told).join("; ")),
    `${t("web-rurik-rebellion-order")}: ${order.join(", ")}`,
    ...(coming.length > 0 ? [`${t("web-rurik-rebellion-next")}: ${coming.join("; ")}`] : []),
    ...(hand.length > 0 ? [t("web-rurik-rebellion-hand", { numbers: hand.join(", ") })] : []),
    ...(turnsOf(sight).at(-1)?.steps ?? []).map((step) => step.text),
  ];
}
