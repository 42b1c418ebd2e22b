/** The log of Ivan the Terrible: rounds as headings, what is gained or paid at once in one line. */

import { logWith } from "../../board/log.ts";
import { t } from "../../core/text.svelte.ts";
import type { GameWords } from "../../core/words.ts";
import type { Line } from "../../table/face.ts";
import type { Event } from "../../wire.ts";
import { amounts } from "./goods.ts";

export const lines = logWith({
  headings: ["round-begins", "scoring-begins"],
  loud: ["completed", "sealed", "region-led", "won", "favour-token", "title-scored"],
  silent: ["turn-begins", "assigned", "region-laid", "spoils-laid", "trade-laid", "title-opened", "estate-opened", "project-opened"],
  together: ["gained", "paid"],
  sum: summed,
});

function summed(run: readonly Event[], words: GameWords, names: readonly string[]): Line {
  const [first] = run as [Event];
  const goods: Record<string, number> = {};
  for (const { args } of run) {
    const kind = words.word("resource", Number(args["resource"]));
    goods[kind] = (goods[kind] ?? 0) + Number(args["count"]);
  }
  const things = amounts(goods, "acc");
  return { text: t(`web-ivan-log-${first.name}`, { seat: names[Number(first.args["seat"])] ?? "", things }), rule: first.rule, things: [], tone: "plain" };
}
