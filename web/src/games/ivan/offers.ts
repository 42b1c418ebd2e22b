/** What a question offers beside places on the map and chambers: cards, tokens and goods, which stand in the prompt. */

import { t } from "../../core/text.svelte.ts";
import type { Offers, Seeing } from "../../table/face.ts";
import { thingOf } from "./aims.ts";
import { look } from "./table.ts";

type Group = "hand" | "project" | "title" | "estate" | "give" | "get" | "pad" | "spoils";

/** The group of a kind of move. */
const GROUPS: Readonly<Record<string, Group>> = {
  keep: "hand",
  complete: "hand",
  take: "project",
  draw: "project",
  title: "title",
  "draw-title": "title",
  estate: "estate",
  "draw-estate": "estate",
  give: "give",
  get: "get",
  resolve: "pad",
  printed: "pad",
  discard: "pad",
  lay: "pad",
  spoils: "spoils",
};
const CARDS: ReadonlySet<Group> = new Set(["hand", "project", "title", "estate"]);
const TITLES: Readonly<Record<Group, string>> = {
  hand: "web-ivan-hand",
  project: "web-ivan-display-project",
  title: "web-ivan-display-title",
  estate: "web-ivan-display-estate",
  give: "web-ivan-give-good",
  get: "web-ivan-take-good",
  pad: "web-ivan-slots",
  spoils: "web-ivan-spoils",
};
/** The question that free actions are an answer to, beside the end of the turn. */
const FREELY = "end";

/** Places are shown where they are. */
const PLACES: ReadonlySet<string> = new Set(["city", "chamber", "reward"]);

export function isPlace(domain: string): boolean {
  return PLACES.has(domain);
}

export function offersOf(seeing: Seeing): Offers[] {
  const { view, aims } = look(seeing);
  const found = new Map<Group, string[]>();
  for (const move of seeing.legal) {
    const group = GROUPS[move.kind];
    if (group) found.set(group, [...(found.get(group) ?? []), thingOf(move)]);
  }
  const groups = [...found].map(([id, things]): Offers => ({ id, title: t(TITLES[id]), things, shape: CARDS.has(id) ? "cards" : "chips" }));
  if (view.ask !== FREELY || aims.free.length === 0) return groups;
  return [...groups, { id: "free", title: t("web-ivan-free"), things: aims.free.map((_, at) => `free:${at}`), shape: "chips" }];
}
