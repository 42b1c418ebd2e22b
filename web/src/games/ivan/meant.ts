/** The move that somebody meant who clicked a thing in vain, so that the server can say why not. */

import { parted } from "../../board/aims.ts";
import type { Sight } from "./table.ts";

const CITY: Readonly<Record<string, string>> = {
  muster: "muster",
  enter: "enter",
  "name-cities": "harvest",
  harvest: "harvest",
  income: "harvest",
  maneuver: "place",
  "place-warrior": "place",
  build: "build",
};
const GIVING = ["market", "swap", "swap-on", "swap-for"];
const TAKING = ["projects", "take-project"];
const COMPLETING = ["projects", "complete-project"];
const GRANTING = ["rewards", "take-estate", "take-title"];
const RESOLVING = ["resolve", "second-trade"];

/** The kind of move that a click on a thing means at the question of the moment; nothing where it means none. */
function kindOf({ view }: Sight, domain: string, value: number): string {
  const { ask } = view;
  const own = view.seat ?? -1;
  switch (domain) {
    case "city":
      return CITY[ask] ?? "";
    case "chamber":
      return ask === "plan" || ask === "leave" ? ask : "";
    case "project":
      if (view.hand?.includes(value)) return ask === "keep" ? "keep" : COMPLETING.includes(ask) ? "complete" : "";
      return TAKING.includes(ask) ? "take" : "";
    case "estate":
      return view.estates_owned[own]?.includes(value) ? "use" : GRANTING.includes(ask) ? "estate" : "";
    case "title":
      return GRANTING.includes(ask) && view.titles.includes(value) ? "title" : "";
    case "resource":
      return GIVING.includes(ask) ? "give" : "";
    case "supply":
      return ask === "gain" || GIVING.includes(ask) ? "get" : "";
    case "trade_token":
      return ask === "make-room" ? "discard" : RESOLVING.includes(ask) ? "resolve" : "";
    case "pad_slot":
      return ask === "lay-token" ? "lay" : RESOLVING.includes(ask) ? "printed" : "";
    case "spoils":
      return ask === "war" ? "spoils" : "";
    default:
      return "";
  }
}

export function meant(sight: Sight, thing: string): string {
  const [domain, value] = parted(thing);
  const named = domain === "supply" ? "resource" : domain;
  const several = sight.seeing.selection?.asked;
  const kind = several?.domain === named ? several.kind : kindOf(sight, domain, value);
  return kind ? `${kind} ${sight.seeing.words.word(named, value)}` : "";
}
