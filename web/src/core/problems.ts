/** What went wrong, as one sentence in the current language. */

import type { Sentence } from "../wire.ts";
import { ServerProblem } from "./rest.ts";
import { speech, t } from "./text.svelte.ts";

/** A sentence of the server, or our own words where the server could not speak. */
export function spoken(problem: { key: string; sentence: Sentence }): string {
  const own = `web-problem-${problem.key}`;
  return problem.sentence[speech.language] || (speech.has(own) ? t(own) : t("web-problem-strange"));
}

/** Any failure, for people. */
export function failure(error: unknown): string {
  return error instanceof ServerProblem ? spoken(error.problem) : t("web-problem-own");
}
