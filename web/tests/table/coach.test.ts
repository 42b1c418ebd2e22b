import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";

import tsar from "../../src/games/tsar/index.ts";
import Coach from "../../src/table/Coach.svelte";
import type { Lesson } from "../../src/table/face.ts";
import { speech } from "../../src/core/text.svelte.ts";
import { sit } from "../sitting.ts";

it("a lesson that passed steps over is done with its last one", async () => {
  const steps: Lesson["steps"] = [
    { id: "welcome", when: () => true },
    { id: "missed", when: () => false },
    { id: "end", when: () => true },
  ];
  const lesson: Lesson = { prefix: "web-tsar-learn", loose: true, steps };
  await speech.learn("web-table");
  const { desk } = await sit(tsar, "raise");
  render(Coach, { desk, lesson, onleave: () => undefined });
  expect(screen.getByText("1 of 3")).toBeInTheDocument();
  await fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByText("3 of 3")).toBeInTheDocument();
  await fireEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("region")).toBeNull();
});

it("on a small screen a text is folded away to its title until the next one comes", async () => {
  const steps: Lesson["steps"] = [{ id: "welcome", when: () => true }, { id: "end", when: () => true }];
  const lesson: Lesson = { prefix: "web-tsar-learn", steps };
  await speech.learn("web-table");
  const { desk } = await sit(tsar, "raise");
  desk.small = true;
  const { container } = render(Coach, { desk, lesson, onleave: () => undefined });
  const title = (): HTMLElement => container.querySelector<HTMLElement>("[aria-expanded]")!;
  await fireEvent.click(title());
  expect(title()).toHaveAttribute("aria-expanded", "false");
  expect(container.querySelector("p")).not.toBeVisible();
  await fireEvent.click(title());
  await fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(title()).toHaveAttribute("aria-expanded", "true");
  expect(container.querySelector("p")).toBeVisible();
});
