/** The words beside a thing that is pointed at: when they come, and when they go. */

import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { tip } from "../../src/ui/tip.ts";

const LONG = 1000;
let button: HTMLButtonElement;
let leave: (() => void) | void;

const isShown = (): boolean => button.getAttribute("aria-describedby") === "tip";

beforeEach(() => {
  vi.useFakeTimers();
  button = document.body.appendChild(document.createElement("button"));
  leave = tip("Undo (U)")(button);
});
afterEach(() => {
  leave?.();
  button.remove();
  vi.useRealTimers();
});

it("comes when the pointer moves on a thing and rests, and goes with it", async () => {
  await fireEvent.pointerMove(button);
  expect(isShown()).toBe(false);
  vi.advanceTimersByTime(LONG);
  expect(isShown()).toBe(true);
  expect(document.getElementById("tip")).toHaveTextContent("Undo (U)");
  await fireEvent.pointerLeave(button);
  expect(isShown()).toBe(false);
});

it("does not come for a thing that slides under a pointer at rest", async () => {
  await fireEvent.pointerEnter(button);
  vi.advanceTimersByTime(LONG);
  expect(isShown()).toBe(false);
});

it.each(["a click", "Escape"])("stays closed after %s until the pointer comes again", async (how) => {
  await fireEvent.pointerMove(button);
  vi.advanceTimersByTime(LONG);
  await (how === "Escape" ? fireEvent.keyDown(button, { key: "Escape" }) : fireEvent.pointerDown(button));
  await fireEvent.pointerMove(button);
  vi.advanceTimersByTime(LONG);
  expect(isShown()).toBe(false);
  await fireEvent.pointerLeave(button);
  await fireEvent.pointerMove(button);
  vi.advanceTimersByTime(LONG);
  expect(isShown()).toBe(true);
});

it("stays closed after a click that changes its words", async () => {
  await fireEvent.pointerMove(button);
  await fireEvent.pointerDown(button);
  leave?.();
  leave = tip("Redo")(button);
  await fireEvent.pointerMove(button);
  vi.advanceTimersByTime(LONG);
  expect(isShown()).toBe(false);
  await fireEvent.pointerLeave(button);
  await fireEvent.pointerMove(button);
  vi.advanceTimersByTime(LONG);
  expect(document.getElementById("tip")).toHaveTextContent("Redo");
  expect(isShown()).toBe(true);
});

it("does not come after a click before any move", async () => {
  await fireEvent.pointerDown(button);
  await fireEvent.pointerMove(button);
  vi.advanceTimersByTime(LONG);
  expect(isShown()).toBe(false);
});
