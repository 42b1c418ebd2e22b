/** How a game speaks: events, moves, questions and refusals as sentences, from its bundle and the words of the current language. */

import type { ContentBundle, Event as GameEvent, Phrase } from "../wire.ts";
import { speech, type Args } from "./text.svelte.ts";

const NUMBER = "number";

export class GameWords {
  readonly bundle: ContentBundle;

  constructor(bundle: ContentBundle) {
    this.bundle = bundle;
  }

  get id(): string {
    return this.bundle.game.id;
  }

  /** The id of a thing of a domain: `pyotr` for courtier 12. */
  word(domain: string, value: number): string {
    return this.bundle.domains[domain]?.[value] ?? String(value);
  }

  /** The number of a thing of a domain: 12 for courtier `pyotr`. */
  value(domain: string, word: string): number {
    return domain === NUMBER ? Number(word) : (this.bundle.domains[domain]?.indexOf(word) ?? -1);
  }

  /** The name of a thing. */
  name(domain: string, value: number): string {
    return this.named("it", domain, value)["it"] ?? "";
  }

  /** The forms of a thing's name. What changed content names has none, so `other` lends it some. */
  named(name: string, domain: string, value: number): Record<string, string> {
    const word = this.word(domain, value);
    const title = this.bundle.names[domain]?.[value]?.[speech.language] ?? "";
    const key = `${this.id}-${domain}-${word}`;
    if (speech.has(key) && (title === "" || title === speech.say(key))) return speech.forms(name, key);
    const other = `${this.id}-${domain}-other`;
    return speech.has(other) ? speech.forms(name, other, { title: title || word }) : { [name]: title || word };
  }

  /** The arguments that one figure of an event or a move gives to its message. */
  thing(name: string, domain: string, value: number, names: readonly string[]): Args {
    if (domain === "seat") return this.taker(name, value, names);
    if (domain === NUMBER) return { [name]: value };
    const spoken: Args = this.named(name, domain, value);
    const parts = this.bundle.parts[domain];
    const items = parts?.items[value];
    if (parts && items) {
      spoken[`${name}_list`] = items.map((item) => this.name(parts.domain, item)).join(", ");
    }
    return spoken;
  }

  /** Who takes part: after the seats come the programs of the game. Players keep one name for all their forms. */
  taker(name: string, value: number, names: readonly string[]): Args {
    const keys = this.bundle.programs.map((program) => `${this.id}-program-${program}`);
    const beyond = keys[value - names.length];
    if (beyond !== undefined) return speech.forms(name, beyond);
    const forms = keys[0] === undefined ? { [name]: "" } : speech.forms(name, keys[0]);
    return Object.fromEntries(Object.keys(forms).map((form) => [form, names[value] ?? String(value)]));
  }

  /** A line of the log. */
  event(event: GameEvent, names: readonly string[]): string {
    const kind = this.bundle.events.find((one) => one.name === event.name);
    let args: Args = {};
    for (const [name, domain] of kind?.args ?? []) {
      args = { ...args, ...this.thing(name, domain, Number(event.args[name]), names) };
    }
    return speech.say(`${this.id}-event-${event.name}`, args);
  }

  /** A move in notation (`raise pyotr`) as a button would say it. */
  move(notation: string, names: readonly string[]): string {
    const [verb = "", ...targets] = notation.split(" ");
    const kind = this.bundle.kinds.find((one) => one.name === verb);
    if (kind?.several) return speech.say(`${this.id}-move-${verb}`, this.#selected(kind.domains[0] ?? "", targets));
    let args: Args = {};
    kind?.domains.forEach((domain, at, domains) => {
      const before = domains.slice(0, at).filter((one) => one === domain).length;
      const name = before > 0 ? `${domain}${String(before + 1)}` : domain;
      args = { ...args, ...this.thing(name, domain, this.value(domain, targets[at] ?? ""), names) };
    });
    return speech.say(`${this.id}-move-${verb}`, args);
  }

  /** Things that are selected together; several of one kind are named once. */
  #selected(domain: string, words: readonly string[]): Args {
    const values = words.map((word) => this.value(domain, word)).filter((value) => value >= 0);
    const spoken = [...new Set(values)].sort((a, b) => a - b).map((value) => {
      const forms = this.named("one", domain, value);
      const many = values.filter((one) => one === value).length;
      return `${forms["one_acc"] ?? forms["one"]}${many > 1 ? ` ×${many}` : ""}`;
    });
    return { [`${domain}_list`]: spoken.join(", "), count: values.length };
  }

  /** What a move in notation touches, as `domain:number`. */
  things(notation: string): string[] {
    const [verb = "", ...targets] = notation.split(" ");
    const kind = this.bundle.kinds.find((one) => one.name === verb);
    const domain = (at: number): string => (kind?.several ? kind.domains[0] : kind?.domains[at]) ?? "";
    return targets.map((word, at) => `${domain(at)}:${this.value(domain(at), word)}`).filter((thing) => !thing.endsWith(":-1"));
  }

  /** What a phrase says; smaller phrases and things are put into it. */
  phrase(phrase: Phrase, names: readonly string[] = []): string {
    let args: Args = {};
    for (const [name, figure] of Object.entries(phrase.args ?? {})) {
      if (Array.isArray(figure)) args = { ...args, ...this.thing(name, figure[0], figure[1], names) };
      else args[name] = typeof figure === "object" ? this.phrase(figure, names) : figure;
    }
    const forms = speech.forms("it", phrase.key, args);
    return forms[`it_${phrase.form ?? ""}`] ?? forms["it"] ?? "";
  }

  /** What a thing of the content does, a line for each. */
  about(table: string, value: number): string[] {
    return (this.bundle.about[table]?.[value] ?? []).map((line) => this.phrase(line));
  }

  /** The question to the seat that must decide. */
  ask(ask: string): string {
    return speech.say(`${this.id}-ask-${ask}`);
  }

  /** What the others read while somebody decides. */
  wait(ask: string, who: string): string {
    return speech.say(`${this.id}-wait-${ask}`, { seat: who });
  }

  /** Why a move is not allowed. */
  refusal(key: string, args: Args): string {
    const own = `${this.id}-refusal-${key}`;
    return speech.say(speech.has(own) ? own : `refusal-${key}`, args);
  }

  /** The name of an opponent that is a program of the rules. */
  program(name: string): string {
    return speech.say(`${this.id}-program-${name}`);
  }

  /** How a tie for the first place was settled. */
  tie(rule: string): string {
    return rule ? speech.say(`${this.id}-tie-${rule}`) : "";
  }
}
