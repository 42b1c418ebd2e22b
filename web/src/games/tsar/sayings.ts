/** Sentences about courtiers, floors and points. */

import { t } from "../../core/text.svelte.ts";
import type { Seeing } from "../../table/face.ts";
import { forecast, outcome, type Deed } from "./forecast.ts";
import { BESIDE, OUT } from "./parts.ts";
import type { Sight } from "./table.ts";

/** The forms of a courtier's and a floor's name, as arguments. */
export function naming(seeing: Seeing, deed: Partial<Deed>): Record<string, string> {
  const courtier = deed.courtier === undefined ? {} : seeing.words.named("courtier", "courtier", deed.courtier);
  const floor = deed.floor === undefined ? {} : seeing.words.named("floor", "floor", deed.floor);
  const accusative = deed.courtier === undefined ? {} : { courtier_acc: courtier["courtier"] ?? "" };
  return { ...accusative, ...courtier, ...floor };
}

/** Where a courtier is, for those who cannot see it. */
export function whereabouts({ view, seeing }: Sight, courtier: number): string {
  const floor = view.floor[courtier] ?? BESIDE;
  if (floor === BESIDE) return t("web-tsar-at-waiting");
  if (floor === OUT) return t("web-tsar-at-banished");
  return naming(seeing, { floor })["floor_at"] ?? "";
}

/** A courtier and where it is, with a word for a favourite. */
export function courtierLabel(sight: Sight, courtier: number, favourite: boolean): string {
  const name = sight.seeing.words.name("courtier", courtier);
  const where = whereabouts(sight, courtier);
  return t(favourite ? "web-tsar-label-favourite" : "web-tsar-label", { courtier: name, where });
}

/** What settling or raising somebody would bring. */
export function foretold(sight: Sight, deed: Deed): string {
  const { figures, view, seeing } = sight;
  const seen = forecast(figures, view, deed);
  const args = naming(seeing, deed);
  const parts = [t(view.floor[deed.courtier] === BESIDE ? "web-tsar-would-settle" : "web-tsar-would-raise", args)];
  if (view.favourites && !seeing.covered) {
    parts.push(
      seen.favourite
        ? t("web-tsar-would-gain", { now: seen.now, after: seen.after })
        : t("web-tsar-would-keep", { now: seen.now }),
    );
  }
  parts.push(seen.election ? t("web-tsar-would-elect") : t("web-tsar-would-leave", { free: seen.free }));
  return parts.join(" ");
}

/** What either vote would mean for the viewer. */
export function voteForetold(sight: Sight, ballot: "for" | "against"): string {
  const { figures, view, seeing } = sight;
  const args = naming(seeing, { courtier: view.candidate });
  if (!view.favourites || seeing.covered) return t(`web-tsar-vote-${ballot}-plain`, args);
  const seen = outcome(figures, view);
  if (ballot === "against") {
    return t("web-tsar-vote-against-would", { ...args, banished: seen.banished, left: (view.against ?? 1) - 1 });
  }
  return t(seen.zero ? "web-tsar-vote-for-zero" : "web-tsar-vote-for-would", { ...args, elected: seen.elected });
}
