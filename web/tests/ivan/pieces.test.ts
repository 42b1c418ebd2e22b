import { readFileSync } from "node:fs";

import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import Piece from "../../src/games/ivan/Piece.svelte";
import { LETTER, pieceOf, type Kind } from "../../src/games/ivan/pieces.ts";

const KINDS = Object.keys(LETTER) as Kind[];
const SEATS = [0, 1, 2, 3];

const outline = (kind: Kind, seat: number): string => pieceOf(kind, seat).map((part) => part.d).join(" ");

describe("the pieces of the families", () => {
  it("have a shape for each kind", () => {
    for (const seat of SEATS) expect(new Set(KINDS.map((kind) => outline(kind, seat))).size).toBe(KINDS.length);
  });

  it("give every family a boyar with a face of its own", () => {
    expect(new Set(SEATS.map((seat) => outline("boyar", seat))).size).toBe(SEATS.length);
  });

  it("show the colour and the letters of the seat on each of them", () => {
    for (const kind of KINDS) {
      for (const seat of SEATS) {
        expect(pieceOf(kind, seat).some((part) => part.tint === "own"), kind).toBe(true);
        const { container, unmount } = render(Piece, { kind, seat });
        expect(container.querySelector("text")?.textContent).toBe(["I", "II", "III", "IV"][seat]);
        expect(container.querySelector<SVGElement>("[data-piece]")?.style.getPropertyValue("--own")).toBe(`var(--seat-${seat})`);
        unmount();
      }
    }
  });

  it("count pieces that stand together", () => {
    const { container } = render(Piece, { kind: "warrior", seat: 1, count: 3 });
    expect(container.querySelector(".count")?.textContent).toBe("3");
  });

  it("use only colours that exist", () => {
    const css = readFileSync("src/board/bust/bust.css", "utf8");
    const tints = new Set(KINDS.flatMap((kind) => SEATS.flatMap((seat) => pieceOf(kind, seat).map((part) => part.tint))));
    tints.delete("own");
    for (const tint of tints) expect(css, tint).toContain(`--bust-${tint}:`);
  });
});
