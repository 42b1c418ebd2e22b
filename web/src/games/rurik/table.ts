/** The moment that is shown, in the terms of this game. */

import type { Aims } from "../../board/aims.ts";
import { rows, type Row } from "../../board/content.ts";
import { memo } from "../../board/memo.ts";
import { viewOf } from "../../board/view.ts";
import type { Seeing } from "../../table/face.ts";
import { aimsOf } from "./aims.ts";
import { bannersOf, figuresOf, type Figures, type Slot } from "./figures.ts";
import type { RurikView } from "./view.ts";

export interface Sight {
  view: RurikView;
  figures: Figures;
  /** The spaces of the banners by action and row. */
  banners: readonly (readonly Slot[])[];
  seeing: Seeing;
  aims: Aims;
  /** Everybody who takes part: the seats, and in the solo game the Rebellion after them. */
  sides: readonly number[];
}

export const look = memo((seeing: Seeing): Sight => {
  const view = viewOf<RurikView>(seeing);
  const figures = figuresOf(seeing.words.bundle);
  return { view, figures, banners: bannersOf(figures, view.seats), seeing, aims: aimsOf(seeing.legal), sides: view.coins.map((_, side) => side) };
});

/** The record of a thing of the content. */
export function record({ seeing }: Sight, table: string, value: number): Row {
  return rows(seeing.words.bundle, table)[value] ?? {};
}

/** What a component does, line by line. */
export function tells({ seeing }: Sight, table: string, value: number): string[] {
  return seeing.words.about(table, value).map((line) => line.slice(0, 1).toUpperCase() + line.slice(1));
}

/** The name of a side: a player, or the Rebellion. */
export function sideName({ seeing }: Sight, side: number): string {
  return seeing.names[side] ?? seeing.words.program(seeing.words.bundle.programs[side - seeing.names.length] ?? "");
}
