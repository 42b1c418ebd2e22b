/** The games that this client knows, each in its folder. A game without a board of its own is played in words. */

import type { Component } from "svelte";

import type { Face } from "../table/face.ts";
import Ivan from "./ivan/Drawing.svelte";
import Rurik from "./rurik/Drawing.svelte";
import Smuta from "./smuta/Drawing.svelte";
import Tsar from "./tsar/Drawing.svelte";

interface Known {
  /** The drawing on its card. */
  Drawing: Component;
  face?: () => Promise<{ default: Face }>;
}

const KNOWN: Readonly<Record<string, Known>> = {
  tsar: { Drawing: Tsar, face: () => import("./tsar/index.ts") },
  ivan: { Drawing: Ivan, face: () => import("./ivan/index.ts") },
  rurik: { Drawing: Rurik },
  smuta: { Drawing: Smuta },
};

/** The game that is offered to somebody who has named none. */
export const FIRST = "tsar";

/** How a game looks at the table. */
export async function faceOf(game: string): Promise<Face> {
  const load = KNOWN[game]?.face;
  return load ? (await load()).default : (await import("../table/plain.ts")).plainFace(game);
}

/** The drawing of a game, if it has one. */
export function drawingOf(game: string): Component | null {
  return KNOWN[game]?.Drawing ?? null;
}
