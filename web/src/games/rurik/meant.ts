/** The move that somebody meant who clicked a thing in vain, so that the server can say why not. */

import { parted } from "../../board/aims.ts";
import { pickedDomain, pickingOf, pushed } from "./picking.ts";
import type { Sight } from "./table.ts";

const SIMPLE: Readonly<Record<string, string>> = { deploy: "deploy", settle: "settle", rescue: "rescue" };

/** What a click on a region means at the question of the moment. */
function onRegion({ view, seeing }: Sight, region: string): string {
  const { ask } = view;
  if (SIMPLE[ask]) return `${SIMPLE[ask]} ${region}`;
  if (ask === "muster") return `muster troop ${region}`;
  if (ask === "attack") return `attack-rebel ${region}`;
  if (ask === "remove") return `remove troop ${region}`;
  if (ask === "demolish") return `demolish church ${region}`;
  if (ask !== "act" && ask !== "end") return "";
  if (view.turn !== seeing.seat) return "";
  if (view.build_points > 0) return `build church ${region}`;
  return view.tax_points > 0 ? `tax ${region} none` : "";
}

/** What a click means while something is picked: it should have gone there. */
function onWay({ seeing }: Sight, thing: string): string {
  const picking = pickingOf(seeing);
  const [domain, value] = parted(thing);
  const { words } = seeing;
  const from = words.word(pickedDomain(picking), parted(picking.thing)[1]);
  const kind = seeing.legal.find((move) => move.kind === "send") ? "send" : "move";
  if (pickedDomain(picking) === "region" && domain === "region" && picking.movers.length > 0) return `${kind} ${words.word("figure", picking.mover)} ${from} ${words.word("region", value)}`;
  if (pickedDomain(picking) === "advisor" && domain === "action") return `place ${from} ${words.word("action", value)} ${picking.mover}`;
  if (pickedDomain(picking) !== "push" || domain !== "region") return "";
  const [side, figure] = pushed(picking.mover);
  return `push ${words.word("seat", side)} ${words.word("figure", figure)} ${words.word("region", value)}`;
}

export function meant(sight: Sight, thing: string): string {
  const { view, seeing } = sight;
  if (seeing.picked.length > 0) return onWay(sight, thing);
  const [domain, value] = parted(thing);
  const word = seeing.words.word(domain, value);
  const turn = view.turn === seeing.seat && (view.ask === "act" || view.ask === "end");
  if (domain === "region") return onRegion(sight, word);
  if (domain === "deed" && view.deed_row.includes(value)) return view.ask === "pick-deed" ? `pick ${word}` : "";
  if (domain === "deed" || domain === "scheme") return turn ? `${domain} ${word}` : "";
  return "";
}
