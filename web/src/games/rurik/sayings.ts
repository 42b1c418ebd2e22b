/** Sentences about things and about what a move would bring. */

import { t } from "../../core/text.svelte.ts";
import type { Legal } from "../../wire.ts";
import { foreseen } from "./forecast.ts";
import { record, tells, type Sight } from "./table.ts";

/** Where a record comes from, as far as a player should know. */
function provenance(sight: Sight, table: string, value: number): string {
  return record(sight, table, value)["source"] === "reconstruction" ? t("web-rurik-ours") : "";
}

/** A thing in words: its name, what it does, and what of it is ours. */
export function about(sight: Sight, table: string, value: number): string {
  return [sight.seeing.words.name(table, value), ...tells(sight, table, value), provenance(sight, table, value)].filter(Boolean).join("\n");
}

/** The same as one sentence, for the prompt and for screen readers. */
export function aboutLine(sight: Sight, table: string, value: number): string {
  const lines = tells(sight, table, value);
  const name = sight.seeing.words.name(table, value);
  return lines.length > 0 ? `${name}: ${lines.join("; ")}.` : `${name}.`;
}

/** A line as a sentence. */
function sentence(line: string): string {
  return `${line.slice(0, 1).toUpperCase()}${line.slice(1).replace(/\.$/, "")}.`;
}

/** What a move would bring. */
export function foretold(sight: Sight, move: Legal): string {
  return [sight.seeing.words.move(move.move, sight.seeing.names), ...foreseen(sight, move)].map(sentence).join(" ");
}
