/** Which scenes an entry shows, in their order. */

import type { Component } from "svelte";

import type { SceneProps } from "../../../table/face.ts";
import { happened } from "../../../table/told.ts";
import type { Entry, Moment } from "../../../wire.ts";
import type { BattleView } from "../view.ts";
import BattleScene from "./BattleScene.svelte";
import CardScene from "./CardScene.svelte";
import ElectionScene from "./ElectionScene.svelte";
import EndScene from "./EndScene.svelte";
import SiegeScene from "./SiegeScene.svelte";
import { battleOf, cardsOf, figure, isDecided, named } from "./story.ts";
import ThroneScene from "./ThroneScene.svelte";
import YearScene from "./YearScene.svelte";

const FIRST_YEAR = 1605;

/** Who looks on at this screen; nobody in particular among those who only watch. */
function lookers(before: Moment | null): number[] {
  return Object.keys(before?.views ?? {}).map(Number).filter(Number.isInteger);
}

/** The battle as it was before an entry. */
function battleBefore(before: Moment | null): BattleView | null {
  const [own] = Object.values(before?.views ?? {});
  return (own?.view["battle"] ?? null) as BattleView | null;
}

/** Strokes of a battle are for those who fight in it and those who watch; how it ends is for everybody. */
function showsBattle(entry: Entry, before: Moment | null): boolean {
  const battle = battleOf(entry.events, battleBefore(before));
  if (!battle || battle.beats.every(({ event }) => event.name === "attacked")) return false;
  const mine = lookers(before);
  return mine.length === 0 || isDecided(entry.events) || battle.seats.some((seat) => mine.includes(seat));
}

/** A card that is only announced lies on the table, and somebody may be asked about it: no scene stands before that. */
function showsCards(entry: Entry, before: Moment | null): boolean {
  const mine = lookers(before);
  const cards = cardsOf(entry.events);
  if (cards.every(({ fate }) => fate === "announced")) return false;
  return cards.some(({ seat, fate, die }) => fate === "cancelled" || die !== null || !mine.includes(seat));
}

export function scenesOf(entry: Entry, before: Moment | null = null): Component<SceneProps>[] {
  const newYear = named(entry.events, "year-begins").some((event) => figure(event, "year") > FIRST_YEAR);
  return [
    ...(showsCards(entry, before) ? [CardScene] : []),
    ...(showsBattle(entry, before) ? [BattleScene] : []),
    ...(happened(entry, "siege-rolled") ? [SiegeScene] : []),
    ...(happened(entry, "election-won") ? [ElectionScene] : []),
    ...(happened(entry, "proclaimed") || happened(entry, "throne-vacant") ? [ThroneScene] : []),
    ...(newYear ? [YearScene] : []),
    ...(happened(entry, "won") ? [EndScene] : []),
  ];
}
