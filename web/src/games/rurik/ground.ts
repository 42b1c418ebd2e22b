/** Who would rule where after a change on the map: RUR-RUL, told again. The tests compare it with the engine. */

import { BUILDINGS, EMPTY, LEADER, NOBODY, NOWHERE, STRONGHOLD, TROOP } from "./parts.ts";
import type { Sight } from "./table.ts";

/** What of a position decides about rule. Lists are copied before they are changed. */
export interface Ground {
  regions: readonly number[];
  near: readonly (readonly number[])[];
  /** By side, then by region. */
  troops: readonly (readonly number[])[];
  leaderAt: readonly number[];
  /** Owners by region, then by kind. */
  buildings: readonly (readonly number[])[];
  /** By region. */
  rebels: readonly boolean[];
  neutrals: readonly number[];
  /** Abilities of the leaders, by side. */
  abilities: readonly string[];
  /** Whether a stronghold counts where its owner has no figure. */
  alone: boolean;
}

const SUPPRESS = "suppress_enemy_buildings";
const FRIEND = "rebel_friend";

export function groundOf(sight: Sight): Ground {
  const { view, figures } = sight;
  return {
    regions: view.regions,
    near: view.near,
    troops: view.troops,
    leaderAt: view.leader_at,
    buildings: view.buildings,
    rebels: view.rebels.map((rebel) => rebel !== EMPTY),
    neutrals: view.neutrals,
    abilities: view.leaders.map((leader, side) => (side < view.seats ? (figures.abilities[leader] ?? "") : "")),
    alone: view.strongholds_alone,
  };
}

function acts(ground: Ground, side: number, region: number, ability: string): boolean {
  return ground.leaderAt[side] === region && ground.abilities[side] === ability;
}

export function figuresOf(ground: Ground, side: number, region: number): number {
  return (ground.troops[side]?.[region] ?? 0) + (ground.leaderAt[side] === region ? 1 : 0);
}

/** Whether a rival's Yaroslav stands in the region. */
export function suppressed(ground: Ground, side: number, region: number): boolean {
  return ground.leaderAt.some((_, other) => other !== side && acts(ground, other, region, SUPPRESS));
}

/** Whether a side has a building in a region that works there. */
export function works(ground: Ground, side: number, region: number, kind: number): boolean {
  return ground.buildings[region]?.[kind] === side && !suppressed(ground, side, region);
}

/** Figures, a working stronghold, and rebels who take Sviatopolk's side. */
export function strengthOf(ground: Ground, side: number, region: number): number {
  const figures = figuresOf(ground, side, region);
  const stronghold = works(ground, side, region, STRONGHOLD) && (figures > 0 || ground.alone);
  return figures + (stronghold ? 1 : 0) + (ground.rebels[region] && acts(ground, side, region, FRIEND) ? 1 : 0);
}

function othersIn(ground: Ground, region: number): number {
  const friendly = ground.leaderAt.some((_, side) => acts(ground, side, region, FRIEND));
  return Math.max(ground.rebels[region] && !friendly ? 1 : 0, ground.neutrals[region] ?? 0);
}

/** The one side that is stronger than every other; Yaroslav wins a tie where he stands. */
export function rulerOf(ground: Ground, region: number): number {
  const sides = ground.leaderAt.map((_, side) => side);
  const strengths = sides.map((side) => strengthOf(ground, side, region));
  const best = Math.max(othersIn(ground, region), ...strengths);
  const stubborn = sides.find((side) => acts(ground, side, region, SUPPRESS) && strengths[side] === best);
  if (stubborn !== undefined) return stubborn;
  const first = sides.filter((side) => strengths[side] === best);
  return first.length === 1 && othersIn(ground, region) < best ? first[0]! : NOBODY;
}

export function ruledBy(ground: Ground, side: number): number[] {
  return ground.regions.filter((region) => rulerOf(ground, region) === side);
}

// --- changes; each gives a new ground

function withTroops(ground: Ground, side: number, region: number, by: number): Ground {
  return { ...ground, troops: ground.troops.map((row, one) => (one === side ? row.map((count, at) => (at === region ? count + by : count)) : row)) };
}

function withLeader(ground: Ground, side: number, region: number): Ground {
  return { ...ground, leaderAt: ground.leaderAt.map((at, one) => (one === side ? region : at)) };
}

/** A figure comes to a region: a troop, or the leader. */
export function put(ground: Ground, side: number, figure: number, region: number): Ground {
  return figure === TROOP ? withTroops(ground, side, region, 1) : withLeader(ground, side, region);
}

/** A figure leaves the map. */
export function take(ground: Ground, side: number, figure: number, region: number): Ground {
  return figure === TROOP ? withTroops(ground, side, region, -1) : withLeader(ground, side, NOWHERE);
}

/** A figure goes from a region to another; the leader may have troops with him. */
export function carry(ground: Ground, side: number, figure: number, from: number, to: number): Ground {
  if (figure === TROOP) return put(take(ground, side, TROOP, from), side, TROOP, to);
  const escort = figure - LEADER;
  return withTroops(withTroops(withLeader(ground, side, to), side, from, -escort), side, to, escort);
}

/** The figure of a side that goes first: a troop, as long as there is one. */
export function firstToGo(ground: Ground, side: number, region: number): number {
  return (ground.troops[side]?.[region] ?? 0) > 0 ? TROOP : LEADER;
}

export function withBuilding(ground: Ground, side: number, kind: number, region: number): Ground {
  return { ...ground, buildings: ground.buildings.map((row, at) => (at === region ? BUILDINGS.map((_, one) => (one === kind ? side : (row[one] ?? NOBODY))) : row)) };
}

export function withoutRebel(ground: Ground, region: number): Ground {
  return { ...ground, rebels: ground.rebels.map((there, at) => there && at !== region) };
}

export function withoutNeutral(ground: Ground, region: number): Ground {
  return { ...ground, neutrals: ground.neutrals.map((count, at) => (at === region ? count - 1 : count)) };
}
