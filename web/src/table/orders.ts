/** Standing orders: a question that may be passed can be passed from now on without being asked. */

import { speech } from "../core/text.svelte.ts";
import type { GameWords } from "../core/words.ts";
import type { AnswerList, Legal, Order, SeatView } from "../wire.ts";

const PASS = "pass";
const WINDOW = "window";
/** For as long as it has not answered yet; no scope has such a name. */
export const ONCE = "1";
const PLAIN = { rule: "", unless: [], times: null, then: [], when: {}, until: "", since: 0 };

/** The order that would pass the open question, and the other moves that are open. Null where nothing may be passed. */
export function passing(view: SeatView | null): { order: Order; others: readonly Legal[] } | null {
  const pass = view?.legal.find((move) => move.kind === PASS);
  if (!view?.prompt || !pass) return null;
  const order = { ...PLAIN, ask: view.prompt.ask, rule: view.prompt.rule, play: pass.move };
  return { order, others: view.legal.filter((move) => move !== pass) };
}

/** Whether two orders answer the same question. */
export function sameQuestion(one: Order, other: Order): boolean {
  return one.ask === other.ask && one.rule === other.rule;
}

/** Whether two orders say the same, whenever they were given. */
export function sameOrder(one: Order, other: Order): boolean {
  const said = (order: Order): string => JSON.stringify([Object.entries({ ...order, since: 0, when: "" }).toSorted(), Object.entries(order.when).toSorted()]);
  return said(one) === said(other);
}

/** What may be ordered for windows of a kind (empty: of any): what the seat has answered in the open one, then what else it could answer. */
export function answersToOrder(own: readonly string[], possible: AnswerList["answers"], kind: string): (readonly string[])[] {
  const found = kind === "" ? Object.values(possible).flat() : (possible[kind] ?? []);
  const given = own.length > 0 && own[0] !== PASS ? [own] : [];
  return [...new Map([...given, [PASS], ...found].map((moves) => [nameOf(moves), moves])).values()];
}

/** What a seat has answered itself in the open window, if that is whole. */
export function ownAnswer(view: SeatView | null): readonly string[] {
  const own = view?.answer;
  return own?.whole && !own.ordered ? own.moves : [];
}

/** An answer as one word, to tell it from others. */
export const nameOf = (moves: readonly string[]): string => moves.join(", ");

/** The facts that an order may ask for, each with the values it can have; of the kinds of window only those that open. */
export function factOffers(words: GameWords, names: readonly string[]): { name: string; label: string; values: { value: string; label: string }[] }[] {
  const valuesOf = (domain: string): { value: string; label: string }[] =>
    domain === "seat"
      ? names.map((label, seat) => ({ value: String(seat), label }))
      : (words.bundle.domains[domain] ?? []).map((value, at) => ({ value, label: words.name(domain, at) }));
  const opening = new Set(words.bundle.game.windows.map(({ id }) => id));
  return words.bundle.facts.map((fact) => ({
    name: fact.id,
    label: fact.name[speech.language],
    values: valuesOf(fact.domain).filter(({ value }) => fact.id !== "window" || opening.has(value)),
  }));
}

/** An order for windows; it lasts for a scope, once, or (empty) for good. */
export function windowOrder(moves: readonly string[], when: Readonly<Record<string, string>>, lasts: string): Order {
  const [play = PASS, ...then] = moves;
  const named = Object.fromEntries(Object.entries(when).filter(([, value]) => value !== ""));
  return { ...PLAIN, ask: WINDOW, play, then, when: named, until: lasts === ONCE ? "" : lasts, times: lasts === ONCE ? 1 : null };
}

/** The conditions of an order and how long it lasts, as a person reads them. */
export function conditionsOf(order: Order, words: GameWords, names: readonly string[]): string[] {
  const offers = factOffers(words, names);
  const said = Object.entries(order.when).map(([name, value]) => {
    const fact = offers.find((one) => one.name === name);
    return `${fact?.label ?? name}: ${fact?.values.find((one) => one.value === value)?.label ?? value}`;
  });
  const scope = words.bundle.scopes.find((one) => one.id === order.until);
  if (order.times === 1) said.push(speech.say("web-table-order-once"));
  return scope ? [...said, speech.say("web-table-order-until", { scope: scope.name[speech.language] })] : said;
}
