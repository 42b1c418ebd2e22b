/** Spans of time as a clock shows them. */

import { t } from "../core/text.svelte.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY_HOURS = 24;

const two = (figure: number): string => String(figure).padStart(2, "0");

/** `4:07`, `1:04:07`, or days and hours where there is plenty; in short, days alone. An hour that has only begun to run counts whole. */
export function clockText(left: number, short = false): string {
  const whole = Math.floor(left / SECOND) * SECOND;
  const hours = Math.ceil(whole / HOUR);
  const [days, rest] = [Math.floor(hours / DAY_HOURS), hours % DAY_HOURS];
  if (days > 0) return short || rest === 0 ? t("web-table-days-short", { days }) : t("web-table-days", { days, hours: rest });
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const seconds = Math.floor((whole % MINUTE) / SECOND);
  return whole >= HOUR ? `${Math.floor(whole / HOUR)}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
