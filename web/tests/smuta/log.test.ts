/** The log: what is told together, and how things stand after a season. */

import { expect, it } from "vitest";

import type { GameWords } from "../../src/core/words.ts";
import { lines } from "../../src/games/smuta/log.ts";
import type { Entry, Event } from "../../src/wire.ts";
import { GAME, seen } from "./seen.ts";

const NAMES = ["Anna", "Boris", "Vera", "Gleb"];
const event = (name: string, args: Record<string, unknown> = {}): Event => ({ name, rule: "SMU-CRD-12", args, only: null });
const words = async (): Promise<GameWords> => (await seen("politics")).words;

it("what is drawn at once is one line, and the own cards are named", async () => {
  const spoken = await words();
  const drawn = (seat: number): Event => event("card-drawn", { seat });
  const own = [3, 5].flatMap((card) => [drawn(0), event("card-seen", { seat: 0, card })]);
  const told = lines([...own, drawn(1), drawn(1), drawn(1), drawn(2)], spoken, NAMES).map(({ text }) => text);
  const named = (card: number): string => `“${spoken.name("card_kind", card)}”`;
  expect(told).toEqual([`Anna draws ${named(3)} and ${named(5)}.`, "Boris draws 3 cards.", "Vera draws a card."]);
});

it("before a season begins the victory points are told that stand on the board", async () => {
  const spoken = await words();
  const scored = GAME.scored as unknown as (Entry & { points: number[] })[];
  for (const at of [3, Math.floor(scored.length / 2), scored.length - 1]) {
    const before = (): Entry[] => [...scored.slice(0, at + 1), { events: [event("season-begins", { season: 0 })] } as unknown as Entry];
    const told = lines([event("season-begins", { season: 1 })], spoken, NAMES, before);
    const points = NAMES.map((name, seat) => `${name} ${scored[at]!.points[seat]}`).join(", ");
    expect(told.map(({ text }) => text)[0]).toBe(`Victory points at the end of the season: ${points}.`);
    expect(told[1]?.tone).toBe("heading");
  }
  expect(lines([event("season-begins", { season: 0 })], spoken, NAMES, () => []), "nothing stood before the first season").toHaveLength(1);
  const turned = (): Entry[] => [{ events: [event("season-begins", { season: 3 }), event("year-begins", { year: 1606 })] } as unknown as Entry];
  expect(lines([event("season-begins", { season: 0 })], spoken, NAMES, turned), "told when the year began").toHaveLength(1);
  expect(lines([event("year-begins", { year: 1606 })], spoken, NAMES, () => [{ events: [event("season-begins", { season: 3 })] } as unknown as Entry])).toHaveLength(2);
});

it("has words for every entry that has a scene", async () => {
  const spoken = await words();
  expect(GAME.scenes.length).toBeGreaterThan(20);
  for (const { entry } of GAME.scenes) {
    for (const { text } of lines(entry.events, spoken, NAMES)) expect(text).not.toMatch(/smuta-|undefined|NaN|\{/);
  }
});
