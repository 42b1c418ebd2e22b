/** What buttons beside a picked thing say: its name stands there already, so only what is done with it. */

import { t } from "../../core/text.svelte.ts";
import type { Legal } from "../../wire.ts";
import { ACTIONS, BUILDINGS, LEADER } from "./parts.ts";
import { sideName, type Sight } from "./table.ts";

/** Things whose words are read in the prompt before they are chosen. */
export const READ_DOMAINS: readonly string[] = ["leader", "agenda", "deed"];

interface Called {
  glyph: string;
  label: string;
}

const MARKETS = ["web-rurik-call-tax", "web-rurik-call-tax-good", "web-rurik-call-tax-coin"];

export function buttonOf(sight: Sight, move: Legal): Called {
  const { seeing, view } = sight;
  const [first = 0, second = 0, third = 0] = move.args;
  const figure = (number: number): Called => ({ glyph: number >= LEADER ? "leader" : "troop", label: seeing.words.name("figure", number) });
  const building = (kind: number): Called => ({ glyph: BUILDINGS[kind] ?? "", label: seeing.words.name("building", kind) });
  switch (move.kind) {
    case "muster":
    case "remove":
      return figure(first);
    case "build":
    case "demolish":
      return building(first);
    case "attack":
      return { glyph: "attack", label: sideName(sight, second) };
    case "attack-rebellion":
      return { glyph: "attack", label: sideName(sight, view.seats) };
    case "attack-rebel":
      return { glyph: "rebel", label: t("web-rurik-call-rebel") };
    case "attack-neutral":
      return { glyph: "neutral", label: t("web-rurik-call-neutral") };
    case "tax":
      return { glyph: ACTIONS[3], label: t(MARKETS[second] ?? MARKETS[0]!) };
    case "convert":
      return { glyph: "", label: `${seeing.words.name("good", second)} + ${seeing.words.name("good", third)}` };
    default:
      return { glyph: "", label: seeing.words.move(move.move, seeing.names) };
  }
}
