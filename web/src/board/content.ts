/** Reading the tables of the content. */

import type { ContentBundle } from "../wire.ts";

export type Row = Readonly<Record<string, unknown>>;

/** The records of a table, in the order of its file. */
export function rows(bundle: ContentBundle, table: string): readonly Row[] {
  const found = bundle.tables[table];
  return Array.isArray(found) ? (found as Row[]) : [];
}

/** A table that is a single record. */
export function single(bundle: ContentBundle, table: string): Row {
  return (bundle.tables[table] ?? {}) as Row;
}
