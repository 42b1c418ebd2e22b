import { describe, expect, it } from "vitest";

import { chapterAt, roundFrom, Seeker } from "../../src/table/review.ts";
import { stands, wordsOf } from "../../src/table/rematch.ts";
import type { SeatInfo, TableInfo } from "../../src/wire.ts";

const seat = (number: number, kind: SeatInfo["kind"], person: string | null, outside = false): SeatInfo => ({ seat: number, kind, name: person ?? "", person, guest: true, outside, bot: null, resigned: false });

describe("playing again", () => {
  const before = [seat(0, "person", "a"), seat(1, "person", "b"), seat(2, "person", "c"), seat(3, "person", "p", true), seat(4, "bot", null)];
  const offered = [seat(0, "person", "a"), seat(1, "open", "b"), seat(2, "open", null), seat(3, "person", "p", true), seat(4, "bot", null)];

  it("tells the word of every person, and asks no program", () => {
    expect(wordsOf(before, offered).map((one) => one.word)).toEqual(["agreed", "asked", "declined"]);
  });

  it("stands while whoever offered it is there", () => {
    const table = { status: "open", owner: "a" } as TableInfo;
    expect(stands(table, offered)).toBe(true);
    expect(stands(table, [seat(0, "open", null), ...offered.slice(1)])).toBe(false);
  });
});

describe("the look back", () => {
  const chapters = [1, 9, 20].map((at) => ({ at, number: at + 100, title: `Round ${at}` }));

  it("goes from round to round, back to the beginning of its own one first", () => {
    expect(chapterAt(chapters, 0)).toBeNull();
    expect(chapterAt(chapters, 12)?.at).toBe(9);
    expect(roundFrom(chapters, 12, -1)).toBe(109);
    expect(roundFrom(chapters, 9, -1)).toBe(101);
    expect(roundFrom(chapters, 9, 1)).toBe(120);
    expect(roundFrom(chapters, 20, 1)).toBeNull();
  });

  it("leaves out places that were passed while a journey was under way", async () => {
    const been: number[] = [];
    const arrivals: (() => void)[] = [];
    const seeker = new Seeker((number) => {
      been.push(number);
      return new Promise<void>((done) => arrivals.push(done));
    });
    const whole = seeker.seek(1);
    for (const number of [2, 3, 4]) void seeker.seek(number);
    arrivals[0]?.();
    await Promise.resolve();
    await Promise.resolve();
    arrivals[1]?.();
    await whole;
    expect(been).toEqual([1, 4]);
  });
});
