import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { speech } from "../../src/core/text.svelte.ts";
import Host from "./AreaMapHost.svelte";
import { until } from "../until.ts";

const box = (): number[] => screen.getByRole("group", { name: "Map" }).getAttribute("viewBox")!.split(" ").map(Number);
const press = (key: string): Promise<boolean> => fireEvent.keyDown(window, { key });

beforeEach(async () => {
  await speech.learn("web-table");
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return (this.tagName === "rect" ? { left: 450, top: 350, width: 10, height: 10 } : { left: 0, top: 0, width: 500, height: 400 }) as DOMRect;
  });
});

describe("a map", () => {
  it("is made larger and smaller by buttons and keys, first where something can be done", async () => {
    render(Host, { act: vi.fn() });
    expect(box()).toEqual([0, 0, 1000, 800]);
    expect(screen.getByRole("button", { name: "Zoom out" })).toBeDisabled();
    await fireEvent.click(screen.getByRole("button", { name: "Zoom in" }));
    const [x = 0, y = 0, width = 0] = box();
    expect(width).toBeCloseTo(1000 / 1.5);
    expect(x + width).toBeCloseTo(1000);
    expect(y).toBeGreaterThan(0);
    await press("+");
    expect(box()[2]).toBeCloseTo(1000 / 2.25);
    await press("-");
    expect(box()[2]).toBeCloseTo(1000 / 1.5);
    await press("0");
    expect(box()).toEqual([0, 0, 1000, 800]);
  });

  it("shows all of itself again where the answer to a new question lies outside", async () => {
    const { rerender } = render(Host, { act: vi.fn(), question: "first" });
    await press("+");
    await rerender({ question: "second" });
    await until(() => expect(box()[2]).toBeCloseTo(1000 / 1.5));
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return (this.tagName === "rect" ? { left: 700, top: 350, width: 10, height: 10 } : { left: 0, top: 0, width: 500, height: 400 }) as DOMRect;
    });
    await rerender({ question: "third" });
    await until(() => expect(box()).toEqual([0, 0, 1000, 800]));
  });

  it("follows the wheel and two fingers", async () => {
    render(Host, { act: vi.fn() });
    const map = screen.getByRole("group", { name: "Map" });
    await fireEvent.wheel(map, { deltaY: -300, clientX: 250, clientY: 200 });
    const [x = 0, , width = 0] = box();
    expect(width).toBeLessThan(1000);
    expect(x + width / 2).toBeCloseTo(500);
    await press("0");
    await fireEvent.pointerDown(map, { pointerId: 1, clientX: 200, clientY: 200, button: 0 });
    await fireEvent.pointerDown(map, { pointerId: 2, clientX: 300, clientY: 200, button: 0 });
    await fireEvent.pointerMove(window, { pointerId: 2, clientX: 400, clientY: 200 });
    expect(box()[2]).toBeCloseTo(500);
  });

  it.each([
    { finger: 22, away: 18, answers: 1 },
    { finger: 22, away: 30, answers: 0 },
    { finger: 0, away: 18, answers: 0 },
  ])("gives a touch to the answer that it missed by no more than a fingertip: %o", async ({ finger, away, answers }) => {
    const act = vi.fn();
    render(Host, { act, finger });
    await fireEvent.click(screen.getByRole("group", { name: "Map" }), { clientX: 455 - away, clientY: 355 });
    expect(act).toHaveBeenCalledTimes(answers);
    await fireEvent.click(screen.getByRole("button", { name: "Town" }), { clientX: 455, clientY: 355 });
    expect(act, "what is hit answers once").toHaveBeenCalledTimes(answers + 1);
  });

  it("is dragged without a click on what lies under it", async () => {
    const act = vi.fn();
    render(Host, { act });
    const town = screen.getByRole("button", { name: "Town" });
    await fireEvent.click(town);
    expect(act).toHaveBeenCalledTimes(1);
    await press("+");
    const [before = 0] = box();
    await fireEvent.pointerDown(town, { pointerId: 1, clientX: 200, clientY: 200, button: 0 });
    await fireEvent.pointerMove(window, { pointerId: 1, clientX: 240, clientY: 200 });
    await fireEvent.pointerUp(window, { pointerId: 1 });
    await fireEvent.click(town);
    expect(box()[0]).toBeLessThan(before);
    expect(act).toHaveBeenCalledTimes(1);
    await fireEvent.click(town);
    expect(act).toHaveBeenCalledTimes(2);
  });
});
