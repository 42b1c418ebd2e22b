/** The move that somebody meant who clicked a thing in vain, so that the server can say why not. */

import { parted } from "../../board/aims.ts";
import { pickingOf } from "./picking.ts";
import type { Sight } from "./table.ts";

/** What a click on a thing of a domain means at a question. */
const MEANT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  point: { piece: "go", "march-on": "go", "set-out": "go", "evade-to": "go", "withdraw-to": "go", "pick-town": "town", name: "aim-at" },
  figure: { war: "take", resource: "resource", lead: "lead", shelter: "shelter", "name-pretender": "name", name: "aim", politics: "storm" },
  legitimacy_table: { politics: "win", "free-roll": "win" },
  card_kind: { politics: "play", window: "play", recruiting: "play", piece: "play", pick: "pick" },
  good: { buy: "buy", ordnance: "bring" },
  unit_kind: { cossacks: "kind", unit: "kind" },
};

export function meant(sight: Sight, thing: string): string {
  const { view, seeing } = sight;
  if (seeing.legal.length === 0) return "";
  const [domain, value] = parted(thing);
  const word = seeing.words.word(domain, value);
  const picking = pickingOf(seeing);
  const [first] = picking.ways.values();
  if (first) return `${first.kind} ${seeing.words.word("figure", first.args[0] ?? 0)} ${word}`;
  const kind = MEANT[domain]?.[view.ask];
  return kind ? `${kind} ${word}` : "";
}
