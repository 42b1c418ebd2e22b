import { expect, it } from "vitest";

import { logWith } from "../../src/board/log.ts";
import { GameWords } from "../../src/core/words.ts";
import type { Event } from "../../src/wire.ts";
import { BUNDLE } from "../fixtures.ts";

const event = (name: string, seat = 0): Event => ({ name, rule: "", args: { seat }, only: null });

it("sets tones, leaves out what is silent, and tells a run of the same seat in one line", () => {
  const lines = logWith({
    headings: ["head"],
    loud: ["loud"],
    silent: ["hush"],
    together: ["run"],
    sum: (run) => ({ text: `run of ${run.length}`, rule: "", things: [], tone: "plain" }),
  });
  const told = lines([event("head"), event("hush"), event("run"), event("hush"), event("run"), event("run", 1), event("loud"), event("run")], new GameWords(BUNDLE), []);
  expect(told.map((line) => line.tone)).toEqual(["heading", "plain", "plain", "loud", "plain"]);
  expect(told.map((line) => line.text).filter((text) => text.startsWith("run"))).toEqual(["run of 2", "run of 1", "run of 1"]);
});
