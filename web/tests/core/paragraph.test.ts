import { describe, expect, it } from "vitest";

import { holds, parseParagraph } from "../../src/core/paragraph.ts";
import { BOOKS } from "../fixtures.ts";

describe("a paragraph", () => {
  it("is taken apart into emphasis, code, rule ids and its source", () => {
    expect(parseParagraph("*Pass.* See TSR-R-05 and `first_player`. [“Ascent”]")).toEqual([
      { kind: "strong", text: "Pass." },
      { kind: "plain", text: " See " },
      { kind: "rule", text: "TSR-R-05" },
      { kind: "plain", text: " and " },
      { kind: "code", text: "first_player" },
      { kind: "plain", text: ". " },
      { kind: "source", text: "[“Ascent”]" },
    ]);
  });

  it("knows rule ids whose chapter begins with a figure", () => {
    expect(parseParagraph("See IVN-2PL-03.")[1]).toEqual({ kind: "rule", text: "IVN-2PL-03" });
  });

  it("loses nothing of the books but the marks", () => {
    for (const book of [BOOKS.en, BOOKS.ru]) {
      for (const text of Object.values(book.paragraphs)) {
        const told = parseParagraph(text)
          .map((piece) => piece.text)
          .join("");
        expect(told.replace(/[*`]/g, "").trim()).toBe(text.replace(/[*`]/g, "").trim());
      }
    }
  });

  it("points out the words that were sought, whatever their case", () => {
    const found = parseParagraph("The vote is secret; votes are shown.", ["VOTE"]).filter((piece) => piece.kind === "found");
    expect(found.map((piece) => piece.text)).toEqual(["vote", "vote"]);
  });
});

describe("a search", () => {
  it("wants all words, in the id or in the text", () => {
    expect(holds("TSR-VOT-01", "The crown goes to the leader.", ["crown", "vot"])).toBe(true);
    expect(holds("TSR-VOT-01", "The crown goes to the leader.", ["crown", "goal"])).toBe(false);
  });

  it("takes ё and е for the same letter", () => {
    expect(holds("X-1", "Пётр поднимается", ["петр"])).toBe(true);
    expect(holds("X-1", "Петр поднимается", ["пётр"])).toBe(true);
  });

  it("takes signs as signs", () => {
    expect(parseParagraph("10 + 3 × 5 (a)", ["(a", "+"]).filter((piece) => piece.kind === "found").length).toBe(2);
  });
});
