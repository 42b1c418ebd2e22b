/** The combat tables as they are drawn. */

import { rows } from "../../../board/content.ts";
import type { ContentBundle } from "../../../wire.ts";
import type { Cell } from "./story.ts";

export interface Combat {
  /** The least strength of each column. */
  columns: readonly number[];
  /** Losses by die and column; a rout is “!”. */
  rows: readonly (readonly (number | "!")[])[];
}

export function combatTable(bundle: ContentBundle, phase: Cell["phase"]): Combat {
  const row = rows(bundle, "combat_table").find((one) => one["id"] === phase) ?? {};
  return { columns: (row["columns"] ?? []) as number[], rows: (row["rows"] ?? []) as Combat["rows"] };
}

/** The column of a strength; -1 where there is none at all. */
export function columnOf({ columns }: Combat, power: number): number {
  return columns.findLastIndex((least) => least <= power);
}

/** “5–7”, “16+”: what strengths a column is for. */
export function columnWords({ columns }: Combat, column: number): string {
  const least = columns[column] ?? 0;
  const next = columns[column + 1];
  if (next === undefined) return `${least}+`;
  return next - 1 === least ? String(least) : `${least}–${next - 1}`;
}
