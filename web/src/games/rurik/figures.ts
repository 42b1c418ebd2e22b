/** The tables of the content as the board needs them. */

import { rows, single, type Row } from "../../board/content.ts";
import { memo } from "../../board/memo.ts";
import type { ContentBundle } from "../../wire.ts";
import { ACTIONS } from "./parts.ts";

/** An effect or a price as the content writes it: gains, points, cards to look at and so on. */
export type Effect = Readonly<Record<string, unknown>>;
export type Line = readonly (readonly [number, number])[];

export interface Region {
  x: number;
  y: number;
  outline: Line;
  colour: string;
  capital: boolean;
}

export interface Slot {
  /** Its number among the spaces of both sides of the board. */
  at: number;
  effect: Effect;
  /** Coins that acting from it costs. */
  price: number;
}

export interface TrackRow {
  points: number;
  least: number;
  /** Regions that must be among those counted. */
  with: readonly number[];
}

export interface Deed {
  points: number;
  require: readonly Row[];
  cost: Effect;
  effect: Effect;
}

export interface Figures {
  regions: readonly Region[];
  /** The spaces of the banners by side of the board, action and row. */
  banners: Readonly<Record<string, readonly (readonly Slot[])[]>>;
  /** The side of the strategy board by number of seats. */
  sides: readonly string[];
  tracks: readonly (readonly TrackRow[])[];
  war: { spaces: number; first: number; second: number };
  /** Spaces of the boat for each good. */
  boat: readonly number[];
  /** Printed numbers of the advisors. */
  advisors: readonly number[];
  abilities: readonly string[];
  deeds: readonly Deed[];
  schemes: readonly { effect: Effect; price: number; loss: boolean }[];
  agendas: readonly { metric: string; points: number }[];
  rebels: readonly Effect[];
  conversions: readonly { effect: Effect; oneOf: readonly string[] }[];
}

const effect = (row: Row, field = "effect"): Effect => (row[field] ?? {}) as Effect;
const coins = (row: Row): number => Number(effect(row, "cost")["coin"] ?? 0);

function banners(bundle: ContentBundle): Figures["banners"] {
  const found: Record<string, Slot[][]> = {};
  for (const [at, row] of rows(bundle, "strategy_slot").entries()) {
    const side = (found[String(row["side"])] ??= ACTIONS.map(() => []));
    side[ACTIONS.indexOf(row["action"] as (typeof ACTIONS)[number])]![Number(row["row"]) - 1] = { at, effect: effect(row), price: coins(row) };
  }
  return found;
}

function tracks(bundle: ContentBundle, regions: readonly string[]): TrackRow[][] {
  return rows(bundle, "track").map((track) =>
    (track["rows"] as Row[]).map((row) => ({ points: Number(row["vp"]), least: Number(row["min"]), with: ((row["must_include"] ?? []) as string[]).map((id) => regions.indexOf(id)) })),
  );
}

export function readFigures(bundle: ContentBundle): Figures {
  const regions = rows(bundle, "region");
  const war = single(bundle, "war_track");
  const setups = rows(bundle, "setup");
  return {
    regions: regions.map((row) => ({ x: Number(row["x"]), y: Number(row["y"]), outline: row["outline"] as Line, colour: String(row["color"]), capital: row["capital"] === true })),
    banners: banners(bundle),
    sides: [0, 1, 2, 3, 4].map((seats) => String(setups.find((row) => row["players"] === seats)?.["strategy_side"] ?? "")),
    tracks: tracks(bundle, regions.map((row) => String(row["id"]))),
    war: { spaces: Number(war["spaces"]), first: Number(war["vp_first"]), second: Number(war["vp_second"]) },
    boat: rows(bundle, "good").map((row) => Number(row["boat_spaces"])),
    advisors: rows(bundle, "advisor").map((row) => Number(row["value"])),
    abilities: rows(bundle, "leader").map((row) => String((row["ability"] as Row)["kind"])),
    deeds: rows(bundle, "deed").map((row) => ({ points: Number(row["vp"]), require: (row["require"] ?? []) as Row[], cost: effect(row, "cost"), effect: effect(row) })),
    schemes: rows(bundle, "scheme").map((row) => ({ effect: effect(row), price: coins(row), loss: row["loss"] === true })),
    agendas: rows(bundle, "agenda").map((row) => ({ metric: String(row["metric"]), points: Number(row["vp"]) })),
    rebels: rows(bundle, "rebel").map((row) => effect(row)),
    conversions: rows(bundle, "conversion").map((row) => ({ effect: effect(row), oneOf: (effect(row, "cost")["one_of"] ?? []) as string[] })),
  };
}

/** The figures of a bundle, read once. */
export const figuresOf = memo(readFigures);

/** The spaces of the banners in a game of so many seats. */
export function bannersOf(figures: Figures, seats: number): readonly (readonly Slot[])[] {
  return figures.banners[figures.sides[seats] ?? ""] ?? [];
}
