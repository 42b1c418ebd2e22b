/** The log as groups: what one entry brought, under the seat that acted. */

import { seatName } from "../core/names.ts";
import { t } from "../core/text.svelte.ts";
import type { AnswerAbsentEntry, AnswerUndoEntry, Entry } from "../wire.ts";
import type { Desk } from "./desk.svelte.ts";
import type { Line } from "./face.ts";
import { isPlayed, takenBack } from "./told.ts";

export interface Group {
  number: number;
  seat: number | null;
  at: number;
  lines: Line[];
  /** Whether the board can show the moment. */
  travel: boolean;
  gone: boolean;
}

function plain(text: string): Line {
  return { text, rule: "", things: [], tone: "plain" };
}

/** What the table itself has to say about an entry. */
export function tableLine(entry: Entry, names: readonly string[], entries: readonly Entry[]): string {
  const name = entry.seat === null ? "" : (names[entry.seat] ?? "");
  switch (entry.kind) {
    case "undo":
      return t("web-table-log-undo", { name, moves: entry.moves });
    case "ask-undo":
      return t("web-table-log-ask", { name, moves: entry.moves });
    case "answer-undo":
      return t(`web-table-log-${answered(entry, entries)}`, { name });
    case "ask-absent":
      return t("web-table-log-ask-absent", { name, missing: names[entry.about] ?? "" });
    case "answer-absent":
      return t(`web-table-log-absent-${absentAnswer(entry, entries)}`, { name });
    case "seat":
      return t(`web-table-log-${entry.what}`, { name: seatName(entry.info), level: level(entry.info.bot), why: entry.why || "slow" });
    case "pause":
      return t("web-table-log-pause", { time: span(entry.spent) });
    case "clock":
      return t("web-table-log-clock", { name: seatName(entry.info) });
    case "resign":
      return t("web-table-log-resign", { name: seatName(entry.info) });
    case "over":
      return t(`web-table-log-over-${entry.result.reason}`);
    case "rematch":
      return t(entry.seat === null ? "web-table-log-rematch-ready" : "web-table-log-rematch", { name });
    case "hint":
      return t("web-table-log-hint", { name });
    default:
      return "";
  }
}

/** What an answer to an undo request was: its author answers only to withdraw it, and it expires by itself. */
function answered(entry: AnswerUndoEntry, entries: readonly Entry[]): string {
  if (entry.seat === null) return "lapsed";
  if (entry.yes) return "agreed";
  return entries.find((one) => one.number === entry.ask)?.seat === entry.seat ? "withdrawn" : "disagreed";
}

/** A span of time in words, not finer than matters. */
function span(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 100 ? t("web-seconds", { seconds }) : t("web-minutes", { minutes: Math.round(seconds / 60) });
}

/** What an answer to the wish for a bot was. */
function absentAnswer(entry: AnswerAbsentEntry, entries: readonly Entry[]): string {
  if (entry.seat === null) return "lapsed";
  if (entry.yes) return "agreed";
  const wish = entries.find((one) => one.number === entry.ask);
  if (wish?.kind === "ask-absent" && wish.about === entry.seat) return "here";
  return wish?.seat === entry.seat ? "withdrawn" : "waits";
}

function level(bot: string | null): string {
  return bot === null ? "" : t(`bot-${bot}`);
}

export function groups(desk: Desk): Group[] {
  const { entries, words } = desk.table;
  const { names } = desk;
  if (!words) return [];
  const gone = takenBack(entries);
  const shown = desk.stage.live ? desk.stage.at : Infinity;
  return entries.flatMap((entry) => {
    if (entry.number > shown && !desk.stage.current) return [];
    const own = tableLine(entry, names, entries);
    const lines = [...(own ? [plain(own)] : []), ...desk.lines(entry)];
    if (lines.length === 0) return [];
    const travel = entry.kind === "start" || entry.kind === "undo" || isPlayed(entry);
    return [{ number: entry.number, seat: entry.seat, at: entry.at, lines, travel, gone: gone.has(entry.number) }];
  });
}
