/** Where each legal move is clicked: the things on the map and in the prompt, and what is left for buttons. */

import { aimsOf as sorted, type Aims } from "../../board/aims.ts";
import type { Legal } from "../../wire.ts";

/** The thing that is clicked for a kind of move: its domain is that of the first target of the move. */
const CLICKED: Readonly<Record<string, string>> = {
  play: "card_kind",
  pick: "card_kind",
  kind: "unit_kind",
  win: "legitimacy_table",
  town: "point",
  go: "point",
  step: "point",
  "aim-at": "point",
  "aim-party": "party",
  buy: "good",
  bring: "good",
  lay: "figure",
  storm: "figure",
  name: "figure",
  proclaim: "figure",
  send: "figure",
  take: "figure",
  resource: "figure",
  lead: "figure",
  shelter: "figure",
  aim: "figure",
  "lose-detachment": "figure",
};

/** Moves that take a figure somewhere: the domain of where it goes. */
const WAYS: Readonly<Record<string, string>> = { place: "point", join: "figure" };

/** Kinds of unit that a commander can have, and some to spare: a loss is a commander times this, plus the kind. */
const LOSSES = 16;

export const lossOf = (who: number, kind: number): string => `loss:${who * LOSSES + kind}`;
export const lostBy = (value: number): [who: number, kind: number] => [Math.floor(value / LOSSES), value % LOSSES];

/** Where the second click of a move goes; nothing for a move of one click. */
export function wayOf({ kind, args }: Legal): string {
  const domain = WAYS[kind];
  return domain ? `${domain}:${args[1]}` : "";
}

/** The thing that is clicked first for a move, among all that can be done; nothing where it has no place. */
export function thingOf(move: Legal, legal: readonly Legal[]): string {
  const { kind, args } = move;
  if (kind === "lose") return lossOf(args[0] ?? 0, args[1] ?? 0);
  const domain = CLICKED[kind];
  if (domain) return `${domain}:${args[0]}`;
  if (!WAYS[kind] || isAside(kind, legal)) return "";
  const alone = legal.every((one) => one.kind !== kind || one.args[0] === args[0]);
  return alone ? wayOf(move) : `figure:${args[0]}`;
}

/** Where regrouping may be declined it is a matter of two pieces, and a button says it best. */
function isAside(kind: string, legal: readonly Legal[]): boolean {
  return kind === "join" && legal.some((move) => move.kind === "done");
}

export function aimsOf(legal: readonly Legal[]): Aims {
  return sorted(legal, (move) => thingOf(move, legal));
}
