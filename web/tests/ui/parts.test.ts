import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet } from "svelte";
import { describe, expect, it, vi } from "vitest";

import Button from "../../src/ui/Button.svelte";
import Choice from "../../src/ui/Choice.svelte";
import Dialog from "../../src/ui/Dialog.svelte";
import Field from "../../src/ui/Field.svelte";
import RuleMark from "../../src/ui/RuleMark.svelte";
import SeatMark, { seatLetter } from "../../src/ui/SeatMark.svelte";
import Toasts from "../../src/ui/Toasts.svelte";
import { toasts } from "../../src/ui/toasts.svelte.ts";
import Toggle from "../../src/ui/Toggle.svelte";
import { BOOKS } from "../fixtures.ts";
import { serve } from "../server.ts";

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

describe("a button", () => {
  it("takes no second click while something is under way", async () => {
    const onclick = vi.fn();
    const { rerender } = render(Button, { onclick, children: words("Play") });
    await userEvent.click(screen.getByRole("button", { name: "Play" }));
    await rerender({ busy: true });
    await userEvent.click(screen.getByRole("button", { name: "Play" }));
    expect(onclick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("button")).toHaveAttribute("aria-busy", "true");
  });

  it("is a link where it leads somewhere", () => {
    render(Button, { href: "/new", children: words("New table") });
    expect(screen.getByRole("link", { name: "New table" })).toHaveAttribute("href", "/new");
  });
});

describe("a choice", () => {
  const offers = [
    { value: "a", label: "One", about: "The first." },
    { value: "b", label: "Two" },
  ];

  it("is a group of radio buttons, by mouse and by key", async () => {
    const onchange = vi.fn();
    render(Choice, { legend: "Which?", offers, value: "a", onchange });
    expect(screen.getByRole("group", { name: "Which?" })).toBeInTheDocument();
    expect(screen.getByText("The first.")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("radio", { name: "Two" }));
    expect(onchange).toHaveBeenLastCalledWith("b");
    expect(screen.queryByText("The first.")).toBeNull();
    await userEvent.keyboard("{ArrowLeft}");
    expect(onchange).toHaveBeenLastCalledWith("a");
  });
});

it("a switch says what it switches and why", async () => {
  const onchange = vi.fn();
  render(Toggle, { label: "Spectators allowed", about: "Only what lies open.", checked: false, onchange });
  const control = screen.getByRole("switch", { name: "Spectators allowed" });
  expect(control).toHaveAccessibleDescription("Only what lies open.");
  await userEvent.click(control);
  expect(onchange).toHaveBeenCalledWith(true);
});

it("a field ties its mistake to the input", () => {
  render(Field, { label: "Name", value: "", error: "Too short." });
  const input = screen.getByLabelText("Name");
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription("Too short.");
});

it("a dialog has its title as its name and closes by its cross", async () => {
  const onclose = vi.fn();
  render(Dialog, { open: true, title: "Leave?", onclose, children: words("Sure?") });
  expect(screen.getByRole("dialog", { name: "Leave?" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onclose).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Sure?")).toBeNull();
});

it("a rule mark opens its paragraph, with the way into the book", async () => {
  const calls = serve({ "GET rules/tsar": BOOKS });
  render(RuleMark, { game: "tsar", rule: "TSR-PRM-04" });
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: /TSR-PRM-04/ }));
  expect(await screen.findByText(/never/i)).toBeVisible();
  expect(screen.getByRole("link", { name: "Open in the rulebook" })).toHaveAttribute("href", "/rules/tsar#TSR-PRM-04");
});

it("every seat has a letter of its own, and is read where it stands alone", () => {
  const letters = [0, 1, 2, 3, 4, 5].map(seatLetter);
  expect(new Set(letters).size).toBe(6);
  render(SeatMark, { seat: 2, label: "Seat 3" });
  expect(screen.getByRole("img", { name: "Seat 3" })).toHaveTextContent("III");
});

it("short messages are told to a screen reader, once each, and can be put away", async () => {
  toasts.shown = []; // files of tests share what is shown
  render(Toasts);
  toasts.say("Copied", "good");
  toasts.say("Copied", "good");
  expect(await screen.findAllByText("Copied")).toHaveLength(1);
  expect(screen.getByRole("status")).toHaveTextContent("Copied");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("Copied")).toBeNull();
});
