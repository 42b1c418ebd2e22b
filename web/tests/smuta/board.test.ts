import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";

import { armyOf, armyWords, personLegitimacy } from "../../src/games/smuta/armies.ts";
import Board from "../../src/games/smuta/Board.svelte";
import face from "../../src/games/smuta/index.ts";
import MapBoard from "../../src/games/smuta/MapBoard.svelte";
import { AWAY, MARKS } from "../../src/games/smuta/parts.ts";
import Realm from "../../src/games/smuta/Realm.svelte";
import { foretold } from "../../src/games/smuta/sayings.ts";
import { besiegersAt, stackAt } from "../../src/games/smuta/stacks.ts";
import { look, piecesAt, pointName, type Sight } from "../../src/games/smuta/table.ts";
import { cellsOf } from "../../src/games/smuta/track.ts";
import { endsOf } from "../../src/games/smuta/victory.ts";
import type { SmutaView } from "../../src/games/smuta/view.ts";
import { ASKED, legal } from "./moves.ts";
import { until } from "../until.ts";
import { NO_DOING, seen } from "./seen.ts";

async function changed(name: string, change: (view: SmutaView) => void): Promise<Sight> {
  const seeing = await seen(name);
  const view = structuredClone(seeing.view) as unknown as SmutaView;
  change(view);
  return look({ ...seeing, view: view as unknown as Record<string, unknown> });
}

describe("armies", () => {
  it("count their units and what these are worth", async () => {
    const sight = await changed("war", (view) => {
      view.at[0] = 0;
      view.units[0] = [2, 0, 1, 0, 0, 0, 0, 1, 0, 0];
      view.host[26] = 0;
      view.at[26] = AWAY.army;
    });
    const army = armyOf(sight, 0);
    const { units } = sight.figures;
    expect(army.size).toBe(4);
    expect(army.fire).toBe(2 * units[0]!.fire + units[2]!.fire + units[7]!.fire);
    expect(army.melee).toBe(2 * units[0]!.melee + units[2]!.melee);
    expect(army.company).toContain(26);
    expect(armyWords(sight, 0).join(" ")).toContain("Boris Godunov");
  });

  it("of somebody accused have less legitimacy, never below nothing", async () => {
    const plain = await changed("war", (view) => (view.marks[0] = 0));
    const accused = await changed("war", (view) => (view.marks[0] = MARKS.accused));
    expect(personLegitimacy(accused, 0)).toBe(Math.max(0, personLegitimacy(plain, 0) + plain.figures.accusation));
    expect(personLegitimacy(accused, 0)).toBeLessThan(personLegitimacy(plain, 0));
  });

  it("stand apart at a point, and one inside beside it", async () => {
    const sight = await changed("war", (view) => {
      view.at = view.at.map((at) => (at === 0 ? AWAY.out : at));
      for (const who of [0, 1, 2]) {
        view.at[who] = 0;
        view.host[who] = -1;
        view.marks[who] = 0;
      }
      view.marks[2] = MARKS.inside;
      view.marks[1] = MARKS.laid;
      view.owner[1] = 1;
    });
    const stack = stackAt(sight, 0, { x: 100, y: 100 });
    expect(stack.map(({ who, inside }) => [who, inside])).toEqual([[0, false], [1, false], [2, true]]);
    expect(new Set(stack.map(({ x }) => x)).size).toBe(3);
    expect(stack.filter(({ inside }) => !inside).every(({ y }) => y < 100)).toBe(true);
    expect(besiegersAt(sight, 0)).toEqual([1]);
  });
});

describe("the board", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });

  it.each(["war", "throw", "exchange"])("ends where the question begins: %s", async (name) => {
    const seeing = await seen(name);
    document.body.innerHTML = '<div class="front"><section data-part="prompt"></section></div>';
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return (this.className === "front" ? { top: 550, bottom: 756 } : { top: 60, bottom: 630 }) as DOMRect;
    });
    const { container } = render(Board, { seeing, doing: NO_DOING });
    await until(() => expect([...container.querySelectorAll<HTMLElement>(".desk > *")].map(({ style }) => style.paddingBottom)).toEqual(["80px", "80px"]));
  });
});

describe("the map", () => {
  it.each([false, true])("tells and asks before what a finger plays on it (on a phone: %s)", async (small) => {
    const seeing = await seen("piece", { small, legal: legal("go tver", "go moscow", "done") });
    const play = vi.fn();
    render(MapBoard, { seeing, doing: { ...NO_DOING, play } });
    await userEvent.click(document.querySelector('[data-target="go tver"]')!);
    expect(play.mock.calls).toEqual([small ? ["go tver", true] : ["go tver"]]);
  });

  it("marks every point where a piece can go with its moves", async () => {
    const seeing = await seen("piece", { legal: legal("go tver", "step tver", "go moscow", "done") });
    render(MapBoard, { seeing, doing: NO_DOING });
    expect(document.querySelectorAll("[data-target]")).toHaveLength(2);
    for (const move of seeing.legal.filter(({ kind }) => kind !== "done")) {
      const spot = document.querySelector(`[data-thing="point:${move.args[0]}"]`);
      expect(spot?.getAttribute("data-target")?.split(", ")).toContain(move.move);
    }
  });

  it("plays a piece by a click, and opens what cannot be chosen", async () => {
    const seeing = await seen("war");
    const play = vi.fn();
    const sight = look(seeing);
    render(MapBoard, { seeing, doing: { ...NO_DOING, play } });
    const take = seeing.legal.find(({ kind }) => kind === "take")!;
    await userEvent.click(document.querySelector(`[data-thing="figure:${take.args[0]}"]`)!);
    expect(play).toHaveBeenCalledWith(take.move);
    const point = sight.figures.points.findIndex((_, at) => piecesAt(sight, at).length > 0);
    await userEvent.click(document.querySelector(`[data-thing="point:${point}"]`)!);
    const card = screen.getByRole("region", { name: pointName(sight, point) });
    expect(within(card).getAllByRole("article")).toHaveLength(piecesAt(sight, point).length);
    await userEvent.click(within(card).getByRole("button"));
    expect(screen.queryByRole("region", { name: pointName(sight, point) })).toBeNull();
  });
});

describe("beside the map", () => {
  it("everybody who waits stands in a cell that is not over", async () => {
    const sight = look(await seen("war"));
    const waiting = sight.view.at.flatMap((at, who) => (at === AWAY.track ? [who] : []));
    const shown = cellsOf(sight).filter(({ past }) => !past).flatMap(({ waiting: here }) => here);
    for (const who of waiting) expect(shown).toContain(who);
    expect(cellsOf(sight).filter(({ now }) => now)).toHaveLength(1);
  });

  it("what ends the game is told with its time", async () => {
    const reigning = await changed("war", (view) => {
      view.tsar = 26;
      view.owner[26] = 0;
      view.long_rule = 8;
      view.cell = 2;
    });
    expect(endsOf(reigning).map(({ id }) => id)).toEqual(["long-rule", "points", "royal", "sobor"]);
    expect(endsOf(reigning)[0]!.text).toContain("1607");
    const vacant = await changed("war", (view) => {
      view.tsar = -1;
      view.cell = 20;
    });
    expect(endsOf(vacant).map(({ id }) => id)).toEqual(["points", "royal", "sobor"]);
    expect(endsOf(vacant)[0]!.text).toContain("30");
  });

  it.each([false, true])("shows the throne, the points and the turns (on a phone: %s)", async (small) => {
    const sight = look(await seen("war", { small }));
    render(Realm, { sight });
    expect(screen.getByRole("list", { name: "The throne" })).toBeVisible();
    expect(screen.getByRole("table", { name: "Turns" })).toBeVisible();
    if (small) expect(screen.getByRole("table", { name: "Parties" })).toBeVisible();
  });
});

describe("in words", () => {
  it.each(ASKED)("no key is left untold: %s", async (name) => {
    const seeing = await seen(name);
    const sight = look(seeing);
    const told = [...face.inWords(seeing).flatMap(({ title, lines }) => [title, ...lines]), face.ask!(seeing), ...seeing.legal.map((move) => foretold(sight, move))];
    for (const line of told) expect(line).not.toMatch(/web-smuta|smuta-|undefined|\{/);
  });
});
