/** Times and spans for people, in the current language. */

import { speech } from "./text.svelte.ts";

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago: “5 minutes ago”, «5 минут назад». */
export function ago(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(speech.language, { numeric: "auto" });
  const past = at - now;
  for (const [unit, length] of STEPS) {
    if (Math.abs(past) >= length) return format.format(Math.round(past / length), unit);
  }
  return format.format(0, "second");
}

/** A day and time as this language writes them. */
export function dated(at: number): string {
  return new Intl.DateTimeFormat(speech.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
}
