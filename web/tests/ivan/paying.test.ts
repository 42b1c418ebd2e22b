import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";

import Board from "../../src/games/ivan/Board.svelte";
import Chooser from "../../src/games/ivan/Chooser.svelte";
import ivan from "../../src/games/ivan/index.ts";
import { paying } from "../../src/games/ivan/paying.svelte.ts";
import type { Seeing } from "../../src/table/face.ts";
import type { Legal } from "../../src/wire.ts";
import { doing, GAME, seen } from "./seen.ts";

const ENTER = await seen("enter");
const pays = (city: number): Legal => ({ kind: "harvest", args: [city], move: `harvest ${ENTER.words.word("city", city)}` });
const plain = (kind: string): Legal => ({ kind, args: [], move: kind });

/** Three cities may pay; some are named already, and so much has been told. */
const moment = (told: number, named: number, legal: Legal[]): Seeing => ({
  ...ENTER,
  view: { ...ENTER.view, ask: "name-cities", agenda: [["NameCities", { seat: 0, left: 3, named, again: 0 }]] },
  told: Array.from({ length: told }, () => GAME.entries[0]!),
  legal,
});

const FIRST = moment(5, 0, [plain("finish"), ...[2, 4, 7, 9].map(pays)]);

function board() {
  const hands = doing();
  const { container, rerender, unmount } = render(Board, { seeing: FIRST, doing: hands });
  const click = async (...cities: number[]): Promise<void> => {
    for (const city of cities) await fireEvent.click(container.querySelector(`[data-thing="city:${city}"]`)!);
  };
  const only = async (): Promise<void> => {
    const chooser = render(Chooser, { seeing: FIRST, doing: hands });
    await fireEvent.click(chooser.getByRole("button", { name: "Only these pay" }));
  };
  const show = (seeing: Seeing): Promise<void> => rerender({ seeing, doing: hands });
  return { click, only, show, unmount, played: (): unknown[] => hands.play.mock.calls.flat() };
}

beforeEach(() => paying.letGo());

describe("cities that pay", () => {
  it("are asked for with their number", () => {
    expect(ivan.ask!(FIRST)).toContain("3");
  });

  it("are picked in any order and named in that of the rules", async () => {
    const { click, only, show, played } = board();
    await click(9, 7, 7, 2);
    expect(played()).toEqual([]);
    expect(ivan.chooses!(FIRST)).toBe(true);
    await only();
    await show({ ...FIRST });
    expect(played()).toEqual([pays(2).move]);
    await show(moment(6, 1 << 2, [plain("pass"), ...[4, 7, 9].map(pays)]));
    await show(moment(7, (1 << 2) + (1 << 9), [plain("pass"), pays(11)]));
    expect(played()).toEqual([pays(2).move, pays(9).move, "pass"]);
  });

  it("are named at once with the last one that may pay", async () => {
    const { click, played } = board();
    await click(9, 2, 4);
    expect(played()).toEqual([pays(2).move]);
  });

  it("are forgotten when something else has happened meanwhile", async () => {
    const { click, show } = board();
    await click(9);
    expect(ivan.chooses!(FIRST)).toBe(true);
    const later = moment(6, 0, FIRST.legal as Legal[]);
    await show(later);
    expect(ivan.chooses!(later)).toBe(false);
  });

  it("are let go with the table where they were picked", async () => {
    const first = board();
    await first.click(9);
    first.unmount();
    expect(ivan.chooses!(FIRST)).toBe(false);
    const second = board();
    await second.click(9, 2, 4);
    second.unmount();
    const third = board();
    await third.show(moment(6, 1 << 2, [plain("pass"), ...[4, 7, 9].map(pays)]));
    expect(third.played()).toEqual([]);
  });
});
