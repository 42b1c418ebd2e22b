/** What is said before somebody resigns. */

import { expect, it } from "vitest";

import { endsWithout } from "../../src/table/outcome.ts";
import { seat } from "../fixtures.ts";

const bot = (at: number): ReturnType<typeof seat> => seat(at, { kind: "bot", bot: "casual", person: null });

it("a game ends without the only player, the only person, or one of two", () => {
  expect(endsWithout([seat(0)], 0)).toBe(true);
  expect(endsWithout([seat(0), bot(1), bot(2)], 0)).toBe(true);
  expect(endsWithout([seat(0), seat(1)], 0)).toBe(true);
  expect(endsWithout([seat(0), seat(1), seat(2, { resigned: true })], 1)).toBe(true);
});

it("a game goes on where others are left, a person among them", () => {
  expect(endsWithout([seat(0), seat(1), bot(2)], 0)).toBe(false);
  expect(endsWithout([seat(0), seat(1), seat(2)], 2)).toBe(false);
});
