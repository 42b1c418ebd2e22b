/** Waits for what comes by itself. */

import { vi } from "vitest";

const PATIENCE = 10_000; // machines that test many things at once are slow

export const until = <Found>(check: () => Found): Promise<Awaited<Found>> => vi.waitFor(check, { timeout: PATIENCE }) as Promise<Awaited<Found>>;
