/** Sentences about things and about what a move would bring. */

import { t, type Args } from "../../core/text.svelte.ts";
import { listed } from "../../table/desk.svelte.ts";
import type { Legal } from "../../wire.ts";
import { amount, amounts, type Step } from "./goods.ts";
import { chamberAsked, influenceAfter, mostImportant, regionAsked, tokenBetween } from "./forecast.ts";
import { COIN, EMPTY, NOBODY } from "./parts.ts";
import { does, record, tells, type Sight } from "./table.ts";

/** Where a record comes from, as far as a player should know. */
function provenance(sight: Sight, table: string, value: number): string {
  const row = record(sight, table, value);
  if (row["source"] === "reconstruction") return t("web-ivan-ours");
  const fields = (row["reconstructed"] ?? []) as string[];
  const figures = fields.filter((field) => !["name_ru", "name_en", "x", "y", "hex", "position"].includes(field));
  if (figures.length > 0) return t("web-ivan-partly-ours");
  return fields.includes("name_en") ? t("web-ivan-name-ours") : "";
}

/** A thing in words: its name, what it does, and what of it is ours. */
export function about(sight: Sight, table: string, value: number): string {
  const name = sight.seeing.words.name(table, value);
  return [name, ...tells(sight, table, value), provenance(sight, table, value)].filter(Boolean).join("\n");
}

/** The same as one sentence, for the prompt and for screen readers. */
export function aboutLine(sight: Sight, table: string, value: number): string {
  const lines = tells(sight, table, value);
  return `${sight.seeing.words.name(table, value)}: ${lines.join("; ")}.`;
}

function influence(sight: Sight, move: Legal): string[] {
  const seat = sight.view.seat;
  if (seat === null) return [];
  return influenceAfter(sight.figures, sight.view, seat, move.kind, move.args).map(({ region, before, after, place }) =>
    t("web-ivan-would-influence", { ...sight.seeing.words.named("region", "region", region), before, after, place }),
  );
}

function march(sight: Sight, move: Legal): string[] {
  const [, from = -1, to = -1] = move.args;
  const token = tokenBetween(sight.figures, sight.view, from, to);
  const taken = token === EMPTY ? [] : [t("web-ivan-would-take", { token: sight.seeing.words.name("trade_token", token), effect: tells(sight, "trade_token", token).join("; ") })];
  return [...influence(sight, move), ...taken];
}

function complete(sight: Sight, project: number): string[] {
  const { figures, view } = sight;
  const card = figures.projects[project];
  if (!card) return [];
  const points = view.vp[view.seat ?? -1] ?? 0;
  const price = amounts(card.cost, "acc");
  return [t("web-ivan-would-complete", { price, points: card.points, before: points, after: points + card.points, effect: does(sight, "project_type", card.type) })];
}

/** Who stands in a chamber with how many coins. */
export function standing(sight: Sight, chamber: number): string {
  const coins = sight.view.staked[chamber] ?? [];
  const told = coins.flatMap((count, seat) => (count === EMPTY ? [] : [t("web-ivan-boyar-coins", { seat: sight.seeing.names[seat] ?? "", coins: count })]));
  return told.length > 0 ? told.join(", ") : t("web-ivan-nobody");
}

/** What differs from round to round comes before what a chamber always does. */
function plan(sight: Sight, chamber: number): string[] {
  return [t("web-ivan-would-meet", { boyars: standing(sight, chamber) }), ...tells(sight, "assignment", sight.view.assignments[chamber] ?? 0), ...tells(sight, "chamber", chamber)];
}

function stake(sight: Sight, coins: number): string[] {
  const { view, seeing } = sight;
  const seat = view.seat ?? -1;
  const staked = (view.staked[chamberAsked(view)] ?? []).map((count, at) => (at === seat ? coins : count));
  const first = mostImportant(view, staked);
  return [first === seat ? t("web-ivan-would-lead") : t("web-ivan-would-trail", { seat: seeing.names[first] ?? "" })];
}

/** What being the most important one in a chamber brings: a seal, if there is room, a seal and its price. */
function sealing({ view, figures }: Sight, chamber: number): string {
  const seat = view.seat ?? -1;
  if ((view.seals[chamber] ?? NOBODY) !== NOBODY) return "lose";
  if ((view.seal_supply[seat] ?? 0) === 0) return "lack";
  return (view.goods[seat]?.[COIN] ?? 0) >= (figures.sealPrice[view.seats] ?? 0) ? "seal" : "poor";
}

function leave(sight: Sight, chamber: number): string[] {
  const { view, seeing } = sight;
  const staked = view.staked[chamber] ?? [];
  const first = mostImportant(view, staked);
  const coins = staked[view.seat ?? -1] ?? 0;
  const rank = first === view.seat ? t(`web-ivan-would-${sealing(sight, chamber)}`, { coins }) : t("web-ivan-would-return", { seat: seeing.names[first] ?? "", coins });
  return [rank, ...tells(sight, "assignment", view.assignments[chamber] ?? 0), ...tells(sight, "chamber", chamber).slice(0, 1)];
}

function seal(sight: Sight): string[] {
  const { view, figures } = sight;
  const chamber = chamberAsked(view);
  const price = figures.sealPrice[view.seats] ?? 0;
  return [...tells(sight, "chamber", chamber).slice(1), ...(price > 0 ? [t("web-ivan-costs", { price: amounts({ coin: price }) })] : [])];
}

function coins(sight: Sight, by: number): string[] {
  const before = sight.view.goods[sight.view.seat ?? -1]?.[COIN] ?? 0;
  return [t("web-ivan-would-coins", { before, after: before + by })];
}

/** The effect that is printed on a slot of the pad, in words; nothing on a blank one. */
function printed(sight: Sight, slot: number): string {
  const effect = (record(sight, "pad_slot", slot)["printed_effect"] ?? []) as Step[];
  return effect.length > 0 ? does(sight, "printed", slot) : "";
}

/** Printed effects that tokens on these slots cover. */
function covers(sight: Sight, slots: readonly number[]): string[] {
  const effects = slots.map((slot) => printed(sight, slot)).filter(Boolean);
  return effects.length > 0 ? [t("web-ivan-would-cover", { effects: listed(effects) })] : [];
}

/** The slots that a new order of the trade tokens empties and those that it fills, from 0. */
export function relaid({ view }: Sight, move: Legal): { from: number[]; to: number[] } {
  const wanted = [...String(move.args[0] ?? 0)].map((slot) => Number(slot) - 1);
  const held = (view.pads[view.seat ?? -1] ?? []).flatMap((token, slot) => (token === EMPTY ? [] : [slot]));
  return { from: held.filter((slot) => !wanted.includes(slot)), to: wanted.filter((slot) => !held.includes(slot)) };
}

function rearranged(sight: Sight, move: Legal): string[] {
  const { from, to } = relaid(sight, move);
  const open = from.map((slot) => printed(sight, slot)).filter(Boolean);
  return [...(open.length > 0 ? [t("web-ivan-would-uncover", { effects: listed(open) })] : []), ...covers(sight, to)];
}

/** What a reward of the region that is asked about does. */
export function rewardWords(sight: Sight, region: number, reward: number): string {
  return does(sight, "reward", sight.view.regions[region] ?? -1, reward);
}

/** With two players the one who is behind may choose what the leader gets. */
function reward(sight: Sight, move: Legal): string[] {
  const leader = sight.view.about.leader ?? NOBODY;
  if (leader !== NOBODY && leader !== sight.view.seat) return [t("web-ivan-would-reward-other", { seat: sight.seeing.names[leader] ?? "" })];
  return [rewardWords(sight, regionAsked(sight.view), move.args[0] ?? 0)];
}

const TOLD: Readonly<Record<string, (sight: Sight, move: Legal) => string[]>> = {
  muster: (sight, move) => [...tells(sight, "city", move.args[0] ?? 0), ...influence(sight, move)],
  place: influence,
  build: influence,
  enter: influence,
  move: march,
  harvest: (sight, move) => tells(sight, "city", move.args[0] ?? 0),
  again: (sight, move) => tells(sight, "city", move.args[0] ?? 0),
  keep: (sight, move) => tells(sight, "project", move.args[0] ?? 0),
  take: (sight, move) => tells(sight, "project", move.args[0] ?? 0),
  complete: (sight, move) => complete(sight, move.args[0] ?? 0),
  plan: (sight, move) => plan(sight, move.args[0] ?? 0),
  stake: (sight, move) => stake(sight, move.args[0] ?? 0),
  leave: (sight, move) => leave(sight, move.args[0] ?? 0),
  seal,
  quarry: (sight) => [t("web-ivan-costs", { price: amounts({ coin: sight.figures.stonePrice }) })],
  estate: (sight, move) => tells(sight, "estate", move.args[0] ?? 0),
  use: (sight, move) => tells(sight, "estate", move.args[0] ?? 0),
  title: (sight, move) => tells(sight, "title", move.args[0] ?? 0),
  resolve: (sight, move) => tells(sight, "trade_token", move.args[0] ?? 0),
  discard: (sight, move) => tells(sight, "trade_token", move.args[0] ?? 0),
  printed: (sight, move) => tells(sight, "pad_slot", move.args[0] ?? 0),
  lay: (sight, move) => covers(sight, [move.args[0] ?? 0]),
  spoils: (sight, move) => tells(sight, "spoils", move.args[0] ?? 0),
  reward,
  arrange: (sight, move) => rearranged(sight, move),
  sell: (sight) => coins(sight, sight.figures.localPrice),
  export: (sight) => coins(sight, sight.figures.foreignPrice),
};

/** A move in words; two units of one kind are counted. */
export function moveWords({ seeing }: Sight, move: Legal): string {
  const [one = -1, other = -1] = move.args;
  if (move.kind !== "sell" || one !== other) return seeing.words.move(move.move, seeing.names);
  return t("web-ivan-sell-two", { things: amount(seeing.words.word("resource", one), 2, "acc") });
}

/** A line as a sentence. */
function sentence(line: string): string {
  return `${line.slice(0, 1).toUpperCase()}${line.slice(1).replace(/\.$/, "")}.`;
}

/** What a move would bring. */
export function foretold(sight: Sight, move: Legal): string {
  const told = TOLD[move.kind]?.(sight, move) ?? [];
  return [moveWords(sight, move), ...told].map(sentence).join(" ");
}

/** Arguments with the forms of a city's name. */
export function naming(sight: Sight, domain: string, value: number): Args {
  return sight.seeing.words.named(domain, domain, value);
}
