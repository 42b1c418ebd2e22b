/** Goods for a swap of several units. */

import { t } from "../../core/text.svelte.ts";
import type { Doing, Seeing } from "../../table/face.ts";
import type { Legal } from "../../wire.ts";
import { MARKET_GIVES, type IvanView } from "./parts.ts";
import { Picks } from "./picks.svelte.ts";
import { foretold } from "./sayings.ts";
import type { Sight } from "./table.ts";

/** How many units the question asks for; nothing where no swap may begin now. */
function units(seeing: Seeing): number {
  if (!seeing.legal.some((move) => move.kind === "give")) return 0;
  const { ask, agenda } = seeing.view as unknown as IvanView;
  if (ask === "market") return MARKET_GIVES;
  return ask === "swap" ? Number(agenda.at(-1)?.[1]["give"] ?? 1) : 0;
}

function count(kinds: readonly number[], kind: number): number {
  return kinds.filter((one) => one === kind).length;
}

export interface Offer {
  /** What it brings, in words. */
  told: string;
  picked: boolean;
  act: () => void;
}

class Giving extends Picks {
  /** What a click on a kind does; nothing where it is not the question, or where there is none to give. */
  offer(sight: Sight, doing: Doing, kind: number): Offer | null {
    const { seeing, view } = sight;
    const picked = count(this.of(seeing), kind);
    const held = view.goods[view.seat ?? -1]?.[kind] ?? 0;
    if (units(seeing) < 2 || held === 0) return null;
    if (picked === held) return { told: `${seeing.words.name("resource", kind)}. ${t("web-ivan-let-go")}`, picked: true, act: () => this.hold(seeing, this.of(seeing).filter((one) => one !== kind)) };
    const move = { kind: "give", args: [kind], move: `give ${seeing.words.word("resource", kind)}` };
    return { told: foretold(sight, move), picked: picked > 0, act: () => this.#pick(seeing, doing, kind) };
  }

  /** With the last unit that is asked for all are given. */
  #pick(seeing: Seeing, doing: Doing, kind: number): void {
    const picked = [...this.of(seeing), kind];
    const all = picked.length === units(seeing);
    this.hold(seeing, all ? [] : picked);
    const due = picked.toSorted((a, b) => a - b);
    if (all) this.begin(due.map((one) => (move: Legal) => move.kind === "give" && move.args[0] === one), seeing, doing);
  }
}

export const giving = new Giving();
