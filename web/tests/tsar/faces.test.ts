import { readFileSync } from "node:fs";

import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import { rows } from "../../src/board/content.ts";
import { speech } from "../../src/core/text.svelte.ts";
import Court from "../../src/games/tsar/Court.svelte";
import Disc from "../../src/games/tsar/Disc.svelte";
import { FACES } from "../../src/games/tsar/faces.ts";
import { readFigures, type CourtierLook } from "../../src/games/tsar/figures.ts";
import { BUNDLE } from "../fixtures.ts";
import { serve } from "../server.ts";

const ids = rows(BUNDLE, "courtier").map((row) => String(row["id"]));
const looks = readFigures(BUNDLE).courtiers;

function drawn(look: CourtierLook, change: Record<string, unknown> = {}): HTMLElement {
  return render(Disc, { look, language: "en", radius: 29, ...change }).container;
}

const paths = (container: HTMLElement): string[] => [...container.querySelectorAll(".bust path")].map((path) => path.getAttribute("d") ?? "");

describe("the faces of the courtiers", () => {
  it("are there for everybody in the content, and for nobody else", () => {
    expect(Object.keys(FACES).sort()).toEqual([...ids].sort());
  });

  it("are all different: everybody has hair, hat, dress or things that nobody else has", () => {
    const coarse = ids.map((id) => FACES[id]!.filter((part) => !part.fine && part.pen === "shape").map((part) => part.d));
    for (const [at, own] of coarse.entries()) {
      const others = new Set(coarse.flatMap((shapes, other) => (other === at ? [] : shapes)));
      expect(own.filter((d) => !others.has(d)).length, ids[at]).toBeGreaterThanOrEqual(3);
    }
  });

  it("have more lines on a card than on a token", () => {
    for (const look of looks) {
      const token = paths(drawn(look));
      const card = paths(drawn(look, { large: true }));
      expect(card.length, look.id).toBeGreaterThan(token.length);
      expect(card).toEqual(expect.arrayContaining(token));
    }
  });

  it("stay near their medallion", () => {
    for (const id of ids) {
      for (const { d } of FACES[id]!) {
        const starts = [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y)));
        expect(Math.max(...starts), `${id} ${d}`).toBeLessThan(58);
      }
    }
  });

  it("keep the letter and the colour as marks, in both languages", () => {
    for (const look of looks) {
      expect(look.role["en"]).toBeTruthy();
      expect(look.role["ru"]).toBeTruthy();
      for (const language of ["en", "ru"]) {
        const container = drawn(look, { language });
        expect(container.querySelector(".initial")?.textContent).toBe(look.initial[language]);
        expect(container.querySelector<SVGElement>("[style*='--bust-own']")?.style.getPropertyValue("--bust-own")).toBe(look.colour);
      }
    }
  });

  it("give way to the letter for a courtier of a changed content", () => {
    const container = drawn({ ...looks[0]!, id: "stranger" });
    expect(container.querySelector(".bust")).toBeNull();
    expect(container.querySelector(".initial")?.textContent).toBe("A");
  });

  it("use only colours that exist", () => {
    const css = readFileSync("src/board/bust/bust.css", "utf8");
    const tints = new Set(ids.flatMap((id) => FACES[id]!.map((part) => part.tint)));
    tints.delete("own");
    for (const tint of tints) expect(css, tint).toContain(`--bust-${tint}:`);
  });
});

describe("the page for learners", () => {
  it("shows the whole court with names and roles in both languages", async () => {
    await speech.learn("web-pages");
    serve({ "GET content/tsar": BUNDLE });
    const { container } = render(Court);
    await screen.findByRole("heading", { name: "Who is who at court" });
    expect(container.querySelectorAll("li .bust.large")).toHaveLength(ids.length);
    expect(screen.getByText("Merlin").parentElement).toHaveTextContent("astrologer");
    await speech.speak("ru");
    expect((await screen.findByText("Мерлин")).parentElement).toHaveTextContent("звездочёт");
    await speech.speak("en");
  });
});
