/** The strategy board in words and figures: who stands where for how many points, and what placing an advisor would change. */

import { t } from "../../core/text.svelte.ts";
import type { Legal } from "../../wire.ts";
import type { Slot } from "./figures.ts";
import { land, type Landing, type Spaces, type Standing } from "./landing.ts";
import { ADVISORS, EMPTY } from "./parts.ts";
import { pickedDomain, pickingOf } from "./picking.ts";
import { sideName, type Sight } from "./table.ts";

/** The spaces of a banner from the top, with those who stand there. */
export function spacesOn({ view, figures, banners }: Sight, action: number): Spaces {
  return (banners[action] ?? []).map((_, row) => {
    const stands = view.banners[action]?.[row] ?? EMPTY;
    if (stands === EMPTY) return null;
    const advisor = stands % ADVISORS;
    const bribe = view.bribes[action]?.[row] ?? 0;
    return { side: Math.floor(stands / ADVISORS), advisor, bribe, influence: (figures.advisors[advisor] ?? 0) + bribe };
  });
}

/** What a move that places an advisor would do to its banner. */
export function landingOf(sight: Sight, { args: [advisor = 0, action = 0, bribe = 0] }: Legal): Landing | null {
  const influence = (sight.figures.advisors[advisor] ?? 0) + bribe;
  return land(spacesOn(sight, action), { side: sight.seeing.seat ?? 0, advisor, bribe, influence });
}

/** Where the advisor who is picked would land, by banner. */
export function landings(sight: Sight): ReadonlyMap<number, Landing> {
  const picking = pickingOf(sight.seeing);
  if (pickedDomain(picking) !== "advisor") return new Map();
  return new Map([...picking.ways.values()].flatMap((move) => {
    const found = landingOf(sight, move);
    return found ? [[move.args[1] ?? 0, found] as const] : [];
  }));
}

/** What a space gives, in words. Alone one is always first, so there is no token to give. */
export function slotWords({ view, seeing }: Sight, slot: Slot | undefined): string {
  if (slot?.effect["pass_first_player"] && view.seats === 1) return t("web-rurik-looks", { count: (slot.effect["scheme"] as { look: number }).look });
  return slot ? seeing.words.about("strategy_slot", slot.at).join("; ") : "";
}

const number = ({ figures }: Sight, one: Standing): number => figures.advisors[one.advisor] ?? 0;

function stands(sight: Sight, one: Standing): string {
  return t("web-rurik-stands", { side: sideName(sight, one.side), number: number(sight, one), bribe: one.bribe, influence: one.influence });
}

/** The spaces of a banner in words: who would act from each, and with what. */
export function spaceWords(sight: Sight, action: number): string[] {
  return spacesOn(sight, action).map((one, row) =>
    t("web-rurik-space", { row: row + 1, points: slotWords(sight, sight.banners[action]?.[row]), who: one ? stands(sight, one) : t("web-rurik-space-free") }),
  );
}

/** A banner in words, as one sentence. */
export function bannerWords(sight: Sight, action: number): string {
  return `${sight.seeing.words.name("action", action)}: ${spaceWords(sight, action).join("; ")}.`;
}

/** What placing an advisor would bring: its space and points, and whom it pushes where. */
export function landingWords(sight: Sight, move: Legal): string[] {
  const found = landingOf(sight, move);
  const slots = sight.banners[move.args[1] ?? 0] ?? [];
  if (!found) return [];
  const before = spacesOn(sight, move.args[1] ?? 0);
  return [
    t("web-rurik-lands", { row: found.row + 1, points: slotWords(sight, slots[found.row]) }),
    ...found.pushed.flatMap((row) => {
      const one = before[row];
      return one ? [t("web-rurik-pushed", { side: sideName(sight, one.side), number: number(sight, one), row: row + 2, points: slotWords(sight, slots[row + 1]) })] : [];
    }),
  ];
}
