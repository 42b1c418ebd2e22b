/** The figures of the content as the board needs them. Changed content changes them, so none is written down here. */

import { rows, type Row } from "../../board/content.ts";
import { memo } from "../../board/memo.ts";
import type { ContentBundle } from "../../wire.ts";

export interface CourtierLook {
  id: string;
  colour: string;
  ink: string;
  /** The letter on the disc, by language. */
  initial: Record<string, string>;
  role: Record<string, string>;
}

export interface Floor {
  points: number;
  capacity: number;
  settle: boolean;
}

export interface Figures {
  courtiers: CourtierLook[];
  floors: Floor[];
  goals: number[][];
  throne: number;
  zeroRound: number;
  zeroPoints: number;
  /** The colour of each seat's card “For”, and that of the cards “Against”. */
  votes: string[];
  against: string;
}

function inner(row: Row | undefined, name: string, field: string): number {
  return Number((row?.[name] as Row | undefined)?.[field] ?? 0);
}

function courtier(row: Row): CourtierLook {
  const english = String(row["name_en"]);
  return {
    id: String(row["id"]),
    colour: String(row["colour_hex"]),
    ink: String(row["initial_hex"]),
    initial: { ru: String(row["initial_ru"]), en: english.slice(0, 1) },
    role: { ru: String(row["role_ru"]), en: String(row["role_en"]) },
  };
}

export function readFigures(bundle: ContentBundle): Figures {
  const floors = rows(bundle, "floor").map((row) => ({
    points: inner(row, "score", "points"),
    capacity: Number(row["capacity"]),
    settle: row["placement"] === true,
  }));
  const zero = rows(bundle, "score_rule").find((row) => row["id"] === "third_round_zero");
  const cards = rows(bundle, "vote_card");
  return {
    courtiers: rows(bundle, "courtier").map(courtier),
    floors,
    goals: bundle.parts["goal"]?.items ?? [],
    throne: floors.length - 1,
    zeroRound: inner(zero, "condition", "round"),
    zeroPoints: inner(zero, "effect", "points_instead"),
    votes: cards.filter((row) => row["kind"] === "for").map((row) => String(row["colour_hex"])),
    against: String(cards.find((row) => row["kind"] === "against")?.["colour_hex"] ?? "#80868b"),
  };
}

/** The figures of a bundle, read once. */
export const figuresOf = memo(readFigures);
