/** The four games as the home page shows them: what is known of each, and which can be played here already. */

export interface Shelved {
  id: string;
  least: number;
  most: number;
  /** 1 light, 2 middling, 3 demanding. */
  weight: 1 | 2 | 3;
  /** Whether this client has a board for it. */
  playable: boolean;
}

export const SHELF: readonly Shelved[] = [
  { id: "tsar", least: 3, most: 6, weight: 1, playable: true },
  { id: "ivan", least: 2, most: 4, weight: 2, playable: true },
  { id: "rurik", least: 1, most: 4, weight: 2, playable: false },
  { id: "smuta", least: 2, most: 5, weight: 3, playable: false },
];

export function isPlayable(game: string): boolean {
  return SHELF.some((one) => one.id === game && one.playable);
}
