import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";

import App from "../../src/App.svelte";
import { place } from "../../src/core/router.svelte.ts";
import { session } from "../../src/core/session.svelte.ts";
import { ME } from "../fixtures.ts";
import { serve } from "../server.ts";
import { until } from "../until.ts";

beforeEach(() => {
  serve({ "GET me": ME, "GET about": { version: "1", protocol: 1, compiled: true } });
  session.set(ME);
});

it("walks from page to page, tells the screen reader, and names the window", async () => {
  place.go("/settings");
  render(App);
  await screen.findByRole("heading", { level: 1, name: "Settings" });
  expect(document.title).toBe("Settings · Prestol");
  await userEvent.click(screen.getByRole("link", { name: "About" }));
  await screen.findByRole("heading", { level: 1, name: "About Prestol" });
  await until(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  history.back();
  await screen.findByRole("heading", { level: 1, name: "Settings" });
});

it("changes language and theme from the head of every page", async () => {
  place.go("/settings");
  render(App);
  await userEvent.click(await screen.findByRole("button", { name: "Dark theme" }));
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  await userEvent.click(within(screen.getByRole("banner")).getByRole("button", { name: "Русский" }));
  await screen.findByRole("heading", { level: 1, name: "Настройки" });
  expect(screen.getByRole("link", { name: "Гость 1234" })).toHaveAttribute("href", "/account");
});

it.each(["/no/such/page", "/rules/chess", "/rules/chess/provenance", "/new/chess", "/learn/chess"])("says so where there is no such page: %s", async (path) => {
  place.go(path);
  render(App);
  await screen.findByRole("heading", { level: 1, name: "Page not found" });
  expect(screen.getByRole("link", { name: "Back to the home page" })).toHaveAttribute("href", "/");
});
