/** What a thing on the board answers to: a move, a pick among several, or the question why not. */

import type { Doing, Seeing } from "../table/face.ts";
import type { Legal } from "../wire.ts";
import { parted } from "./aims.ts";

export interface Clickable {
  /** The thing, as `domain:number`; nothing while it means nothing. */
  thing: string | null;
  /** What it is or what it would bring, for the pointer and for screen readers. */
  told: string;
  /** Whether a click does something. */
  target: boolean;
  /** The moves that a click plays or begins. */
  moves: readonly string[];
  /** Whether it is chosen, and can be let go by another click. */
  picked: boolean;
  /** Whether it is pointed out. */
  lit: boolean;
  act: () => void;
  point: (on: boolean) => void;
}

/** Handlers that point at a thing while it is hovered or focused. */
export interface Pointing {
  onpointerenter: () => void;
  onpointerleave: () => void;
  onfocus: () => void;
  onblur: () => void;
}

/** What is pointed at is kept for the moment when it is left, which may be that of its own removal. */
export function pointing(clickable: () => Clickable): Pointing {
  let pointed: Clickable["point"] | null = null;
  const enter = (): void => {
    pointed = clickable().point;
    pointed(true);
  };
  const leave = (): void => {
    pointed?.(false);
    pointed = null;
  };
  return { onpointerenter: enter, onpointerleave: leave, onfocus: enter, onblur: leave };
}

/** What marks a thing that can be clicked now, for whoever looks for it: the moves that it plays or begins. */
export function targetMark({ target, moves }: Pick<Clickable, "target" | "moves">): string | null {
  return target ? moves.join(", ") : null;
}

/** How a game fills in what it knows of a thing. */
export interface Meaning {
  seeing: Seeing;
  doing: Doing;
  thing: string;
  /** What the thing is. */
  label: string;
  /** The move that a click plays, if there is one, and what it would bring. */
  move?: Legal | null | undefined;
  foretell?: ((move: Legal) => string) | undefined;
  /** The move that somebody means who clicks in vain, so that the server can say why not. */
  meant?: (() => string) | undefined;
}

/** A thing that is played by one click. Where several are chosen at once, a click chooses it instead. */
export function clickable({ seeing, doing, thing, label, move, foretell, meant }: Meaning): Clickable {
  const chosen = choosable(seeing, doing, thing, label);
  if (chosen) return chosen;
  const told = move ? (foretell?.(move) ?? label) : label;
  const act = (): void => {
    const wanted = move ? "" : (meant?.() ?? "");
    if (move) doing.play(move.move);
    else if (wanted) doing.why(wanted);
    else doing.foresee(label);
  };
  return { thing, told, target: Boolean(move), moves: move ? [move.move] : [], picked: false, lit: seeing.lit.has(thing), act, point: (on) => doing.foresee(on ? told : "") };
}

/** Nothing is picked any more. */
export function letGo(doing: Doing): void {
  doing.pick([]);
  doing.foresee("");
}

/** A thing that is one of several to choose from; null where it is not. */
export function choosable(seeing: Seeing, doing: Doing, thing: string, label: string): Clickable | null {
  const { selection, words } = seeing;
  const [domain, value] = parted(thing);
  if (!selection || selection.asked.domain !== domain) return null;
  const word = words.word(domain, value);
  if (!selection.has(word)) return null;
  const count = selection.count(word);
  const told = count > 0 ? `${label} ${selection.tell(word)}` : label;
  return {
    thing,
    told,
    target: selection.canAdd(word) || count > 0,
    moves: [`${selection.asked.kind} ${word}`],
    picked: count > 0,
    lit: seeing.lit.has(thing),
    act: () => selection.turn(word),
    point: (on) => doing.foresee(on ? told : ""),
  };
}
