/** A table being planned: what the form knows before the server hears of it. */

import type { GameInfo, NewSeat, NewTable, OptionInfo, Pace, WindowSettings } from "../../wire.ts";

/** `me` plays here under the own name, `near` shares this screen, `open` is invited, `bot` is a program. */
export type SeatPlan = { kind: "me" | "near" | "open" | "bot"; level: string; name: string };

/** `alone` is one player against a program of the rules. */
export type Company = (typeof COMPANIES)[number];

export interface Plan {
  game: string;
  seats: SeatPlan[];
  options: Record<string, boolean | string>;
  pace: Pace;
  windows: WindowSettings;
  listed: boolean;
  watchable: boolean;
}

export const COMPANIES = ["bots", "friends", "screen", "anybody", "alone"] as const;
export const ALONE = 1;
const READING = /-R-\d+$/;
const MIDDLE_LEVEL = "casual";
const PACE: Pace = { kind: "free", bank: 600, extra: 15, days: 3, away: 72 };

const seat = (kind: SeatPlan["kind"], level: string): SeatPlan => ({ kind, level, name: "" });

/** The bot that is offered first: of middling strength, also where a game has other bots than most. */
export function middleLevel({ bots }: Pick<GameInfo, "bots">): string {
  const [middle] = bots.filter((bot) => bot.id === MIDDLE_LEVEL).concat(bots.slice(Math.floor(bots.length / 2)));
  return middle?.id ?? MIDDLE_LEVEL;
}

/** The seats that go with a company: the first is mine, the others are of its kind. */
function seatsFor(company: Company, count: number, level: string): SeatPlan[] {
  const kinds = { bots: "bot", friends: "open", anybody: "open", screen: "near", alone: "bot" } as const;
  return Array.from({ length: count }, (_, at) => seat(at === 0 ? "me" : kinds[company], level));
}

/** What a company usually wants. */
export function planFor(game: GameInfo, company: Company, wished = usualCount(game)): Plan {
  const count = company === "alone" ? ALONE : wished;
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  const listed = company === "anybody";
  const pace: Pace = listed ? { ...PACE, kind: "live" } : { ...PACE };
  return { game: game.id, seats: seatsFor(company, count, middleLevel(game)), options, pace, windows: { seconds: {}, early: false, ask: false }, listed, watchable: true };
}

/** The companies that a game can be played in. */
export function companiesOf(game: GameInfo): Company[] {
  return COMPANIES.filter((one) => one !== "alone" || game.seats.includes(ALONE));
}

/** The options that matter for a number of players: what the rulebook itself offers, then our readings of it. */
export function optionsFor(game: GameInfo, seats: number): OptionInfo[] {
  const matter = game.options.filter((option) => option.seats.length === 0 || option.seats.includes(seats));
  return matter.toSorted((one, other) => Number(READING.test(one.rule)) - Number(READING.test(other.rule)));
}

/** Four where the game allows it, else as close as it comes. */
export function usualCount(game: GameInfo): number {
  return [...game.seats].sort((one, other) => Math.abs(one - 4) - Math.abs(other - 4))[0] ?? 4;
}

/** More or fewer seats: those that stay keep what was chosen, new ones are like the last. */
export function resized(seats: readonly SeatPlan[], count: number): SeatPlan[] {
  const last = seats.at(-1) ?? seat("bot", MIDDLE_LEVEL);
  const like = last.kind === "me" ? seat("bot", last.level) : { ...last, name: "" };
  return Array.from({ length: count }, (_, at) => seats[at] ?? { ...like });
}

/** Options that name a seat must name one that is there. */
export function fittingOptions(plan: Plan): Plan["options"] {
  const fits = (value: boolean | string): boolean => {
    const named = typeof value === "string" ? /^seat_(\d+)$/.exec(value) : null;
    return !named || Number(named[1]) < plan.seats.length;
  };
  return Object.fromEntries(Object.entries(plan.options).filter(([, value]) => fits(value)));
}

/** Whether the game can begin at once, because nobody has to come first. */
export function isComplete(plan: Plan): boolean {
  return plan.seats.every((one) => one.kind !== "open");
}

/** The names of those who share this screen that are too short or given twice, by seat. */
export function wrongNames(plan: Plan, own: string): Map<number, "short" | "twice"> {
  const wrong = new Map<number, "short" | "twice">();
  const seen = new Set([own.trim().toLocaleLowerCase()]);
  plan.seats.forEach((one, at) => {
    if (one.kind !== "near") return;
    const name = one.name.trim().toLocaleLowerCase();
    if (name.length < 2) wrong.set(at, "short");
    else if (seen.has(name)) wrong.set(at, "twice");
    seen.add(name);
  });
  return wrong;
}

export function toRequest(plan: Plan): NewTable {
  const seats = plan.seats.map((one): NewSeat => {
    if (one.kind === "bot") return { kind: "bot", level: one.level };
    if (one.kind === "near") return { kind: "me", name: one.name.trim() };
    return { kind: one.kind };
  });
  const { game, pace, windows, listed, watchable } = plan;
  return { game, seats, options: fittingOptions(plan), pace, windows, listed: listed && !isComplete(plan), watchable, start: isComplete(plan) };
}

/** Words that stand alone begin with a capital. */
export function headed(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}
