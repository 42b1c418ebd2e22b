import { expect, it, vi } from "vitest";

import { bringInView } from "../../src/table/inview.ts";

/** A part of the screen 100 high that scrolls, with answers at these heights, each 20 high; those that were scrolled to. */
function scrolledTo(tops: readonly number[], free = false): number[] {
  const part = document.createElement("div");
  part.style.overflowY = "auto";
  const box = (top: number, height: number) => (): DOMRect => new DOMRect(0, top, 10, height);
  part.getBoundingClientRect = box(0, 100);
  const asked: number[] = [];
  for (const top of tops) {
    const answer = part.appendChild(document.createElement("button"));
    answer.dataset["target"] = "";
    if (free) answer.dataset["free"] = "sell";
    answer.getBoundingClientRect = box(top, 20);
    answer.scrollIntoView = vi.fn(() => void asked.push(top));
  }
  document.body.append(part);
  bringInView(part);
  part.remove();
  return asked;
}

it("scrolls to answers that are out of sight, to the first of them in the end", () => {
  expect(scrolledTo([120, 150, 180])).toEqual([180, 120]);
  expect(scrolledTo([95, 150])).toEqual([150, 95]);
});

it("leaves the screen alone where an answer is in sight or only free actions are open", () => {
  expect(scrolledTo([40, 150])).toEqual([]);
  expect(scrolledTo([150], true)).toEqual([]);
  expect(scrolledTo([])).toEqual([]);
});
