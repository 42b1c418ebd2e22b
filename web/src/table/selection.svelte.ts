/** Choosing several things at once: in any order, back and forth, until the choice is confirmed. */

import { t } from "../core/text.svelte.ts";
import type { Several } from "../wire.ts";

const NOTHING: ReadonlyMap<string, number> = new Map();

export class Selection {
  readonly asked: Several;
  #counts = $state.raw(NOTHING);

  constructor(asked: Several) {
    this.asked = asked;
  }

  /** Whether a thing is among those to choose from. */
  has(value: string): boolean {
    return this.#most(value) > 0;
  }

  /** How many of a thing are chosen. */
  count(value: string): number {
    return this.#counts.get(value) ?? 0;
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** How many more may be chosen, the budget aside. */
  get left(): number {
    return this.asked.most - this.total;
  }

  /** What the chosen things weigh together. */
  get spent(): number {
    return [...this.#counts].reduce((sum, [value, count]) => sum + count * this.#weight(value), 0);
  }

  canAdd(value: string): boolean {
    const { budget } = this.asked;
    const affordable = !budget || this.spent + this.#weight(value) <= budget.most;
    return affordable && this.left > 0 && this.count(value) < this.#most(value);
  }

  add(value: string): void {
    if (this.canAdd(value)) this.#set(value, this.count(value) + 1);
  }

  remove(value: string): void {
    if (this.count(value) > 0) this.#set(value, this.count(value) - 1);
  }

  /** A click on the thing itself: one more of it, or none where there can be no more. */
  turn(value: string): void {
    if (this.canAdd(value)) this.add(value);
    else this.#set(value, 0);
  }

  clear(): void {
    this.#counts = NOTHING;
  }

  /** Whether the choice can be confirmed. */
  get ready(): boolean {
    return this.total >= this.asked.least || (this.total === 0 && this.asked.or_none);
  }

  /** The chosen things in the order of the question, as often as they are chosen. */
  get values(): string[] {
    return this.asked.items.flatMap(({ value }) => Array.from({ length: this.count(value) }, () => value));
  }

  /** The choice as a move. */
  get move(): string {
    return [this.asked.kind, ...(this.total > 0 ? this.values : ["none"])].join(" ");
  }

  /** How many of a thing are chosen, in words. */
  tell(value: string): string {
    return t("web-table-several-of", { count: this.count(value), most: this.#most(value) });
  }

  #most(value: string): number {
    return this.asked.items.find((item) => item.value === value)?.most ?? 0;
  }

  #weight(value: string): number {
    return this.asked.budget?.weights[this.asked.items.findIndex((item) => item.value === value)] ?? 0;
  }

  #set(value: string, count: number): void {
    const counts = new Map(this.#counts);
    if (count > 0) counts.set(value, count);
    else counts.delete(value);
    this.#counts = counts;
  }
}
