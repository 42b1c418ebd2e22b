/** The Rebellion acts step by step: where the board stops, and what it shows there. */

import type { Steps } from "../../table/face.ts";
import type { Entry, Event } from "../../wire.ts";
import { ADVISORS, EMPTY } from "./parts.ts";
import type { RurikView } from "./view.ts";

/** Where the Rebellion begins to act. */
const BEGINS: readonly string[] = ["row-passed", "row-read", "card-on-top"];
/** What changes the board; reasons are told together with what follows from them. */
const DONE: readonly string[] = [
  "placed",
  "bribed",
  "taken-back",
  "mustered",
  "marched",
  "attacked",
  "neutral-removed",
  "rebel-defeated",
  "figure-lost",
  "loss",
  "built",
  "troop-converted",
  "rebel-converted",
  "neutral-converted",
  "taxed",
  "uncovers",
  "returns",
  "idle",
];
/** What changes a banner. */
const ADVISED: readonly string[] = ["placed", "bribed", "taken-back"];
/** What is listed by side: a person's own things have changed before the Rebellion acts. */
const OWN = ["coins", "goods", "on_boat", "troop_supply", "building_supply", "defeated", "converted", "used", "hand_sizes", "deeds", "deeds_done"] as const;
/** What is listed by region. */
const LAND = ["rulers", "strengths", "others_strength", "buildings", "stocked", "rebels", "neutrals"] as const;
const CARDS = ["hand", "looked", "turned", "deck_sizes", "discards"] as const;

/** After how many events of an entry the board stops. The claims have a scene, and the last step is the entry itself. */
function stops({ events }: Entry): number[] {
  const from = events.findIndex(({ name }) => BEGINS.includes(name));
  if (from < 0) return [];
  const claims = events.findIndex(({ name }) => name === "claim-begins");
  const end = claims < 0 ? events.length : claims;
  const found = events.flatMap(({ name }, at) => (at >= from && at < end && DONE.includes(name) ? [at + 1] : []));
  return [...(from > 0 ? [from] : []), ...found].filter((count) => count < events.length);
}

/** One of two lists, entry by entry: the later one where something was told. */
function mixed<T>(before: readonly T[], after: readonly T[], isTold: (at: number) => boolean): T[] {
  return after.map((one, at) => (isTold(at) ? one : (before[at] ?? one)));
}

interface Banner {
  stands: readonly number[];
  bribes: readonly number[];
}

/** A banner with those advisors who were told of: others have not come yet, and others have not left. */
function banner(before: Banner, after: Banner, isTold: (stands: number) => boolean): Banner {
  const rows = after.stands.map((stands, row) => ({ stands, bribe: after.bribes[row] ?? 0 }));
  const here = rows.filter(({ stands }) => stands !== EMPTY && (before.stands.includes(stands) || isTold(stands)));
  const came = after.stands.some((stands) => !before.stands.includes(stands) && stands !== EMPTY);
  const shown = came
    ? rows.map((_, row) => here[row] ?? { stands: EMPTY, bribe: 0 })
    : rows.map((now, row) => (isTold(before.stands[row] ?? EMPTY) ? now : { stands: before.stands[row] ?? EMPTY, bribe: before.bribes[row] ?? 0 }));
  return { stands: shown.map(({ stands }) => stands), bribes: shown.map(({ bribe }) => bribe) };
}

/** The parts of a view that a step changes, each taken from the later one as soon as a step has spoken of it. */
function atStop(before: RurikView, after: RurikView, told: readonly Event[]): RurikView {
  const heard = (name: string): boolean => told.some((event) => event.name === name);
  const deeds = told.filter(({ name, args }) => DONE.includes(name) || args["seat"] !== undefined); // the others are reasons
  const regions = new Set(deeds.flatMap(({ args }) => [args["region"], args["target"]]));
  const advised = told.filter(({ name }) => ADVISED.includes(name));
  const seen = new Set(advised.map(({ args }) => Number(args["seat"]) * ADVISORS + Number(args["advisor"])));
  const inLand = (region: number): boolean => regions.has(region);
  const isPerson = (side: number): boolean => side < after.seats;
  const view: Record<string, unknown> = { ...before };
  for (const name of OWN) view[name] = mixed<unknown>(before[name], after[name], isPerson);
  for (const name of LAND) view[name] = mixed<unknown>(before[name], after[name], inLand);
  for (const name of CARDS) view[name] = after[name];
  view["troops"] = after.troops.map((row, side) => mixed(before.troops[side] ?? row, row, inLand));
  view["leader_at"] = mixed(before.leader_at, after.leader_at, (side) => inLand(after.leader_at[side] ?? -1) || inLand(before.leader_at[side] ?? -1));
  const banners = after.banners.map((stands, action) =>
    banner({ stands: before.banners[action] ?? [], bribes: before.bribes[action] ?? [] }, { stands, bribes: after.bribes[action] ?? [] }, (one) => seen.has(one)),
  );
  view["banners"] = banners.map(({ stands }) => stands);
  view["bribes"] = banners.map(({ bribes }) => bribes);
  view["advisors"] = mixed(before.advisors, after.advisors, (side) => isPerson(side) || advised.some(({ args }) => args["seat"] === side));
  view["war"] = mixed(before.war, after.war, () => heard("war-advanced"));
  if (before.rebellion && after.rebellion) {
    const { cards, cells, read } = after.rebellion;
    view["rebellion"] = { ...before.rebellion, read, ...(heard("card-on-top") ? { cards } : {}), ...(heard("uncovers") ? { cells } : {}) };
  }
  return view as unknown as RurikView;
}

export const steps: Steps = {
  stops,
  between: (before, after, told) => atStop(before as unknown as RurikView, after as unknown as RurikView, told) as unknown as Record<string, unknown>,
};
