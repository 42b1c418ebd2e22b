/** The games that this client knows, each in its folder. A game without a board of its own is played in words. */

import type { Component } from "svelte";

import type { Face } from "../table/face.ts";

interface Known {
  /** The drawing on its card. */
  drawing: () => Promise<{ default: Component }>;
  face?: () => Promise<{ default: Face }>;
  /** Whether a page plays its opponent for people who have the game in a box. */
  companion?: true;
  /** Portraits of those who are played with. */
  cast?: () => Promise<{ default: Component }>;
}

const KNOWN: Readonly<Record<string, Known>> = {
  tsar: { drawing: () => import("./tsar/Drawing.svelte"), face: () => import("./tsar/index.ts"), cast: () => import("./tsar/Court.svelte") },
  ivan: { drawing: () => import("./ivan/Drawing.svelte"), face: () => import("./ivan/index.ts") },
  rurik: { drawing: () => import("./rurik/Drawing.svelte"), companion: true, face: () => import("./rurik/index.ts") },
  smuta: { drawing: () => import("./smuta/Drawing.svelte"), face: () => import("./smuta/index.ts") },
};

/** The game that is offered to somebody who has named none. */
export const FIRST = "tsar";

/** Whether there is such a game, playable or coming. */
export function isKnown(game: string): boolean {
  return Object.hasOwn(KNOWN, game);
}

/** Whether a game has a companion for the table at home. */
export function hasCompanion(game: string): boolean {
  return KNOWN[game]?.companion ?? false;
}

/** How a game looks at the table. */
export async function faceOf(game: string): Promise<Face> {
  const load = KNOWN[game]?.face;
  return load ? (await load()).default : (await import("../table/plain.ts")).plainFace(game);
}

/** The portraits of a game, if it has some. */
export async function castOf(game: string): Promise<Component | null> {
  return (await KNOWN[game]?.cast?.())?.default ?? null;
}

/** The drawing of a game, if it has one. */
export async function drawingOf(game: string): Promise<Component | null> {
  return (await KNOWN[game]?.drawing())?.default ?? null;
}
