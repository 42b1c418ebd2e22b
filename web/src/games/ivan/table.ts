/** The moment that is shown, in the terms of this game. */

import { rows, type Row } from "../../board/content.ts";
import { memo } from "../../board/memo.ts";
import { viewOf } from "../../board/view.ts";
import { speech } from "../../core/text.svelte.ts";
import type { Seeing } from "../../table/face.ts";
import { aimsOf, type Aims } from "./aims.ts";
import { figuresOf, type Figures } from "./figures.ts";
import type { IvanView } from "./view.ts";

export interface Sight {
  view: IvanView;
  figures: Figures;
  seeing: Seeing;
  aims: Aims;
}

export const look = memo(
  (seeing: Seeing): Sight => ({
    view: viewOf<IvanView>(seeing),
    figures: figuresOf(seeing.words.bundle),
    seeing,
    aims: aimsOf(seeing.legal),
  }),
);

/** The record of a thing of the content. */
export function record({ seeing }: Sight, table: string, value: number): Row {
  return rows(seeing.words.bundle, table)[value] ?? {};
}

/** What a component does, line by line. */
export function tells({ seeing }: Sight, table: string, value: number): string[] {
  return seeing.words.about(table, value).map((line) => line.slice(0, 1).toUpperCase() + line.slice(1));
}

/** What a part of a component does, as part of a sentence: a reward, a printed effect, a bonus. */
export function does({ seeing }: Sight, table: string, value: number, which = 0): string {
  return seeing.words.about(table, value)[which] ?? "";
}

/** What is still to be done, the next thing first. */
export function leftToDo({ view, seeing }: Sight): string[] {
  return view.left.map((phrase) => seeing.words.phrase(phrase, seeing.names));
}

/** The name of a record of the content that is no thing of a domain. */
export function titled(row: Row | undefined): string {
  return String(row?.[`name_${speech.language}`] ?? "");
}

/** Cities next to a city along the waterways. */
export function neighbours(figures: Figures, city: number): number[] {
  return figures.waterways.flatMap(({ a, b }) => (a === city ? [b] : b === city ? [a] : []));
}
