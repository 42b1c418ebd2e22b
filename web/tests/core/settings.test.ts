import { expect, it, vi } from "vitest";

import { browserLanguage, Settings, settings } from "../../src/core/settings.svelte.ts";

it.each([
  [["de-DE", "ru-RU", "en"], "ru"],
  [["en-GB", "ru"], "en"],
  [["fr"], "en"],
] as const)("takes the first language of the browser that it speaks: %j", (wanted, expected) => {
  expect(browserLanguage(wanted)).toBe(expected);
});

it("keeps what was set and shows it at once", () => {
  settings.set({ theme: "dark", motion: "less", sound: 0.2 });
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  expect(document.documentElement.dataset["motion"]).toBe("less");
  settings.theme = "light";
  settings.read();
  expect([settings.theme, settings.motion, settings.sound]).toEqual(["dark", "less", 0.2]);
});

it("falls back to what it knows when the shelf holds nonsense", () => {
  localStorage.setItem("prestol-settings", JSON.stringify({ theme: "pink", sound: 7, language: "xx", notify: "yes" }));
  settings.read();
  expect([settings.theme, settings.sound, settings.language, settings.notify]).toEqual(["device", 1, "en", false]);
  localStorage.setItem("prestol-settings", "{broken");
  settings.read();
  expect(settings.theme).toBe("device");
});

it("follows the device in the dark unless something else is set", () => {
  settings.set({ theme: "device" });
  expect(settings.dark).toBe(false);
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("dark"), addEventListener: vi.fn() }));
  expect(new Settings().dark).toBe(true);
  settings.set({ theme: "light" });
  expect(new Settings().dark).toBe(false);
});
