/** A game without a board of its own: the view in words, and every move as a button. */

import type { Face, Passage, Seeing } from "./face.ts";
import { plainLines } from "./lines.ts";
import PlainBoard from "./PlainBoard.svelte";

const HIDDEN = new Set(["game", "seat", "seats", "ask", "rule", "waiting", "over"]);
const GLANCE = 500;

function inWords(seeing: Seeing): Passage[] {
  const lines = Object.entries(seeing.view)
    .filter(([name]) => !HIDDEN.has(name))
    .map(([name, value]) => `${name}: ${typeof value === "object" ? JSON.stringify(value) : String(value)}`);
  return [{ title: seeing.words.bundle.game.name[seeing.language], lines }];
}

export function plainFace(id: string): Face {
  return {
    id,
    Board: PlainBoard,
    buttons: (seeing) => seeing.legal,
    foretell: () => "",
    weighty: () => false,
    score: () => null,
    inWords,
    lines: plainLines,
    pause: () => GLANCE,
    scenes: () => [],
    sound: () => "knock",
    curves: () => [],
  };
}
