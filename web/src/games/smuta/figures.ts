/** The tables of the content as the board needs them. */

import { rows, single, type Row } from "../../board/content.ts";
import { memo } from "../../board/memo.ts";
import type { ContentBundle } from "../../wire.ts";
import { SEASONS, type PointKind } from "./parts.ts";

export interface Place {
  id: string;
  kind: PointKind;
  vp: number;
  legitimacy: number;
  /** Whether it is the Sovereign’s at the start, */
  sovereign: boolean;
  /** counts double for Shuisky, */
  north: boolean;
  /** or for the Poles. */
  smolensk: boolean;
  x: number;
  y: number;
  /** Where its roads lead. */
  near: readonly number[];
}

export interface Figure {
  id: string;
  sort: "commander" | "personage" | "detachment";
  tactical: number;
  strategic: number;
  legitimacy: number;
  administration: number;
  /** What a detachment adds to an army. */
  fire: number;
  melee: number;
  cavalry: boolean;
  maxArmy: number;
  /** The cell of the track on which he comes by himself; -1 if he does not. */
  due: number;
  nation: string;
  /** Whether he is the Tsar at the start. */
  reigns: boolean;
  /** What a personage adds to the army that he is with. */
  bonus: { tactical: number; strategic: number; recruit: number };
}

export interface Unit {
  id: string;
  fire: number;
  melee: number;
  cost: number;
  cavalry: boolean;
  slow: boolean;
  legitimacy: number;
}

export interface Figures {
  points: readonly Place[];
  figures: readonly Figure[];
  /** Kinds of unit. */
  units: readonly Unit[];
  siegeCost: number;
  /** The tables on which towns are won over. */
  tables: readonly { cost: number; rolls: readonly (readonly number[])[] }[];
  track: { firstYear: number; cells: number; crisis: number; sobor: number };
  winAt: number;
  royalWinAt: number;
  longRule: number;
  tsarPoints: number;
  victoryPoints: number;
  peacePoints: number;
  smolenskFactor: number;
  northFactor: number;
  /** What an accusation adds to the legitimacy of a person. */
  accusation: number;
  /** How many cards of the party deck a player may take in a year, by the number of players. */
  picks: Readonly<Record<number, number>>;
}

const number = (row: Row, field: string): number => Number(row[field] ?? 0);

function readFigure(row: Row, sort: Figure["sort"], firstYear: number): Figure {
  const bonus = (row["army_bonus"] ?? {}) as Row;
  return {
    id: String(row["id"]),
    sort,
    tactical: number(row, "tactical"),
    strategic: number(row, "strategic"),
    legitimacy: number(row, "legitimacy"),
    administration: number(row, "administration"),
    fire: number(row, "fire"),
    melee: number(row, "melee"),
    cavalry: row["cavalry"] === true,
    maxArmy: number(row, "max_army"),
    due: row["enters"] === "date" ? (number(row, "year") - firstYear) * SEASONS.length + SEASONS.indexOf(row["season"] as (typeof SEASONS)[number]) : -1,
    nation: String(row["nationality"] ?? "russian"),
    reigns: row["tsar_at_start"] === true,
    bonus: { tactical: number(bonus, "tactical"), strategic: number(bonus, "strategic"), recruit: number(bonus, "recruit") },
  };
}

function readPoints(bundle: ContentBundle): Place[] {
  const table = rows(bundle, "point");
  const ids = table.map((row) => String(row["id"]));
  const north = single(bundle, "vp_sources")["shuisky_north"] as string[];
  return table.map((row) => ({
    id: String(row["id"]),
    kind: row["kind"] as PointKind,
    vp: number(row, "vp"),
    legitimacy: number(row, "legitimacy"),
    sovereign: row["sovereign_at_start"] === true,
    north: north.includes(String(row["id"])),
    smolensk: row["id"] === "smolensk",
    x: number(row, "x"),
    y: number(row, "y"),
    near: (row["neighbors"] as string[]).map((id) => ids.indexOf(id)),
  }));
}

export function readFigures(bundle: ContentBundle): Figures {
  const points = readPoints(bundle);
  const at = (id: string): number => points.findIndex((point) => point.id === id);
  const track = single(bundle, "turn_track");
  const sources = single(bundle, "vp_sources");
  const firstYear = number(track, "first_year");
  return {
    points,
    figures: (["commander", "personage", "detachment"] as const).flatMap((sort) => rows(bundle, sort).map((row) => readFigure(row, sort, firstYear))),
    units: rows(bundle, "unit_kind").map((row) => ({
      id: String(row["id"]),
      fire: number(row, "fire"),
      melee: number(row, "melee"),
      cost: number(row, "cost"),
      cavalry: row["cavalry"] === true,
      slow: row["slow"] === true,
      legitimacy: number(row, "commander_legitimacy"),
    })),
    siegeCost: number(single(bundle, "siege"), "cost"),
    tables: rows(bundle, "legitimacy_table").map((row) => ({ cost: number(row, "cost"), rolls: (row["rolls"] as string[][]).map((roll) => roll.map(at)) })),
    track: { firstYear, cells: (number(track, "last_year") - firstYear + 1) * 4, crisis: number(track, "crisis_of_power"), sobor: number(track, "zemsky_sobor") },
    winAt: number(single(bundle, "vp_track"), "win_at"),
    royalWinAt: number(sources, "polish_royal_win_vp"),
    longRule: number(sources, "long_rule_seasons"),
    tsarPoints: number(sources, "tsar"),
    victoryPoints: number(sources, "victory_marker"),
    peacePoints: number(sources, "peace_with_sweden"),
    smolenskFactor: number(sources, "polish_smolensk_multiplier"),
    northFactor: number(sources, "shuisky_north_multiplier"),
    accusation: number(rows(bundle, "marker").find((row) => row["id"] === "catholic_accusation") ?? {}, "legitimacy"),
    picks: Object.fromEntries(rows(bundle, "setup").map((row) => [number(row, "players"), number(row, "party_picks_per_year")])),
  };
}

export const figuresOf = memo(readFigures);
