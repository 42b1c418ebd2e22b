/** What a move on the map would bring: who would rule, what the tracks would count, what a fight risks. */

import { t } from "../../core/text.svelte.ts";
import { listed } from "../../table/desk.svelte.ts";
import type { Legal } from "../../wire.ts";
import { largestGroup, missingWords } from "./deeds.ts";
import { carry, firstToGo, groundOf, put, ruledBy, rulerOf, suppressed, take, withBuilding, withoutNeutral, withoutRebel, works, type Ground } from "./ground.ts";
import { lossChance } from "./odds.ts";
import { CHURCH, EMPTY, LEADER, MARKET, NOBODY, STRONGHOLD, TROOP, UNSEEN } from "./parts.ts";
import { pushed, wayOf } from "./picking.ts";
import { sideName, tells, type Sight } from "./table.ts";
import { pointsOf } from "./tracks.ts";

const RULE = 0;
const BUILD = 1;
const TRADE = 2;
const BORIS = "attack_bonus";
const FLAT = "flat_point_cost";
const FRIEND = "rebel_friend";

const mine = ({ view }: Sight): number => view.seat ?? 0;
/** The rival of a move that names one; in the solo game the Rebellion. */
const rivalOf = ({ view }: Sight, seat: number | undefined): number => seat ?? view.seats;

// --- what tracks would count

/** The row of a track that a value reaches, from 1; 0 for none. */
function rowOf({ figures }: Sight, track: number, value: number, regions: readonly number[]): number {
  return (figures.tracks[track] ?? []).filter((row) => value >= row.least && row.with.every((region) => regions.includes(region))).length;
}

/** How a count of a track changes, and what the marker would be worth then; nothing where it stays. */
function counted(sight: Sight, track: number, before: number, after: number, regions: readonly number[] = []): string[] {
  if (before === after) return [];
  const { view, seeing } = sight;
  const marker = view.tracks[mine(sight)]?.[track] ?? 0;
  const points = pointsOf(sight, track, Math.max(marker, rowOf(sight, track, after, regions)));
  return [t("web-rurik-would-count", { ...seeing.words.named("track", "track", track), before, after, points })];
}

/** Regions that change their ruler, and how many the player rules afterwards. */
export function ruleChanges(sight: Sight, before: Ground, after: Ground): string[] {
  const { seeing } = sight;
  const seat = mine(sight);
  const changed = before.regions.flatMap((region) => {
    const [from, to] = [rulerOf(before, region), rulerOf(after, region)];
    if (from === to) return [];
    const args = seeing.words.named("region", "region", region);
    if (to === seat) return [t("web-rurik-would-rule", args)];
    if (to !== NOBODY) return [t("web-rurik-would-rule-other", { ...args, side: sideName(sight, to) })];
    return [from === seat ? t("web-rurik-would-lose-rule", args) : t("web-rurik-would-end-rule", { ...args, side: sideName(sight, from) })];
  });
  const ruled = ruledBy(after, seat);
  return [...changed, ...counted(sight, RULE, ruledBy(before, seat).length, ruled.length, ruled)];
}

function changed(sight: Sight, change: (ground: Ground) => Ground): string[] {
  const before = groundOf(sight);
  return ruleChanges(sight, before, change(before));
}

// --- fights

/** Cards of the loss check in an attack on a side. */
export function checkSize(sight: Sight, victim: number, region: number): number {
  const ground = groundOf(sight);
  const seat = mine(sight);
  const boris = ground.leaderAt[seat] === region && ground.abilities[seat] === BORIS;
  const guarded = (rulerOf(ground, region) === victim ? 1 : 0) + (works(ground, victim, region, STRONGHOLD) ? 1 : 0);
  return Math.max(0, 1 - (sight.view.about.fewer ?? 0) + guarded - (boris ? 1 : 0));
}

const percent = (share: number): number => Math.round(share * 100);

function risk(sight: Sight, cards: number, deck = -1): string {
  return cards === 0 ? t("web-rurik-would-no-check") : t("web-rurik-would-check", { cards, percent: percent(lossChance(sight, cards, deck)) });
}

function strike(sight: Sight, region: number, victim: number): string[] {
  const { view, figures } = sight;
  const seat = mine(sight);
  const figure = firstToGo(groundOf(sight), victim, region);
  const space = view.war[seat] ?? 0;
  const boris = view.leader_at[seat] === region && figures.abilities[view.leaders[seat] ?? -1] === BORIS && (view.coins[victim] ?? 0) > 0;
  return [
    t("web-rurik-would-lose-figure", { side: sideName(sight, victim), ...sight.seeing.words.named("figure", "figure", figure) }),
    risk(sight, checkSize(sight, victim, region)),
    ...(space < figures.war.spaces ? [t("web-rurik-would-war", { before: space, after: space + 1 })] : []),
    ...(boris ? [t("web-rurik-would-steal")] : []),
    ...changed(sight, (ground) => take(ground, victim, figure, region)),
  ];
}

function rebel(sight: Sight, region: number): string[] {
  const { view, seeing } = sight;
  const which = view.rebels[region] ?? EMPTY;
  const seat = mine(sight);
  const friend = view.leader_at[seat] === region && sight.figures.abilities[view.leaders[seat] ?? -1] === FRIEND && (view.troop_supply[seat] ?? 0) > 0;
  const reward = which === UNSEEN || which === EMPTY ? "" : (seeing.words.named("rebel", "rebel", which)["rebel_what"] ?? "");
  return [
    reward ? t("web-rurik-would-gain", { things: reward }) : t("web-rurik-would-draw"),
    t("web-rurik-would-no-check"),
    ...changed(sight, (ground) => (friend ? put(withoutRebel(ground, region), seat, TROOP, region) : withoutRebel(ground, region))),
  ];
}

// --- tax and build

/** Points that a tax or a building costs in a region: Mstislav, then the ruler. */
export function pointsFor({ view, figures }: Sight, region: number): number {
  const seat = view.seat ?? 0;
  if (view.leader_at[seat] === region && figures.abilities[view.leaders[seat] ?? -1] === FLAT) return 1;
  return view.rulers[region] === seat ? 1 : 2;
}

const MARKET_GOOD = 1;
const MARKET_COIN = 2;

function tax(sight: Sight, region: number, bonus: number): string[] {
  const { view, figures, seeing } = sight;
  const seat = mine(sight);
  const good = view.yields[region] ?? 0;
  const count = bonus === MARKET_GOOD ? 2 : 1;
  const had = view.goods[seat]?.[good] ?? 0;
  const room = figures.boat[good] ?? 0;
  const [before, aboard] = [view.on_boat[seat] ?? 0, Math.min(room, had + count) - Math.min(room, had)];
  return [
    t("web-rurik-would-tax", { ...seeing.words.named("good", "good", good), count, coin: bonus === MARKET_COIN ? "yes" : "no", price: pointsFor(sight, region), left: view.tax_points - pointsFor(sight, region) }),
    ...(aboard < count ? [t("web-rurik-would-dock", { count: count - aboard })] : []),
    ...counted(sight, TRADE, before, before + aboard),
  ];
}

/** Whom a new church could drive out. */
function driven(sight: Sight, region: number): string[] {
  const { view } = sight;
  const seat = mine(sight);
  if (suppressed(groundOf(sight), seat, region)) return [];
  return [
    ...((view.rebels[region] ?? EMPTY) === EMPTY ? [] : [t("web-rurik-a-rebel")]),
    ...((view.neutrals[region] ?? 0) > 0 ? [t("web-rurik-a-neutral")] : []),
    ...sight.sides.filter((side) => side !== seat && (view.troops[side]?.[region] ?? 0) > 0).map((side) => t("web-rurik-a-troop-of", { side: sideName(sight, side) })),
  ];
}

function built(sight: Sight, kind: number, region: number): string[] {
  const { view } = sight;
  const seat = mine(sight);
  const before = groundOf(sight);
  const after = withBuilding(before, seat, kind, region);
  const group = (ground: Ground): number => largestGroup(ground.near, ground.regions.filter((one) => ground.buildings[one]?.includes(seat)));
  const targets = kind === CHURCH ? driven(sight, region) : [];
  const price = pointsFor(sight, region);
  return [
    t("web-rurik-would-build", { price, left: view.build_points - price }),
    ...(targets.length > 0 ? [t("web-rurik-would-drive-out", { who: listed(targets) })] : []),
    ...(kind === MARKET ? [t("web-rurik-would-market")] : []),
    ...(kind === STRONGHOLD ? [t("web-rurik-would-stronghold")] : []),
    ...ruleChanges(sight, before, after),
    ...counted(sight, BUILD, group(before), group(after)),
  ];
}

function driveOut(sight: Sight, change: (ground: Ground, region: number) => Ground): string[] {
  const region = sight.view.about.region ?? 0;
  const seat = mine(sight);
  return changed(sight, (ground) => ((sight.view.troop_supply[seat] ?? 0) > 0 ? put(change(ground, region), seat, TROOP, region) : change(ground, region)));
}

// --- other moves

function push(sight: Sight, move: Legal): string[] {
  const way = wayOf(move);
  const [side, figure] = pushed(way?.mover ?? 0);
  const target = move.args.at(-1) ?? 0;
  const from = sight.view.leader_at[mine(sight)] ?? 0;
  return [t("web-rurik-would-pay-pushed", { side: sideName(sight, side) }), ...changed(sight, (ground) => carry(ground, side, figure, from, target))];
}

function act(sight: Sight, action: number, row: number): string[] {
  const slots = sight.seeing.words.bundle.tables["strategy_slot"];
  const side = sight.figures.sides[sight.view.seats];
  const at = Array.isArray(slots) ? slots.findIndex((slot: Record<string, unknown>) => slot["side"] === side && slot["action"] === sight.seeing.words.word("action", action) && slot["row"] === row + 1) : -1;
  return at < 0 ? [] : tells(sight, "strategy_slot", at);
}

function deck(sight: Sight, which: number): string[] {
  const { view, seeing } = sight;
  const known = (view.known_tops?.[which] ?? []).filter((card) => card !== null).map((card) => seeing.words.name("scheme", card));
  return [
    ...(known.length > 0 ? [t("web-rurik-known-top", { cards: known.join(", ") })] : []),
    ...(view.ask === "check-deck" && view.about.cards !== undefined ? [risk(sight, view.about.cards, which)] : []),
  ];
}

function deed(sight: Sight, which: number): string[] {
  return [...tells(sight, "deed", which), t("web-rurik-would-score", { points: sight.figures.deeds[which]?.points ?? 0 })];
}

function picked(sight: Sight, which: number): string[] {
  const missing = missingWords(sight, which);
  return [...tells(sight, "deed", which), missing.length > 0 ? t("web-rurik-missing", { things: missing.join(", ") }) : t("web-rurik-can-do")];
}

function loss(sight: Sight, figure: number): string[] {
  return changed(sight, (ground) => take(ground, mine(sight), figure, sight.view.about.region ?? 0));
}

function priced(sight: Sight, scheme: number): string[] {
  const price = sight.figures.schemes[scheme]?.price ?? 0;
  const before = sight.view.coins[mine(sight)] ?? 0;
  return price > 0 ? [t("web-rurik-would-coins", { before, after: before - price })] : [];
}

/** What moves would bring, by their kinds. */
export const PREVIEWS: Readonly<Record<string, (sight: Sight, move: Legal) => string[]>> = {
  deploy: (sight, { args: [region = 0] }) => changed(sight, (ground) => put(ground, mine(sight), TROOP, region)),
  settle: (sight, { args: [region = 0] }) => changed(sight, (ground) => put(ground, mine(sight), LEADER, region)),
  rescue: (sight, { args: [region = 0] }) => changed(sight, (ground) => put(put(ground, mine(sight), LEADER, region), mine(sight), TROOP, region)),
  muster: (sight, { args: [figure = 0, region = 0] }) => changed(sight, (ground) => put(ground, mine(sight), figure, region)),
  levy: (sight) => changed(sight, (ground) => put(ground, mine(sight), TROOP, sight.view.leader_at[mine(sight)] ?? 0)),
  move: (sight, { args: [figure = 0, from = 0, to = 0] }) => changed(sight, (ground) => carry(ground, mine(sight), figure, from, to)),
  send: (sight, { args: [figure = 0, from = 0, to = 0] }) => changed(sight, (ground) => carry(ground, mine(sight), figure, from, to)),
  remove: (sight, { args: [figure = 0, region = 0] }) => changed(sight, (ground) => take(ground, mine(sight), figure, region)),
  demolish: (sight, { args: [kind = 0, region = 0] }) => changed(sight, (ground) => withBuilding(ground, NOBODY, kind, region)),
  lose: (sight, { args: [figure = 0] }) => loss(sight, figure),
  attack: (sight, { args: [region = 0, seat] }) => strike(sight, region, rivalOf(sight, seat)),
  "attack-rebellion": (sight, { args: [region = 0] }) => strike(sight, region, rivalOf(sight, undefined)),
  "attack-rebel": (sight, { args: [region = 0] }) => rebel(sight, region),
  "attack-neutral": (sight, { args: [region = 0] }) => [t("web-rurik-would-no-check"), ...changed(sight, (ground) => withoutNeutral(ground, region))],
  "drive-out": (sight, { args: [seat = 0] }) => driveOut(sight, (ground, region) => take(ground, seat, TROOP, region)),
  "drive-out-rebellion": (sight) => driveOut(sight, (ground, region) => take(ground, rivalOf(sight, undefined), TROOP, region)),
  "drive-out-rebel": (sight) => driveOut(sight, withoutRebel),
  "drive-out-neutral": (sight) => driveOut(sight, withoutNeutral),
  push,
  "push-rebellion": push,
  tax: (sight, { args: [region = 0, bonus = 0] }) => tax(sight, region, bonus),
  build: (sight, { args: [kind = 0, region = 0] }) => built(sight, kind, region),
  act: (sight, { args: [action = 0, row = 0] }) => act(sight, action, row),
  deck: (sight, { args: [which = 0] }) => deck(sight, which),
  deed: (sight, { args: [which = 0] }) => deed(sight, which),
  pick: (sight, { args: [which = 0] }) => picked(sight, which),
  scheme: (sight, { args: [card = 0] }) => [...tells(sight, "scheme", card), ...priced(sight, card)],
  convert: (sight, { args: [conversion = 0] }) => tells(sight, "conversion", conversion),
};
