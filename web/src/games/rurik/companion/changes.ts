/** What a person has changed on the table since the last entry: collected tap by tap, shown at once, sent together. */

import type { CompanionSeen, RegionSeen } from "../companion.ts";

export const BUILDINGS = ["church", "market", "stronghold"] as const;
export type Building = (typeof BUILDINGS)[number];
type Counted = "troop" | "rebel" | "neutral" | "good" | Building | `their_${Building}`;
type Chief = "leader" | "sviatopolk";
type Elsewhere = "war" | "coin" | "their_war";

export interface Change {
  what: Counted | Chief | Elsewhere | "attack";
  region?: string;
  by: number;
}

const isChief = (what: Change["what"]): what is Chief => what === "leader" || what === "sviatopolk";

/** One more or one fewer of something; taps that cancel each other leave nothing behind. */
export function counted(draft: readonly Change[], what: Counted | Elsewhere, by: number, region?: string): Change[] {
  const at = draft.findIndex((one) => one.what === what && one.region === region);
  const sum = (draft[at]?.by ?? 0) + by;
  const change: Change = region === undefined ? { what, by: sum } : { what, region, by: sum };
  if (at < 0) return [...draft, change];
  return sum === 0 ? draft.toSpliced(at, 1) : draft.with(at, change);
}

/** An attack of the person. Each keeps its place among the changes: what it brings depends on who stands there by then. */
export function struck(draft: readonly Change[], region: string): Change[] {
  return [...draft, { what: "attack", region, by: 1 }];
}

/** A leader stands in this region now, or, without one, is off the map. */
export function settled(draft: readonly Change[], screen: CompanionSeen, what: Chief, region: string | null): Change[] {
  const rest = draft.filter((one) => one.what !== what);
  const before = screen.regions.find((one) => (what === "leader" ? one.leader : one.sviatopolk))?.id ?? null;
  if (before === region) return rest;
  if (region === null) return before === null ? rest : [...rest, { what, region: before, by: -1 }];
  return [...rest, { what, region, by: 1 }];
}

/** A troop of the person goes from one region to another. */
export function marched(draft: readonly Change[], from: string, to: string): Change[] {
  return counted(counted(draft, "troop", -1, from), "troop", 1, to);
}

const has = (kinds: readonly string[], kind: string, by: number): string[] => (by > 0 ? [...kinds, kind] : kinds.filter((one) => one !== kind));

/** A region after a change; a chief who stands elsewhere now is taken care of by `seenWith`. */
function changed(region: RegionSeen, { what, by }: Change): RegionSeen {
  switch (what) {
    case "troop":
      return { ...region, troops: region.troops + by };
    case "rebel":
      return { ...region, rebels: region.rebels + by };
    case "neutral":
      return { ...region, neutrals: region.neutrals + by };
    case "good":
      return { ...region, stocked: by > 0 };
    case "attack":
      return region.rebels >= by ? { ...region, rebels: region.rebels - by } : { ...region, rebels: 0, sviatopolk: false };
    case "church":
    case "market":
    case "stronghold":
      return { ...region, buildings: has(region.buildings, what, by) };
    case "their_church":
    case "their_market":
    case "their_stronghold":
      return { ...region, theirs: has(region.theirs, what.slice(6), by) };
    default:
      return region;
  }
}

function withChief(screen: CompanionSeen, { what, region, by }: Change): CompanionSeen {
  const mark = what === "leader" ? "leader" : "sviatopolk";
  return { ...screen, regions: screen.regions.map((one) => ({ ...one, [mark]: by > 0 && one.id === region })) };
}

function withOne(screen: CompanionSeen, change: Change): CompanionSeen {
  const { what, region, by } = change;
  const { you, rebellion } = screen;
  if (what === "coin") return { ...screen, rebellion: { ...rebellion, coins: rebellion.coins + by } };
  if (what === "war") return { ...screen, you: { ...you, war: you.war + by } };
  if (what === "their_war") return { ...screen, rebellion: { ...rebellion, war: rebellion.war + by } };
  if (isChief(what)) return withChief(screen, change);
  const regions = screen.regions.map((one) => (one.id === region ? changed(one, change) : one));
  if (what === "troop") return { ...screen, regions, you: { ...you, supply: you.supply - by } };
  if (what === "rebel") return { ...screen, regions, rebellion: { ...rebellion, supply: rebellion.supply - by } };
  if (what === "attack") return { ...screen, regions, you: { ...you, war: you.war + by } };
  return { ...screen, regions };
}

/** The table with all that was tapped. Who rules a region that was changed is known again after the entry. */
export function seenWith(screen: CompanionSeen, draft: readonly Change[]): CompanionSeen {
  const seen = draft.reduce(withOne, screen);
  const touched = new Set(draft.map((one) => one.region));
  return { ...seen, regions: seen.regions.map((one) => (touched.has(one.id) ? { ...one, ruler: "" } : one)) };
}
