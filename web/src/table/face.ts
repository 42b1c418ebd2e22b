/** What a game shows at the table, and what the table tells it. The table itself knows no game. */

import type { Component } from "svelte";

import type { Language } from "../core/settings.svelte.ts";
import type { GameWords } from "../core/words.ts";
import type { Ending, Entry, Event, Legal, Moment, SeatInfo } from "../wire.ts";
import type { Selection } from "./selection.svelte.ts";

/** Everything that the parts of a game may know about the moment that is shown. */
export interface Seeing {
  view: Record<string, unknown>;
  /** The seat whose view is shown; null for a spectator. */
  seat: number | null;
  /** Whether these are the eyes of another seat, lent for the look back at a game that is over. */
  lent?: boolean;
  /** What may be done now; nothing while the past is shown or somebody else decides. */
  legal: readonly Legal[];
  /** What is chosen so far where the question is for several things at once; null where it is not. */
  selection: Selection | null;
  /** What was picked so far for a move of several clicks, as `domain:number`: from where, with what. */
  picked: readonly string[];
  /** The start and every move that still counts, up to the moment that is shown. */
  told: readonly Entry[];
  seats: readonly SeatInfo[];
  names: readonly string[];
  words: GameWords;
  language: Language;
  /** Whether secret things are covered, because somebody is looking. */
  covered: boolean;
  /** Things to point out, as `domain:number`. */
  lit: ReadonlySet<string>;
  /** Whether things should stay still instead of gliding. */
  still: boolean;
  /** Whether the table is shown on a small screen. */
  small: boolean;
  /** Whether the last entry is being told step by step. */
  telling?: boolean;
}

/** What the parts of a game may ask of the table. */
export interface Doing {
  /** Play a move; where a finger may have met the wrong thing, it is told and asked about first. */
  play: (move: string, unsure?: boolean) => void;
  /** Pick things for a move of several clicks, in place of those before; nothing lets go. The next question forgets them. */
  pick: (things: readonly string[]) => void;
  /** Say why a move is not allowed. */
  why: (move: string) => void;
  /** Say what a move would bring while it is pointed at; nothing ends it. */
  foresee: (sentence: string) => void;
  /** Point out things, as `domain:number`. */
  light: (things: readonly string[]) => void;
}

export interface PartProps {
  seeing: Seeing;
  doing: Doing;
}

/** Things that a question offers and that are no places of the board. They stand in the prompt, large enough to read. */
export interface Offers {
  id: string;
  /** What they are together; it is shown where there are several such groups. */
  title: string;
  /** The things, as `domain:number`. */
  things: readonly string[];
  /** Cards stand in columns, wide ones have words on them, chips take as much room as they need. */
  shape: "cards" | "wide" | "chips";
}

export interface OfferProps extends PartProps {
  thing: string;
}

/** The small drawing of a thing beside its name. */
export interface SignProps {
  seeing: Seeing;
  thing: string;
}

/** What everybody may know about one seat, beside its name. */
export interface HoldingProps {
  seeing: Seeing;
  seat: number;
}

export interface BelongingsProps extends PartProps {
  seat: number;
}

/** Something that deserves a pause: it is shown over the board until it is done. */
export interface SceneProps {
  seeing: Seeing;
  entry: Entry;
  /** Whether a clock or a window is running, so that nothing should wait longer than it takes to read it. */
  hasty?: boolean;
  done: () => void;
}

export interface EndingProps {
  seeing: Seeing;
  result: Ending;
}

/** A line of the log: what it says, the rule behind it, and the things it speaks of. */
export interface Line {
  text: string;
  rule: string;
  things: string[];
  /** How loud it is: a heading parts the log, a loud line is set in bold. */
  tone: "plain" | "loud" | "heading";
}

/** A part of the board in words. */
export interface Passage {
  title: string;
  lines: string[];
}

/** The points of one seat as the game went on: pairs of entry number and points. */
export type Curve = readonly (readonly [number, number])[];

export type Tone = "knock" | "bell" | "tick" | "drum" | "cards" | "fanfare" | "fall";

/** One step of the guided first game: what it says, what it points at, and when it comes and goes. */
export interface LessonStep {
  id: string;
  /** Whether the step may come now. */
  when: (seeing: Seeing) => boolean;
  /** Whether the step is over by itself; without it a button leads on. */
  until?: (seeing: Seeing) => boolean;
  /** Things on the board to point out. */
  things?: (seeing: Seeing) => string[];
  /** A part of the screen to point out: `hand`, `prompt`, `players`, `log`, `toolbar`. */
  part?: string;
}

export interface Lesson {
  /** Text keys are `<prefix>-<step id>`. */
  prefix: string;
  /** Whether steps whose moment does not come are passed over, because players choose what to do. */
  loose?: boolean;
  steps: LessonStep[];
}

/** How an entry in which much happens is told step by step. */
export interface Steps {
  /** After how many of its events the board stops for a moment, in rising order; nowhere in most entries. */
  stops: (entry: Entry) => readonly number[];
  /** What is seen at such a stop, from what was seen before the entry and after it, and from the events so far. */
  between: (before: Record<string, unknown>, after: Record<string, unknown>, told: readonly Event[]) => Record<string, unknown>;
}

export interface Face {
  id: string;
  Board: Component<PartProps>;
  /** The viewer's own hidden things; moves that belong to them are played there. */
  Hand?: Component<PartProps>;
  Holding?: Component<HoldingProps>;
  /** Everything that these eyes may know about one seat, drawn large: fetched when somebody asks for it. */
  belongings?: () => Promise<{ default: Component<BelongingsProps> }>;
  Ending?: Component<EndingProps>;
  /** The question of the moment where the game knows more to say than its plain words; else nothing. */
  ask?: (seeing: Seeing) => string;
  /** Things that the question offers and that are no places of the board, in the order of the prompt; `Offer` draws one. */
  offers?: (seeing: Seeing) => readonly Offers[];
  Offer?: Component<OfferProps>;
  /** Draws a thing beside its name where several are chosen at once. */
  Sign?: Component<SignProps>;
  /** Whether things of a domain are places on the board, which is where a phone shows them. */
  isPlace?: (domain: string) => boolean;
  /** Moves that have no place on the board or in the hand. */
  buttons: (seeing: Seeing) => readonly Legal[];
  /** The things that are clicked for a move, in order, where they are not those that it names. */
  clicks?: (seeing: Seeing, move: Legal) => readonly string[];
  /** What such a button says where the game knows more to say than the plain words of the move; else nothing. */
  called?: (seeing: Seeing, move: Legal) => string;
  /** What can be done with things that are picked on the board, in place of the buttons while there are any. */
  Chooser?: Component<PartProps>;
  /** What a move would bring. */
  foretell: (seeing: Seeing, move: Legal) => string;
  /** Whether the question is answered by itself where there is only one answer, such as how to pay what is due. */
  isForced?: (seeing: Seeing) => boolean;
  /** Whether a move is important enough to be confirmed. */
  weighty: (seeing: Seeing, move: Legal) => boolean;
  /** Points of a seat to show beside its name, or null where there are none. */
  score: (seeing: Seeing, seat: number) => number | null;
  /** Which round is played, of how many, where the game has rounds. */
  round?: (seeing: Seeing) => { round: number; rounds: number };
  inWords: (seeing: Seeing) => Passage[];
  /** The lines of the log for the events of one entry; `before` tells what had happened until then. */
  lines: (events: readonly Event[], words: GameWords, names: readonly string[], before?: () => readonly Entry[]) => Line[];
  /** How long an entry should be looked at before the next is shown, in milliseconds. */
  pause: (entry: Entry) => number;
  /** What an entry shows over the board before it takes effect, one after another; `before` is the moment that is seen then. */
  scenes: (entry: Entry, before?: Moment | null) => readonly Component<SceneProps>[];
  steps?: Steps;
  sound: (entry: Entry) => Tone;
  curves: (seeing: Seeing) => Curve[];
  /** What the curves show, where it is more than points. */
  curvesShow?: () => string;
  lesson?: () => Promise<Lesson>;
}
