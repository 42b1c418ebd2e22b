/** Spans of time as a clock shows them. */

import { t } from "../core/text.svelte.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (figure: number): string => String(figure).padStart(2, "0");

/** `4:07`, `1:04:07`, or days and hours where there is plenty; in short, days alone. */
export function clockText(left: number, short = false): string {
  const whole = Math.floor(left / SECOND) * SECOND;
  if (whole >= DAY && short) return t("web-table-days-short", { days: Math.floor(whole / DAY) });
  if (whole >= DAY) return t("web-table-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const seconds = Math.floor((whole % MINUTE) / SECOND);
  return whole >= HOUR ? `${Math.floor(whole / HOUR)}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
