/** The games that have a board of their own. A game without one is played in words. */

import type { Face } from "../table/face.ts";

const FACES: Record<string, () => Promise<{ default: Face }>> = {
  tsar: () => import("./tsar/index.ts"),
  ivan: () => import("./ivan/index.ts"),
};

/** How a game looks at the table. */
export async function faceOf(game: string): Promise<Face> {
  const load = FACES[game];
  return load ? (await load()).default : (await import("../table/plain.ts")).plainFace(game);
}
