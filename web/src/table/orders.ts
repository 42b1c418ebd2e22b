/** Standing orders: a question that may be passed can be passed from now on without being asked. */

import type { Legal, Order, SeatView } from "../wire.ts";

const PASS = "pass";

/** The order that would pass the open question, and the other moves that are open. Null where nothing may be passed. */
export function passing(view: SeatView | null): { order: Order; others: readonly Legal[] } | null {
  const pass = view?.legal.find((move) => move.kind === PASS);
  if (!view?.prompt || !pass) return null;
  const order = { ask: view.prompt.ask, rule: view.prompt.rule, play: pass.move, unless: [], times: null };
  return { order, others: view.legal.filter((move) => move !== pass) };
}

/** Whether two orders answer the same question. */
export function sameQuestion(one: Order, other: Order): boolean {
  return one.ask === other.ask && one.rule === other.rule;
}
