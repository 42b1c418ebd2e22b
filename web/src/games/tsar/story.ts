/** What has happened so far, read from the events: who stands where, and how every round ended. */

import { BESIDE, OUT } from "./parts.ts";
import { PLACES, THRONE } from "./palace.ts";

export interface Told {
  name: string;
  args: Record<string, unknown>;
}

/** A vote turned up: the seat and what it laid. */
export interface Vote {
  seat: number;
  ballot: number;
}

/** An election with its outcome. */
export interface Election {
  candidate: number;
  crown: number;
  votes: Vote[];
  elected: boolean;
}

/** The end of a round: the palace as it stood when the goals were turned up, and what everybody got. */
export interface RoundEnd {
  round: number;
  tsar: number;
  floors: number[];
  goals: number[];
  points: number[];
  totals: number[];
  /** Seats that scored nothing in the last round and are paid for it. */
  zero: number[];
}

export class Story {
  round = 0;
  floors: number[];
  /** Which of the places of its floor each courtier has; a courtier keeps it until it moves on. */
  slots: number[];
  /** The banished in the order in which they left. */
  banished: number[] = [];
  elections: Election[] = [];
  ends: RoundEnd[] = [];
  #votes: Vote[] = [];
  #candidate = -1;
  #crown = -1;

  constructor(courtiers: number) {
    this.floors = Array<number>(courtiers).fill(BESIDE);
    this.slots = Array<number>(courtiers).fill(0);
  }

  tell(event: Told): void {
    const figure = (name: string): number => Number(event.args[name]);
    switch (event.name) {
      case "round-begins":
        this.#begin(figure("round"));
        break;
      case "settled":
      case "left-over":
      case "raised":
        this.#stand(figure("courtier"), figure("floor"));
        break;
      case "candidate":
        this.#candidate = figure("courtier");
        this.#crown = figure("seat");
        this.#votes = [];
        break;
      case "voted":
        this.#votes.push({ seat: figure("seat"), ballot: figure("ballot") });
        break;
      case "banished":
        this.#decide(false);
        this.floors[figure("courtier")] = OUT;
        this.banished.push(figure("courtier"));
        break;
      case "elected":
        this.#decide(true);
        break;
      default:
        this.#score(event, figure);
    }
  }

  #begin(round: number): void {
    this.round = round;
    this.floors.fill(BESIDE);
    this.slots.fill(0);
    this.banished = [];
    this.elections = [];
  }

  #stand(courtier: number, floor: number): void {
    this.slots[courtier] = freeSlot(this.floors, this.slots, floor);
    this.floors[courtier] = floor;
  }

  #decide(elected: boolean): void {
    this.elections.push({ candidate: this.#candidate, crown: this.#crown, votes: this.#votes, elected });
    this.#votes = [];
  }

  #score(event: Told, figure: (name: string) => number): void {
    if (event.name === "goal-shown") {
      this.#end().goals[figure("seat")] = figure("goal");
    } else if (event.name === "scored") {
      const end = this.#end();
      end.points[figure("seat")] = figure("points");
      end.totals[figure("seat")] = figure("total");
    } else if (event.name === "zero-rewarded") {
      this.#end().zero.push(figure("seat"));
    }
  }

  #end(): RoundEnd {
    const last = this.ends.at(-1);
    if (last && last.round === this.round) return last;
    const tsar = this.floors.indexOf(THRONE);
    const end = { round: this.round, tsar, floors: [...this.floors], goals: [], points: [], totals: [], zero: [] };
    this.ends.push(end);
    return end;
  }
}

/** The story of a log. */
export function storyOf(events: Iterable<Told>, courtiers: number): Story {
  const story = new Story(courtiers);
  for (const event of events) story.tell(event);
  return story;
}

/** The first place on a floor that nobody has. */
export function freeSlot(floors: readonly number[], slots: readonly number[], floor: number): number {
  if (floor === THRONE) return 0;
  for (let slot = 0; slot < PLACES; slot += 1) {
    if (!floors.some((at, courtier) => at === floor && slots[courtier] === slot)) return slot;
  }
  return 0;
}

/** Places for a position whose story is not known: those of the story where it agrees, else in order. */
export function slotsFor(floors: readonly number[], story: Story): number[] {
  if (floors.every((at, courtier) => at === story.floors[courtier])) return [...story.slots];
  const taken = new Map<number, number>();
  return floors.map((at) => {
    const slot = taken.get(at) ?? 0;
    taken.set(at, slot + 1);
    return at < 0 || at === THRONE ? 0 : slot;
  });
}
