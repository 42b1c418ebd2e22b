/** What is left of an action: the unfinished steps from the next one down, in words. */

import { t } from "../../core/text.svelte.ts";
import type { Unfinished } from "./parts.ts";
import { record, type Sight } from "./table.ts";

type Figures = Unfinished[1];
type Telling = (sight: Sight, figures: Figures) => string;

const number = (figures: Figures, name: string): number => Number(figures[name] ?? 0);
const left: (key: string) => Telling = (key) => (_, figures) => t(`ivan-left-${key}`, { left: number(figures, "left") });
const plain: (key: string) => Telling = (key) => () => t(`ivan-left-${key}`);
const effect: (op: string) => Telling = (op) => (sight) => sight.figures.words.step({ [op]: 1 });

function rest(sight: Sight, figures: Figures): string {
  const steps = sight.figures.effects[number(figures, "effect")] ?? [];
  return sight.figures.words.effect(steps.slice(number(figures, "at")));
}

function chamber(sight: Sight, figures: Figures): string {
  const words = sight.seeing.words.named("chamber", "chamber", number(figures, "chamber"));
  return t("ivan-left-work", { ...words, left: number(figures, "left") + number(figures, "extra") });
}

/** A boyar whose assignment card leads to no city stays, which is nothing to do. */
function arrival(sight: Sight, figures: Figures): string {
  const card = sight.view.assignments[number(figures, "chamber")] ?? 0;
  return record(sight, "assignment", card)["target"] === "none" ? "" : t("ivan-left-enter");
}

/** Steps that belong to the turn of one player. What is not here goes without saying. */
const TOLD: Readonly<Record<string, Telling>> = {
  OfferSeal: plain("seal"),
  Assignment: chamber,
  Work: chamber,
  NameCities: left("cities"),
  Harvest: plain("harvest"),
  Maneuver: left("maneuver"),
  ProjectWork: left("projects"),
  Market: left("market"),
  Grant: (_, figures) => t("ivan-left-rewards", { left: number(figures, "left") + number(figures, "extra") }),
  Arrival: arrival,
  EnterCity: arrival,
  Effect: rest,
  GainChoice: left("gain"),
  TakeIncome: effect("income"),
  BuyStone: plain("stone"),
  PlaceWarrior: effect("place_warrior"),
  MovePiece: effect("move"),
  MakeRoom: plain("room"),
  LayToken: plain("token"),
  Build: effect("build"),
  War: effect("war"),
  TakeProject: effect("take_project"),
  CompleteProject: effect("complete_project"),
  TakeEstate: effect("take_estate"),
  TakeTitle: effect("take_title"),
  Exchange: left("swaps"),
  OfferSwap: left("swaps"),
  Swap: plain("swap"),
  ResolveTrade: left("resolve"),
  NameSecond: plain("second"),
  ResolveOne: plain("named"),
  ChooseReward: plain("reward"),
};

/** A step of the one who is asked in plain words; with a name what waits for somebody else, as the second reward of a region does. */
function told(sight: Sight, [name, figures]: Unfinished): string {
  const what = TOLD[name]?.(sight, figures) ?? "";
  const owner = figures["seat"];
  const asked = sight.view.agenda.at(-1)?.[1]["seat"];
  return what && typeof owner === "number" && owner !== asked ? t("ivan-left-other", { seat: sight.seeing.names[owner] ?? "", what }) : what;
}

/** The steps that are still to be done, the next one first. */
export function leftToDo(sight: Sight): string[] {
  return sight.view.agenda
    .toReversed()
    .map((step) => told(sight, step))
    .filter(Boolean);
}
