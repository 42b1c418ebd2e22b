import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";

import Board from "../../src/games/ivan/Board.svelte";
import Chooser from "../../src/games/ivan/Chooser.svelte";
import Hand from "../../src/games/ivan/Hand.svelte";
import { giving } from "../../src/games/ivan/giving.svelte.ts";
import ivan from "../../src/games/ivan/index.ts";
import type { Seeing } from "../../src/table/face.ts";
import type { Legal } from "../../src/wire.ts";
import { doing, GAME, seen, targets } from "./seen.ts";

const MARKET = await seen("market");
const [COIN, RYE, STONE] = [0, 1, 3];
const give = (kind: number): Legal => ({ kind: "give", args: [kind], move: `give ${MARKET.words.word("resource", kind)}` });
const finish: Legal = { kind: "finish", args: [], move: "finish" };

/** Two coins, a rye and a stone; so much has been told. */
const moment = (told: number, legal: Legal[], change: Record<string, unknown> = {}): Seeing => ({
  ...MARKET,
  view: { ...MARKET.view, goods: [[2, 1, 0, 1, 0, 0, 0]], ...change },
  told: Array.from({ length: told }, () => GAME.entries[0]!),
  legal,
});
const FIRST = moment(5, [finish, give(COIN), give(RYE)]);
const swapping = (units: number): Seeing => moment(5, FIRST.legal as Legal[], { ask: "swap", agenda: [["OfferSwap", { seat: 0, give: units, left: 1 }]] });

function goods(seeing: Seeing) {
  const hands = doing();
  const board = render(Board, { seeing, doing: hands });
  const { container, rerender } = render(Hand, { seeing, doing: hands });
  const spot = (kind: number): Element => container.querySelector(`[data-thing="resource:${kind}"]`)!;
  const click = async (...kinds: number[]): Promise<void> => {
    for (const kind of kinds) await fireEvent.click(spot(kind));
  };
  const show = async (next: Seeing): Promise<void> => {
    await Promise.all([board.rerender({ seeing: next, doing: hands }), rerender({ seeing: next, doing: hands })]);
  };
  return { click, show, spot, container, hands, unmount: board.unmount, played: (): unknown[] => hands.play.mock.calls.flat() };
}

beforeEach(() => giving.letGo());

describe("goods for a swap", () => {
  it("are picked in any order and given in that of the rules", async () => {
    const { click, show, played } = goods(FIRST);
    await click(STONE);
    expect(played()).toEqual([]);
    expect(ivan.ask!(FIRST)).toBe("Given: 1 stone. What else do you give?");
    expect(ivan.chooses!(FIRST)).toBe(true);
    await click(RYE);
    expect(played()).toEqual([give(RYE).move]);
    await show({ ...FIRST });
    expect(played()).toEqual([give(RYE).move]);
    await show(moment(6, [give(STONE)], { ask: "swap-on" }));
    await show(moment(7, [{ kind: "get", args: [COIN], move: "get coin" }], { ask: "swap-on" }));
    expect(played()).toEqual([give(RYE).move, give(STONE).move]);
  });

  it("glow as long as there are units of them", async () => {
    const { click, container, spot } = goods(FIRST);
    const open = (): string[] => targets(container).filter((thing) => thing.startsWith("resource:"));
    expect(open()).toEqual(["resource:0", "resource:1", "resource:3"]);
    await click(STONE);
    expect(spot(STONE)).toHaveAttribute("aria-pressed", "true");
    expect(spot(STONE)).toHaveAccessibleName("Stone. Cancel");
    await click(STONE);
    expect(spot(STONE)).not.toHaveAttribute("aria-pressed");
    expect(ivan.chooses!(FIRST)).toBe(false);
  });

  it("come before what is taken for them", async () => {
    const { click, container } = goods(MARKET);
    expect(container.querySelectorAll('[data-thing^="supply:"]')).toHaveLength(3);
    await click(STONE);
    expect(container.querySelectorAll('[data-thing^="supply:"]')).toHaveLength(0);
  });

  it("may be two of a kind", async () => {
    const { click, played } = goods(FIRST);
    await click(COIN, COIN);
    expect(played()).toEqual([give(COIN).move]);
  });

  it("are given at once where one is enough, and picked where an effect asks for more", async () => {
    const one = goods(swapping(1));
    await one.click(RYE);
    expect(one.played()).toEqual([give(RYE).move]);
    one.unmount();
    const three = goods(swapping(3));
    await three.click(STONE, COIN);
    expect(three.played()).toEqual([]);
    await three.click(RYE);
    expect(three.played()).toEqual([give(COIN).move]);
  });

  it("can be let go, by a button, by Escape and with the table", async () => {
    const { click, hands, unmount } = goods(FIRST);
    const chooser = render(Chooser, { seeing: FIRST, doing: hands });
    await click(STONE);
    await fireEvent.click(chooser.getByRole("button", { name: "Cancel" }));
    expect(ivan.chooses!(FIRST)).toBe(false);
    await click(STONE);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(ivan.chooses!(FIRST)).toBe(false);
    await click(STONE);
    unmount();
    expect(ivan.chooses!(FIRST)).toBe(false);
  });

  it("are forgotten when something else has happened meanwhile", async () => {
    const { click, show, played } = goods(FIRST);
    await click(STONE);
    const later = moment(6, FIRST.legal as Legal[]);
    await show(later);
    expect(ivan.chooses!(later)).toBe(false);
    await click(COIN, RYE);
    await show(moment(7, [finish], { ask: "end" }));
    await show(moment(8, [give(RYE)], { ask: "swap-on" }));
    expect(played()).toEqual([give(COIN).move]);
  });

  it("say why not where there are none", async () => {
    const { click, hands } = goods(FIRST);
    await click(2);
    expect(hands.why).toHaveBeenCalledWith(give(2).move);
  });
});
