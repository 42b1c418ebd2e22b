/** What buttons beside a picked thing say: its name stands there already, so only what is done with it. */

import { t } from "../../core/text.svelte.ts";
import type { Seeing } from "../../table/face.ts";
import type { Legal } from "../../wire.ts";
import { wayWords } from "./hand/ways.ts";
import { look } from "./table.ts";

const SHORT: ReadonlySet<string> = new Set(["go", "step", "lay", "storm", "send", "proclaim", "name", "play", "pick"]);
const MODE = 8;

export function buttonOf(seeing: Seeing, move: Legal): string {
  return SHORT.has(move.kind) ? t("web-smuta-call", { kind: move.kind }) : called(seeing, move) || seeing.words.move(move.move, seeing.names);
}

/** Buttons that say more than their move: the end of a phase, and the ways of a card. */
export function called(seeing: Seeing, { kind, args }: Legal): string {
  const { ask, picks } = look(seeing).view;
  const picked = ask === "pick" && picks.length > 0 && !seeing.covered;
  if (kind === "done") return t("web-smuta-call-done", { ask: picked ? "picked" : ask });
  if (kind !== "way") return "";
  const [way = 0] = args;
  return wayWords(seeing, way) || t("web-smuta-call-way", { mode: Math.floor(way / MODE) + 1, branch: way % MODE });
}
