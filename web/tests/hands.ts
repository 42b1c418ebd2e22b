/** Hands that a board is given in a test: they remember what was asked of them. */

import { vi, type Mock } from "vitest";

import type { Seeing } from "../src/table/face.ts";

type Told = Mock<(said: string) => void>;
type Things = Mock<(things: readonly string[]) => void>;

export interface Hands {
  play: Told;
  pick: Things;
  why: Told;
  foresee: Told;
  light: Things;
}

export function doing(): Hands {
  return { play: vi.fn(), pick: vi.fn(), why: vi.fn(), foresee: vi.fn(), light: vi.fn() };
}

/** The same moment with what was picked last. */
export function picked(seeing: Seeing, hands: Hands): Seeing {
  return { ...seeing, picked: hands.pick.mock.lastCall?.[0] ?? [] };
}

export const targets = (root: ParentNode): string[] => [...root.querySelectorAll("[data-target]")].map((one) => one.getAttribute("data-thing") ?? "");
