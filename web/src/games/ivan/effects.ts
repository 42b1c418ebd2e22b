/** Effects, prices, scores and rewards in words, put together from the tables of the content as the terminal does it. */

import type { Row } from "../../board/content.ts";
import { speech, t, type Args } from "../../core/text.svelte.ts";

export type Goods = Readonly<Record<string, number>>;
export type Step = Readonly<Record<string, unknown>>;
type Between = "and" | "comma" | "or" | "then";

const say = (key: string, args: Args | null = null): string => t(`ivan-${key}`, args);

export class EffectWords {
  readonly #tables: Readonly<Record<string, unknown>>;

  constructor(tables: Readonly<Record<string, unknown>>) {
    this.#tables = tables;
  }

  /** What a component of a table does, a line for each thing; nothing for one that does nothing. */
  lines(table: string, row: Row): string[] {
    return (LINES[table]?.(this, row) ?? []).map((line) => line.slice(0, 1).toUpperCase() + line.slice(1));
  }

  /** A price and what it buys; nothing is said of a price of nothing. */
  paid(cost: Goods, steps: readonly Step[]): string {
    const effect = this.effect(steps);
    return Object.keys(cost).length > 0 ? say("line-price", { price: this.amounts(cost, "acc"), effect }) : effect;
  }

  /** Steps that are done one after the other. */
  effect(steps: readonly Step[]): string {
    return join(steps.map((step) => this.step(step)), "then", "then");
  }

  /** Steps that are done in any order. */
  bag(steps: readonly Step[]): string {
    return join(steps.map((step) => this.step(step)), "comma", "and");
  }

  /** One step of an effect. */
  step(step: Step): string {
    const [key, value] = Object.entries(step)[0] ?? ["", 0];
    return say(`effect-${key}`, this.#figures(key, value));
  }

  #figures(key: string, value: unknown): Args {
    if (key === "gain") return { things: this.amounts(value as Goods, "acc") };
    if (key === "exchange") {
      const { give, get, times } = value as { give: number; get: number; times: number };
      return { give: this.amount("any", give, "acc"), get: this.amount("any", get, "acc"), times };
    }
    if (key === "choose") {
      const { times, of } = value as { times: number; of: Step[] };
      return { times, steps: join(of.map((one) => this.step(one)), "comma", "or") };
    }
    return { n: value as number };
  }

  /** What a title is worth. */
  score(score: Row): string {
    const places = score["table"] as number[] | undefined;
    if (places) {
      const paid = places.map((points, at) => ({ place: at + 1, points })).filter((one) => one.points > 0);
      const told = paid.map((one) => say("score-place", { place: one.place, points: this.amount("vp", one.points) }));
      return say("score-favour_rank", { places: join(told, "comma", "comma") });
    }
    const points = this.amount("vp", score["vp"] as number);
    const every = (score["every"] ?? 1) as number;
    const threshold = (score["threshold"] ?? 0) as number;
    return say(`score-${String(score["count"])}`, { points, every, threshold });
  }

  /** Several goods with their numbers, in one case. */
  amounts(goods: Goods, form = ""): string {
    return join(Object.entries(goods).map(([kind, number]) => this.amount(kind, number, form)), "comma", "and");
  }

  amount(kind: string, number: number, form = ""): string {
    const forms = speech.forms("it", `ivan-amount-${kind}`, { n: number });
    return forms[`it_${form}`] ?? forms["it"] ?? "";
  }

  name(table: string, id: unknown): string {
    return String(this.find(table, id)[`name_${speech.language}`] ?? id);
  }

  /** The record of a table with an id. */
  find(table: string, id: unknown): Row {
    return this.rows(table).find((row) => row["id"] === id) ?? {};
  }

  rows(table: string): readonly Row[] {
    const found = this.#tables[table];
    return Array.isArray(found) ? (found as Row[]) : [];
  }

  /** A single figure of the table `rules`. */
  rule(name: string): number {
    return Number((this.#tables["rules"] as Row | undefined)?.[name] ?? 0);
  }
}

/** Parts in a row, with one word between them and another before the last. */
function join(parts: readonly string[], between: Between, beforeLast: Between): string {
  if (parts.length === 0) return say("amount-nothing");
  return parts.reduce((first, last, at) => say(`join-${at === parts.length - 1 ? beforeLast : between}`, { first, last }));
}

type Telling = (words: EffectWords, row: Row) => string[];

const steps = (row: Row, field: string): Step[] => (row[field] ?? []) as Step[];
const colour = (row: Row): string => say(`colour-${String(row["color"])}`);
const priced: Telling = (words, row) => [words.paid((row["cost"] ?? {}) as Goods, steps(row, "effect"))];
const plain: Telling = (words, row) => [words.effect(steps(row, "effect"))];

const LINES: Readonly<Record<string, Telling>> = {
  estate: priced,
  pad_action: priced,
  project_type: plain,
  spoils: plain,
  trade_token: plain,
  project: (words, row) => {
    const points = { gain: { vp: row["vp"] } };
    return [words.paid(row["cost"] as Goods, [points, ...steps(words.find("project_type", row["type"]), "effect")])];
  },
  title: (words, row) => {
    const scoring = words.rows("round").filter((round) => round["scoring"] === true).map((round) => String(round["number"]));
    const rounds = join(scoring, "comma", "and");
    return [say("line-title", { score: words.score(row["score"] as Row), count: scoring.length, rounds })];
  },
  pad_slot: (words, row) => {
    const printed = steps(row, "printed_effect");
    return [printed.length > 0 ? say("line-printed", { effect: words.effect(printed) }) : say("line-blank")];
  },
  favour_token: (words, row) => [say("line-favour", { space: Number(row["vp_space"]), effect: words.effect(steps(row, "effect")) })],
  region_token: (words, row) => {
    const [one = [], other = []] = row["rewards"] as Step[][];
    return [
      say("line-reward-one", { effect: words.effect(one) }),
      say("line-reward-other", { effect: words.effect(other) }),
      say("line-lead", { lead: Number(row["vp_number"]) }),
    ];
  },
  chamber: (words, row) => ["regular", "bonus"].map((part) => say(`line-${part}`, { effect: words.bag(steps(row, part)) })),
  assignment: (words, row) => {
    const target = String(row["target"]);
    const extras = ["regular", "bonus"].filter((part) => steps(row, `${part}_extra`).length > 0);
    return [
      say(`line-target-${target}`, target === "color" ? { colour: colour(row) } : null),
      ...extras.map((part) => say(`line-extra-${part}`, { effect: words.effect(steps(row, `${part}_extra`)) })),
    ];
  },
  city: (words, row) => {
    const income = row["income"] as Goods;
    const dear = "stone" in income ? [say("line-stone", { price: words.amount("coin", words.rule("stone_income_coin_cost"), "acc") })] : [];
    return [say("line-city", { region: words.name("region", row["region"]), colour: colour(row), income: words.amounts(income) }), ...dear];
  },
  waterway: (words, row) => {
    const key = row["trade_slot"] === true ? "line-waterway-slot" : "line-waterway";
    return [say(key, { first: words.name("city", row["a"]), last: words.name("city", row["b"]) })];
  },
};
