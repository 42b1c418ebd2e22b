/** The victory points of the parties as the game went on: what events tell of towns, battles, the Tsar and the peace. */

import { curvesOf as drawn } from "../../board/curves.ts";
import type { Curve } from "../../table/face.ts";
import type { Entry, Event } from "../../wire.ts";
import type { Figures } from "./figures.ts";
import { MOSCOW, NOBODY, SOVEREIGN } from "./parts.ts";
import { pointsFrom, total } from "./points.ts";

interface Realm {
  control: number[];
  victories: number[];
  reigning: number;
  tsar: number;
  peace: number;
  /** Before the first year a commander who enters brings his point to his party. */
  setUp: boolean;
}

function begun(figures: Figures, seats: number): Realm {
  const control = figures.points.map(({ sovereign }) => (sovereign ? SOVEREIGN : NOBODY));
  const tsar = figures.figures.findIndex(({ reigns }) => reigns);
  return { control, victories: Array.from({ length: seats }, () => 0), reigning: MOSCOW, tsar, peace: NOBODY, setUp: true };
}

function note(realm: Realm, { name, args }: Event): void {
  const [seat, point, who] = [Number(args["seat"]), Number(args["point"]), Number(args["who"])];
  if (name === "year-begins") realm.setUp = false;
  else if (name === "control-taken" || (name === "entered" && realm.setUp)) realm.control[point] = seat;
  else if (name === "control-lost") realm.control[point] = NOBODY;
  else if (name === "victory") realm.victories[seat] = (realm.victories[seat] ?? 0) + Number(args["count"]);
  else if (name === "peace-made") realm.peace = seat;
  else if (name === "throne-vacant") Object.assign(realm, { reigning: NOBODY, tsar: -1 });
  else if (name === "proclaimed") Object.assign(realm, { reigning: seat, tsar: who });
  else if (name === "came-over" && who === realm.tsar) realm.reigning = seat;
}

const pointsIn = (realm: Realm, figures: Figures): number[] => realm.victories.map((_, seat) => total(pointsFrom(figures, seat, realm)));

/** The points of every seat after all that has happened since the set-up. */
export function pointsAfter(events: Iterable<Event>, seats: number, figures: Figures): number[] {
  const realm = begun(figures, seats);
  for (const event of events) note(realm, event);
  return pointsIn(realm, figures);
}

export function curvesOf(told: readonly Entry[], seats: number, figures: Figures): Curve[] {
  const realm = begun(figures, seats);
  return drawn(told, seats, ({ events }) => {
    for (const event of events) note(realm, event);
    return pointsIn(realm, figures);
  });
}
