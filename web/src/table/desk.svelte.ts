/** The table as one person sees it: which seat, what is asked, what is pointed out, and what may be done. */

import { untrack } from "svelte";

import { seatName } from "../core/names.ts";
import { failure, spoken } from "../core/problems.ts";
import { rest } from "../core/rest.ts";
import { settings } from "../core/settings.svelte.ts";
import { speech, t } from "../core/text.svelte.ts";
import { toasts } from "../ui/toasts.svelte.ts";
import type { Entry, Legal, Problem, Refused, SeatView } from "../wire.ts";
import { Choosing, NO_PICKS } from "./choosing.svelte.ts";
import { Eyes } from "./eyes.svelte.ts";
import type { Doing, Line, Seeing } from "./face.ts";
import { pointedOut } from "./hint.ts";
import { standing } from "./told.ts";

/** Something the person should read before going on: why not, or what a hint says. */
export interface Notice {
  text: string;
  rule: string;
  tone: "refusal" | "hint";
}

const NOTHING: ReadonlySet<string> = new Set();

export class Desk extends Eyes implements Doing {
  covered = $state(false);
  small = $state(false);
  foresight = $state("");
  notice = $state.raw<Notice | null>(null);
  /** An important move that waits to be confirmed. */
  sure = $state("");
  sending = $state(false);
  /** The seat whose belongings are looked at. */
  looking = $state<number | null>(null);
  /** The rule whose paragraph is open. */
  rule = $state("");
  /** The last question that was answered by itself. */
  #answered = "";
  /** The last question that was turned to. */
  #turned = "";
  readonly #choosing = new Choosing(() => this.#several);
  #lit = $state.raw<ReadonlySet<string>>(NOTHING);
  #coached = $state.raw<ReadonlySet<string>>(NOTHING);
  /** The move that a hint named, in notation. */
  #hinted = $state("");

  // --- what is seen

  readonly seeing: Seeing | null = $derived.by(() => this.#see(this.seatView, this.looker));

  /** What another seat sees, where that is open. */
  seeingAs(seat: number): Seeing | null {
    return this.#see(this.stage.shown?.views[String(seat)] ?? null, seat);
  }

  #see(own: SeatView | null, seat: number | null): Seeing | null {
    const { words } = this.table;
    const shown = this.stage.shown;
    if (!words || !shown || !own) return null;
    const seen: Seeing = {
      view: own.view,
      seat,
      lent: seat !== this.eyes,
      legal: this.asked ? this.#legal : [],
      selection: this.asked ? this.#choosing.selection : null,
      picked: this.asked ? this.#choosing.picked : NO_PICKS,
      told: this.stage.told,
      seats: shown.seats,
      names: shown.seats.map(seatName),
      words,
      language: speech.language,
      covered: this.covered || this.curtain !== null,
      lit: NOTHING,
      still: settings.still,
      small: this.small,
      telling: this.stage.part !== null,
    };
    const hinted = this.#hinted && this.asked ? pointedOut(seen, this.face, this.#hinted) : [];
    return { ...seen, lit: new Set([...this.#lit, ...this.#coached, ...hinted, ...this.#meant(seen)]) };
  }

  /** Where the move ends that waits to be confirmed, if it has a place. */
  #meant(seen: Seeing): readonly string[] {
    const waits = seen.legal.find(({ move }) => move === this.sure);
    return waits ? (this.face.clicks?.(seen, waits).slice(-1) ?? []) : [];
  }

  /** Whether the line is lost: what is done now would not arrive. */
  get cut(): boolean {
    return this.table.line !== "open";
  }

  /** Whether this seat must decide now, and may. */
  get asked(): boolean {
    const now = this.table.now;
    if (!now || this.eyes === null || this.sending || this.curtain !== null) return false;
    if (this.cut || !now.waiting.includes(this.eyes) || !this.plays(this.eyes)) return false;
    return this.stage.current || this.#sameQuestion;
  }

  /** The moves of the moment. Those that answer for several things one by one are for bots: people choose at once. */
  get #legal(): readonly Legal[] {
    const own = this.nowView;
    return own?.several ? own.legal.filter((move) => move.kind !== own.several?.kind) : (own?.legal ?? []);
  }

  /** How often the seat has moved: the same question, asked again, is a new one. */
  get #moves(): number {
    return this.stage.told.filter((entry) => entry.kind === "move" && entry.seat === this.eyes).length;
  }

  /** The question for several things, as text; nothing where one thing is asked for. */
  get #several(): string {
    const several = this.nowView?.several;
    const waits = this.table.now?.waiting.includes(this.eyes ?? -1);
    return several && waits ? JSON.stringify({ eyes: this.eyes, moves: this.#moves, several }) : "";
  }

  /** What tells one question to this seat from the next; nothing while there is none. */
  readonly #question: string = $derived.by(() => {
    const { seeing } = this;
    if (!seeing || !this.asked) return "";
    return [this.#moves, this.#several, ...seeing.legal.map((legal) => legal.move)].join("\n");
  });

  /** While several decide at once, news of the others does not take the question away. */
  get #sameQuestion(): boolean {
    const { live, scene, shown } = this.stage;
    const asked = this.eyes !== null && shown?.waiting.includes(this.eyes) === true;
    return live && scene === null && asked && this.seatView?.prompt?.ask === this.nowView?.prompt?.ask;
  }

  /** The lines of the log for one entry, as far as this seat may see them. */
  lines(entry: Entry): Line[] {
    const { words } = this.table;
    const seen = entry.events.filter((event) => event.only == null || (this.eyes !== null && event.only.includes(this.eyes)));
    return words ? this.face.lines(seen, words, this.names, () => standing(this.table.entries, entry.number - 1)) : [];
  }

  // --- what is done

  play = (move: string, unsure = false): void => {
    this.notice = null;
    const legal = this.seeing?.legal.find((one) => one.move === move);
    if (!legal || !this.seeing) {
      if (!this.stage.current) this.stage.present();
      return;
    }
    this.#play(this.seeing, legal, unsure);
  };

  /** Play what was chosen, if it is enough. */
  confirm(): void {
    const { seeing } = this;
    const selection = seeing?.selection;
    if (!seeing || !selection?.ready) return;
    this.notice = null;
    const { kind, domain } = selection.asked;
    const args = selection.values.map((value) => seeing.words.value(domain, value));
    this.#play(seeing, { move: selection.move, kind, args });
  }

  /** An important move is asked about first, and one that may not be meant. */
  #play(seeing: Seeing, legal: Legal, unsure = false): void {
    if (settings.confirm && this.sure !== legal.move && (unsure || this.face.weighty(seeing, legal))) {
      this.sure = legal.move;
      this.foresight = this.face.foretell(seeing, legal);
      return;
    }
    void this.#send(legal.move);
  }

  /** Give the only answer to a question that leaves no choice; called whenever one may be there. After an undo it stays. */
  goOn(): void {
    const { seeing } = this;
    const question = this.#question;
    if (!seeing || question === "" || question === this.#answered || seeing.legal.length !== 1 || seeing.selection) return;
    if (this.stage.steps.at(-1)?.kind === "undo" || !this.face.isForced?.(seeing)) return;
    this.#answered = question;
    untrack(() => void this.#send(seeing.legal[0]!.move));
  }

  /** Play the move that waits to be confirmed. */
  playSure(): void {
    if (this.seeing?.selection?.move === this.sure) this.confirm();
    else this.play(this.sure);
  }

  /** Whoever picks something else no longer means the move that waits to be confirmed. */
  pick = (things: readonly string[]): void => {
    if (this.sure) this.sure = this.foresight = "";
    this.#choosing.pick(things);
  };

  /** Let go of what is picked or chosen; whether there was anything. */
  letGo(): boolean {
    const held = this.asked && this.#choosing.letGo();
    if (held) this.foresee("");
    return held;
  }

  async #send(move: string): Promise<void> {
    if (this.eyes === null) return;
    this.sure = "";
    this.foresight = "";
    this.#unlight();
    this.pick(NO_PICKS);
    this.sending = true;
    const answer = await this.table.move(this.eyes, move);
    this.sending = false;
    if (answer.type === "refused") this.refuse(answer);
  }

  why = (move: string): void => {
    void this.#ask(move);
  };

  async #ask(move: string): Promise<void> {
    if (this.eyes === null || !this.stage.live) return;
    if (this.stage.part) return this.stage.hurry();
    if (!this.table.now?.waiting.includes(this.eyes)) {
      const key = this.table.now?.over ? "web-table-why-over" : "web-table-why-wait";
      this.notice = { text: t(key, { names: this.waitingNames }), rule: "", tone: "refusal" };
      return;
    }
    try {
      const { refusal } = await rest.why(this.table.id, this.eyes, move);
      if (refusal) this.refuse(refusal);
    } catch (error) {
      toasts.say(failure(error), "bad");
    }
  }

  refuse(problem: Problem | Refused): void {
    this.notice = { text: spoken(problem), rule: problem.rule, tone: "refusal" };
  }

  foresee = (sentence: string): void => {
    if (this.sure === "") this.foresight = sentence;
  };

  light = (things: readonly string[]): void => {
    this.#lit = things.length > 0 ? new Set(things) : NOTHING;
  };

  /** Things that the guide of a first game points at. */
  coach(things: readonly string[]): void {
    const same = things.length === this.#coached.size && things.every((thing) => this.#coached.has(thing));
    if (!same) this.#coached = new Set(things);
  }

  async hint(): Promise<void> {
    const question = this.#question;
    if (this.eyes === null || !this.asked) return;
    try {
      const { move } = await rest.hint(this.table.id, this.eyes);
      if (question !== this.#question) return;
      const text = t("web-table-hint-says", { move: this.table.words?.move(move, this.names) ?? move });
      this.notice = { text, rule: "", tone: "hint" };
      this.#hinted = move;
    } catch (error) {
      toasts.say(failure(error), "bad");
    }
  }

  async undo(): Promise<void> {
    if (this.eyes === null) return;
    this.notice = null;
    const answer = await this.table.send({ type: "undo", seat: this.eyes });
    if (answer.type === "refused") this.refuse(answer);
  }

  async answer(seat: number, yes: boolean): Promise<void> {
    const asked = this.table.now?.asked;
    if (!asked) return;
    const answer = await this.table.send({ type: "answer", seat, ask: asked.number, yes });
    if (answer.type === "refused") this.refuse(answer);
  }

  /** A seat of mine whose consent to an undo is awaited. */
  get consenting(): number | null {
    const asked = this.table.now?.asked;
    return asked?.consent.find((seat) => this.table.mine.includes(seat) && !asked.agreed.includes(seat)) ?? null;
  }

  /** Those who must decide now, as a list for a sentence. */
  get waitingNames(): string {
    const shown = this.stage.live ? this.table.now : this.stage.shown;
    return listed((shown?.waiting ?? []).map((seat) => this.names[seat] ?? ""));
  }

  clear(): void {
    this.notice = null;
    this.sure = "";
    this.foresight = "";
    this.#unlight();
    this.pick(NO_PICKS);
  }

  #unlight(): void {
    this.light([]);
    this.#hinted = "";
  }

  /** Take away what was said to one question when the next is asked; called whenever that may be. */
  turnPage(): void {
    const question = this.#question;
    untrack(() => {
      if (question === "") this.foresee("");
      else if (question !== this.#turned) this.clear();
    });
    this.#turned = question || this.#turned;
  }

  protected override passOn(seat: number): void {
    this.clear();
    super.passOn(seat);
  }
}

/** Names as a list in the current language. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}

/** Words with a full stop at their end, where none is yet, because more follow. */
export function sentenceOf(words: string): string {
  return words === "" || /[.!?…]$/.test(words) ? words : `${words}.`;
}
