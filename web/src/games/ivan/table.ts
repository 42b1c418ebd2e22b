/** The moment that is shown, in the terms of this game. */

import type { Row } from "../../board/content.ts";
import { memo } from "../../board/memo.ts";
import type { Seeing } from "../../table/face.ts";
import { aimsOf, type Aims } from "./aims.ts";
import { figuresOf, type Figures } from "./figures.ts";
import type { IvanView } from "./parts.ts";

export interface Sight {
  view: IvanView;
  figures: Figures;
  seeing: Seeing;
  aims: Aims;
}

export const look = memo(
  (seeing: Seeing): Sight => ({
    view: seeing.view as unknown as IvanView,
    figures: figuresOf(seeing.words.bundle),
    seeing,
    aims: aimsOf(seeing.legal),
  }),
);

/** The record of a thing of the content. */
export function record({ figures, seeing }: Sight, table: string, value: number): Row {
  return figures.words.find(table, seeing.words.word(table, value));
}

/** What a component does, line by line, and which of it is ours. */
export function tells(sight: Sight, table: string, value: number): string[] {
  return sight.figures.words.lines(table, record(sight, table, value));
}

/** Cities next to a city along the waterways. */
export function neighbours(figures: Figures, city: number): number[] {
  return figures.waterways.flatMap(({ a, b }) => (a === city ? [b] : b === city ? [a] : []));
}
