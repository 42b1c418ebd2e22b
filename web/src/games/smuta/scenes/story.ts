/** What the events of an entry tell: battles, rolls and cards, in the order in which they happened. */

import type { Event } from "../../../wire.ts";
import type { BattleView } from "../view.ts";

/** A die, and what it comes to with everything that is added. */
export interface Thrown {
  seat: number;
  die: number;
  total: number;
}

/** The cell of a combat table: a row by the die, a column by the strength. */
export interface Cell {
  phase: "fire" | "melee";
  row: number;
  power: number;
}

/** One thing of a battle: what is told of it, the dice behind it, and what it costs whom. */
export interface Beat {
  event: Event;
  dice: readonly Thrown[];
  cell: Cell | null;
  losses: readonly Event[];
}

export interface Battle {
  point: number;
  /** The attacker, then the defender. */
  seats: readonly [number, number];
  beats: readonly Beat[];
}

const TOLD: readonly string[] = [
  ...["attacked", "evades", "is-caught", "took-refuge", "withdrew", "conceded", "tactical-tie", "advantage", "strikes-first"],
  ...["round-begins", "hit", "rout", "camp-holds", "retreated", "both-lost", "victory"],
];
const LOST: readonly string[] = ["loss", "detachment-lost"];
const PHASES = ["fire", "melee"] as const;
const MELEE = 1;

export const figure = ({ args }: Event, name: string): number => Number(args[name]);
export const named = (events: readonly Event[], ...names: readonly string[]): Event[] => events.filter(({ name }) => names.includes(name));

/** Who fights: as the view says, or the attack itself. */
function fighters(events: readonly Event[], battle: BattleView | null): { point: number; seats: readonly [number, number] } | null {
  const [attack] = named(events, "attacked");
  if (attack) return { point: figure(attack, "point"), seats: [figure(attack, "seat"), figure(attack, "rival")] };
  return battle ? { point: battle.point, seats: [battle.seats[0] ?? -1, battle.seats[1] ?? -1] } : null;
}

/** The part of a battle that an entry tells; nothing where nobody fights. */
export function battleOf(events: readonly Event[], battle: BattleView | null): Battle | null {
  const told = named(events, ...TOLD);
  const found = fighters(events, battle);
  if (told.length === 0 || !found) return null;
  const dice = new Map(found.seats.map((seat, side) => [seat, battle?.dice[side] ?? 0]));
  const beats: { event: Event; dice: readonly Thrown[]; cell: Cell | null; losses: Event[] }[] = [];
  for (const event of events) {
    if (event.name === "battle-die") dice.set(figure(event, "seat"), figure(event, "die"));
    else if (LOST.includes(event.name)) beats.at(-1)?.losses.push(event);
    else if (TOLD.includes(event.name)) beats.push({ event, ...rolled(event, found.seats, dice), losses: [] });
  }
  return { ...found, beats };
}

/** The dice behind an event of a battle. */
function rolled(event: Event, seats: readonly [number, number], dice: ReadonlyMap<number, number>): Pick<Beat, "dice" | "cell"> {
  const seat = figure(event, "seat");
  const foe = seats[0] === seat ? seats[1] : seats[0];
  const thrown = (who: number, total: number): Thrown => ({ seat: who, die: dice.get(who) ?? 0, total });
  if (event.name === "evades" || event.name === "is-caught") return { dice: [{ seat, die: figure(event, "die"), total: figure(event, "total") }], cell: null };
  if (event.name === "tactical-tie") return { dice: seats.map((who) => thrown(who, figure(event, "total"))), cell: null };
  if (event.name === "advantage") return { dice: seats.map((who) => thrown(who, figure(event, who === seat ? "total" : "other"))), cell: null };
  if (event.name !== "hit" && event.name !== "rout") return { dice: [], cell: null };
  const [row, power] = [figure(event, "row"), figure(event, "power")];
  const phase = PHASES[event.name === "hit" ? figure(event, "phase") : MELEE] ?? "melee";
  return { dice: [thrown(event.name === "hit" ? seat : foe, row)], cell: { phase, row, power } };
}

/** Whether an entry decides a battle, so that everybody hears of it. */
export function isDecided(events: readonly Event[]): boolean {
  return named(events, "victory", "both-lost").length > 0;
}

/** Rolls of all parties, one round after another: whoever throws twice begins a new one. */
export function roundsOf(events: readonly Event[], name: string): Thrown[][] {
  const rounds: Thrown[][] = [];
  for (const event of named(events, name)) {
    const seat = figure(event, "seat");
    const last = rounds.at(-1);
    const thrown = { seat, die: figure(event, "die"), total: figure(event, "total") };
    if (last && !last.some((one) => one.seat >= seat)) last.push(thrown);
    else rounds.push([thrown]);
  }
  return rounds;
}

export type Fate = "announced" | "carried-out" | "came-to-nothing" | "failed" | "cancelled";

/** A card of an entry: whose it is, what became of it, at what it was aimed, and its die. */
export interface Played {
  seat: number;
  card: number;
  fate: Fate;
  aims: readonly Event[];
  die: Thrown | null;
}

/** What events say of a card's fate. Its die comes after it is carried out, and may bring nothing: the last one counts. */
const FATES: Readonly<Record<string, Fate>> = { announced: "announced", "carried-out": "carried-out", "came-to-nothing": "came-to-nothing", "card-failed": "failed", cancelled: "cancelled" };
const AIMS: readonly string[] = ["aimed", "aimed-at", "aimed-party"];

/** The cards of an entry in the order in which they came up. */
export function cardsOf(events: readonly Event[]): Played[] {
  const cards: { seat: number; card: number; fate: Fate; aims: Event[]; die: Thrown | null }[] = [];
  for (const event of events) {
    const fate = FATES[event.name];
    if (!fate && ![...AIMS, "card-die"].includes(event.name)) continue;
    const [seat, card] = [figure(event, "seat"), figure(event, "card")];
    let own = cards.findLast((one) => one.seat === seat && one.card === card);
    if (!own) cards.push((own = { seat, card, fate: "carried-out", aims: [], die: null }));
    if (fate) own.fate = fate;
    else if (event.name === "card-die") own.die = { seat, die: figure(event, "die"), total: figure(event, "total") };
    else own.aims.push(event);
  }
  return cards;
}
