/** Where the components of a game come from, as its content files say record by record. */

import type { Language } from "../../core/settings.svelte.ts";
import type { ContentBundle } from "../../wire.ts";

export type Source = "rulebook" | "public" | "reconstruction" | "own";
export const SOURCES: readonly Source[] = ["rulebook", "public", "reconstruction", "own"];

export interface Origin {
  id: string;
  name: Record<Language, string>;
  source: Source;
  /** Where its look comes from, if it is told apart. */
  look: Source | null;
}

export interface Shelf {
  table: string;
  records: Origin[];
  counts: Record<Source, number>;
  /** How many have a look of other origin than themselves. */
  looks: number;
}

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === "string" ? value : "");

function origin(row: Row): Origin | null {
  const source = SOURCES.find((one) => one === row["source"]);
  if (!source) return null;
  const id = text(row["id"]);
  return {
    id,
    name: { ru: text(row["name_ru"]) || id, en: text(row["name_en"]) || id },
    source,
    look: SOURCES.find((one) => one === row["look_source"]) ?? null,
  };
}

/** Every table of the content that says where its records come from, those with most of our own first. */
export function shelves(bundle: ContentBundle): Shelf[] {
  const ours = (shelf: Shelf): number => shelf.counts.reconstruction + shelf.looks;
  const found = Object.entries(bundle.tables).flatMap(([table, rows]) => {
    const records = (Array.isArray(rows) ? rows : [rows]).filter(isRow).map(origin).filter((one) => one !== null);
    if (records.length === 0) return [];
    const counts = { rulebook: 0, public: 0, reconstruction: 0, own: 0 };
    for (const record of records) counts[record.source] += 1;
    return [{ table, records, counts, looks: records.filter((one) => one.look !== null && one.look !== one.source).length }];
  });
  return found.sort((one, other) => ours(other) - ours(one));
}
