/** The tables of the content as the board needs them. */

import { rows, single, type Row } from "../../board/content.ts";
import { memo } from "../../board/memo.ts";
import type { ContentBundle } from "../../wire.ts";
import type { Goods, Step } from "./goods.ts";

export interface City {
  x: number;
  y: number;
  region: number;
  colour: string;
  income: Goods;
}

export interface Waterway {
  a: number;
  b: number;
  /** The number of its slot for a trade token, or -1. */
  slot: number;
}

export interface Project {
  type: number;
  cost: Goods;
  points: number;
}

export interface Figures {
  cities: City[];
  regions: { x: number; y: number; roman: string }[];
  waterways: Waterway[];
  projects: Project[];
  /** Names of the types, in their order. */
  types: string[];
  rounds: readonly Row[];
  favourSpaces: number[];
  influence: { warrior: number; boyar: number; building: number };
  stonePrice: number;
  /** By number of seats. */
  sealPrice: number[];
  rewardPlaces: number[];
  localPrice: number;
  foreignPrice: number;
}

const steps = (row: Row, field: string): Step[] => (row[field] ?? []) as Step[];

function waterways(bundle: ContentBundle, cities: readonly string[]): Waterway[] {
  let slots = 0;
  return rows(bundle, "waterway").map((row) => ({
    a: cities.indexOf(String(row["a"])),
    b: cities.indexOf(String(row["b"])),
    slot: row["trade_slot"] === true ? slots++ : -1,
  }));
}

/** A figure of the setup for every number of seats. */
function bySeats(bundle: ContentBundle, field: string): number[] {
  const table = (single(bundle, "setup")["by_players"] ?? {}) as Record<string, Row>;
  return Array.from({ length: 5 }, (_, seats) => Number(table[String(seats)]?.[field] ?? 0));
}

function gained(row: Row | undefined): number {
  const gain = steps(row ?? {}, "effect")[0]?.["gain"] as Goods | undefined;
  return gain?.["coin"] ?? 0;
}

export function readFigures(bundle: ContentBundle): Figures {
  const regions = rows(bundle, "region").map((row) => String(row["id"]));
  const cities = rows(bundle, "city");
  const types = rows(bundle, "project_type").map((row) => String(row["id"]));
  const rules = single(bundle, "rules");
  const actions = rows(bundle, "pad_action");
  return {
    cities: cities.map((row) => ({
      x: Number(row["x"]),
      y: Number(row["y"]),
      region: regions.indexOf(String(row["region"])),
      colour: String(row["color"]),
      income: row["income"] as Goods,
    })),
    regions: rows(bundle, "region").map((row) => ({ x: Number(row["x"]), y: Number(row["y"]), roman: String(row["roman"]) })),
    waterways: waterways(bundle, cities.map((row) => String(row["id"]))),
    projects: rows(bundle, "project").map((row) => ({ type: types.indexOf(String(row["type"])), cost: row["cost"] as Goods, points: Number(row["vp"]) })),
    types,
    rounds: rows(bundle, "round"),
    favourSpaces: rows(bundle, "favour_token").map((row) => Number(row["vp_space"])),
    influence: rules["influence"] as Figures["influence"],
    stonePrice: Number(rules["stone_income_coin_cost"]),
    sealPrice: bySeats(bundle, "seal_coin_cost"),
    rewardPlaces: bySeats(bundle, "region_reward_places"),
    localPrice: gained(actions[0]),
    foreignPrice: gained(actions[1]),
  };
}

/** The figures of a bundle, read once. */
export const figuresOf = memo(readFigures);
