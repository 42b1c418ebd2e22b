/** What is said beside a thing that is pointed at: nothing where the prompt says it, among the answers. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Clickable } from "../../src/board/clickable.ts";
import Spot from "../../src/board/Spot.svelte";

const LONG = 1000;
const children = createRawSnippet(() => ({ render: () => "<b>Volga</b>" }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ["the board", "on the Volga", true],
  ["the prompt", "on the Volga", false],
  ["the board", "", false],
])("a thing in %s with the words “%s” has a tip: %s", async (where, words, has) => {
  const point = vi.fn();
  const clickable: Clickable = { thing: "city:1", told: "Take Volga.", target: true, moves: ["take volga"], picked: false, lit: false, act: () => undefined, point };
  const target = document.body.appendChild(document.createElement("section"));
  if (where === "the prompt") target.dataset["part"] = "prompt";
  const { unmount } = render(Spot, { target, props: { clickable, words, children } });
  const button = screen.getByRole("button", { name: "Take Volga." });
  await fireEvent.pointerEnter(button);
  await fireEvent.pointerMove(button);
  vi.advanceTimersByTime(LONG);
  expect(button.getAttribute("aria-describedby")).toBe(has ? "tip" : null);
  expect(point).toHaveBeenCalledWith(true);
  unmount();
  target.remove();
});
