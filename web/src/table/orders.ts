/** Standing orders: a question that may be passed can be passed from now on without being asked. */

import { speech } from "../core/text.svelte.ts";
import type { GameWords } from "../core/words.ts";
import type { Legal, Order, SeatView } from "../wire.ts";

const PASS = "pass";
const WINDOW = "window";
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

/** What may be ordered for windows: to pass, and what the seat has answered in the open one. */
export function answersToOrder(view: SeatView | null): string[][] {
  const own = view?.answer;
  const whole = own?.whole && !own.ordered && own.moves[0] !== PASS ? [own.moves] : [];
  return [...whole, [PASS]];
}

/** The facts that an order may ask for, each with the values it can have. */
export function factOffers(words: GameWords, names: readonly string[]): { name: string; label: string; values: { value: string; label: string }[] }[] {
  const valuesOf = (domain: string): { value: string; label: string }[] =>
    domain === "seat"
      ? names.map((label, seat) => ({ value: String(seat), label }))
      : (words.bundle.domains[domain] ?? []).map((value, at) => ({ value, label: words.name(domain, at) }));
  return words.bundle.facts.map((fact) => ({ name: fact.id, label: fact.name[speech.language], values: valuesOf(fact.domain) }));
}

export function windowOrder(moves: readonly string[], when: Readonly<Record<string, string>>, until: string): Order {
  const [play = PASS, ...then] = moves;
  return { ...PLAIN, ask: WINDOW, play, then, when: Object.fromEntries(Object.entries(when).filter(([, value]) => value !== "")), until };
}

/** The conditions of an order and how long it lasts, as a person reads them. */
export function conditionsOf(order: Order, words: GameWords, names: readonly string[]): string[] {
  const offers = factOffers(words, names);
  const said = Object.entries(order.when).map(([name, value]) => {
    const fact = offers.find((one) => one.name === name);
    return `${fact?.label ?? name}: ${fact?.values.find((one) => one.value === value)?.label ?? value}`;
  });
  const scope = words.bundle.scopes.find((one) => one.id === order.until);
  return scope ? [...said, speech.say("web-table-order-until", { scope: scope.name[speech.language] })] : said;
}
